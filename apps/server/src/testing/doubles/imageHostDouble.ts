import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";

/** How the double answers for a file, as long as it does so. */
export type ImageTrick =
  | "404"
  | "429"
  | "500"
  | "reset"
  | "slow"
  | "html"
  | "lying"
  | "svg"
  | "empty"
  | "cut"
  | "truncated"
  | "huge"
  | "endless"
  | "bomb"
  | "redirect";

export interface ImageHostDouble {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Addresses that were asked for, in order. */
  asked: string[];
  /** What it does wrong, by file name; whoever is not named gets a picture. */
  tricks: Map<string, ImageTrick>;
  /** Most requests that were answered at once. */
  mostAtOnce(): number;
  stop(): Promise<void>;
}

const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  w780: { width: 780, height: 1170 },
  w1280: { width: 1280, height: 720 },
  h632: { width: 421, height: 632 },
};
const COPYRIGHT = { IFD0: { Copyright: "a mark of the double" } };

/** A night-blue picture with a light sky and a red sign, so that its colours are known. */
async function invent(size: { width: number; height: number }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none" width="${size.width}" height="${size.height}">
    <rect width="100" height="100" fill="#101a3c"/><rect width="100" height="30" fill="#e8eef8"/><rect x="40" y="60" width="20" height="20" fill="#e02020"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).withExif(COPYRIGHT).toBuffer();
}

const HTML = "<!doctype html><title>Bad gateway</title>";
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

interface Playing {
  response: ServerResponse;
  picture: Buffer;
  slowMs: number;
}

const PLAYS: Record<ImageTrick, (playing: Playing) => Promise<unknown> | unknown> = {
  404: ({ response }) => response.writeHead(404, { "content-type": "text/html" }).end(HTML),
  429: ({ response }) => response.writeHead(429, { "retry-after": "600" }).end(),
  500: ({ response }) => response.writeHead(500, { "content-type": "text/html" }).end(HTML),
  reset: ({ response }) => response.destroy(),
  slow: async ({ response, picture, slowMs }) => {
    await sleep(slowMs);
    response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
  },
  html: ({ response }) => response.writeHead(200, { "content-type": "text/html" }).end(HTML),
  lying: ({ response }) => response.writeHead(200, { "content-type": "image/jpeg" }).end(HTML),
  svg: ({ response }) => response.writeHead(200, { "content-type": "image/svg+xml" }).end(SVG),
  empty: ({ response }) => response.writeHead(200, { "content-type": "image/jpeg" }).end(),
  // Half a file that says it is whole, and a connection that ends before what was promised.
  cut: ({ response, picture }) =>
    response
      .writeHead(200, { "content-type": "image/jpeg" })
      .end(picture.subarray(0, picture.length / 2)),
  truncated: ({ response, picture }) => {
    response
      .writeHead(200, { "content-type": "image/jpeg", "content-length": picture.length })
      .write(picture.subarray(0, picture.length / 2));
    setTimeout(() => response.destroy(), 20);
  },
  huge: ({ response }) =>
    response
      .writeHead(200, { "content-type": "image/jpeg", "content-length": 1e10 })
      .write("\xff\xd8\xff"),
  endless: async ({ response, picture }) => {
    response.writeHead(200, { "content-type": "image/jpeg" });
    while (!response.destroyed) {
      response.write(picture);
      await sleep(1);
    }
  },
  bomb: async ({ response }) => {
    const bomb = await sharp({
      create: { width: 5_000, height: 5_000, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    response.writeHead(200, { "content-type": "image/png" }).end(bomb);
  },
  redirect: ({ response }) =>
    response.writeHead(302, { location: "http://127.0.0.1:9/elsewhere.jpg" }).end(),
};

/** A stand-in for TMDB's image host, which also misbehaves. */
export async function startImageHostDouble({
  slowMs = 100,
  latencyMs = 0,
} = {}): Promise<ImageHostDouble> {
  const pictures = new Map(
    await Promise.all(
      Object.entries(SIZES).map(async ([name, size]) => [name, await invent(size)] as const),
    ),
  );
  const asked: string[] = [];
  const tricks = new Map<string, ImageTrick>();
  const busy = { now: 0, most: 0 };
  const server = createServer((request, response) => {
    const address = request.url ?? "/";
    asked.push(address);
    busy.most = Math.max(busy.most, ++busy.now);
    response.on("close", () => busy.now--);
    const [, size = "", file = ""] = /^\/t\/p\/(\w+)\/([\w-]+\.jpg)$/.exec(address) ?? [];
    const picture = pictures.get(size);
    const trick = picture ? tricks.get(file) : "404";
    const play = trick ? PLAYS[trick] : PLAYS.slow;
    const answer = async () =>
      play({ response, picture: picture ?? Buffer.alloc(0), slowMs: trick ? slowMs : latencyMs });
    answer().catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("no port was given");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return {
    url: `http://127.0.0.1:${place.port}`,
    asked,
    tricks,
    mostAtOnce: () => busy.most,
    stop,
  };
}
