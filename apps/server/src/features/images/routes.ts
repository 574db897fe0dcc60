import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { matchesEntityTag } from "../../platform/ssr/entityTag.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { findArt } from "./findArt.ts";
import { imageKey, parseImageAddress, type ImageAddress } from "./imageAddress.ts";
import { createImageCache } from "./imageCache.ts";
import { createImageSource, type ImageSource } from "./imageSource.ts";
import { IMMUTABLE } from "./immutable.ts";
import { registerPalette } from "./paletteRoute.ts";
import { createRasterPool, PoolFull, type RasterPool } from "./rasterPool.ts";
import { warmPosters } from "./warmPosters.ts";

export interface ImageDeps {
  /** The catalogue as it stands now. */
  snapshot(): CatalogueSnapshot;
  /** Images are kept in its folder `images`. */
  cacheDir: string;
  log: FastifyBaseLogger;
  /** Another pool in tests. */
  pool?: RasterPool;
  maxCacheBytes?: number;
}

export interface Images {
  /** Draws all posters ahead in the background; call it again when there is a new catalogue. */
  warm(): Promise<void>;
  /** Ends the warm-up and the child processes; runs by itself when the app closes. */
  close(): void;
}

/** A wall of posters is many requests at once, and most come from the disk: more of them than of other requests. */
const RATE_LIMIT = { max: 3000, timeWindow: "1 minute" };
const RETRY_AFTER_SECONDS = 2;

interface ImageRequest {
  Params: { width: string; file: string };
  Querystring: Record<string, unknown>;
}

/** GET /api/image/tmdb/w{width}/{file} and the palette. Nothing is drawn or rasterised in this process. */
export function registerImages(app: FastifyInstance, { snapshot, cacheDir, log, pool = createRasterPool(), maxCacheBytes }: ImageDeps): Images {
  const cache = createImageCache({ folder: join(cacheDir, "images"), maxBytes: maxCacheBytes });
  const source = createImageSource({ cache, pool, log });
  app.get<ImageRequest>("/api/image/tmdb/:width/:file", { config: { rateLimit: RATE_LIMIT } }, (request, reply) => sendImage(request, { reply, snapshot: snapshot(), source }));
  registerPalette(app, snapshot);

  let warming = new AbortController();
  const images: Images = {
    warm: () => {
      warming.abort();
      warming = new AbortController();
      return warmPosters({ snapshot: snapshot(), source, log, signal: warming.signal });
    },
    close: () => {
      warming.abort();
      pool.close();
    },
  };
  app.addHook("onListen", async () => {
    void cache
      .sweep()
      .then(images.warm)
      .catch((error: unknown) => log.warn({ err: error }, "images could not be prepared"));
  });
  app.addHook("onClose", async () => images.close());
  return images;
}

interface Sending {
  reply: FastifyReply;
  snapshot: CatalogueSnapshot;
  source: ImageSource;
}

async function sendImage(request: FastifyRequest<ImageRequest>, { reply, snapshot, source }: Sending): Promise<FastifyReply> {
  reply.header("cache-control", "no-store");
  const address = parseImageAddress({ ...request.params, query: request.query });
  if (address instanceof Refusal) return sendRefusal(reply, address);
  const facts = findArt(snapshot, address.art, address.name);
  if (!facts) return sendRefusal(reply, refuse("not-found", "There is no such image."));
  const tag = `W/"${imageKey(address)}"`;
  if (matchesEntityTag(request.headers["if-none-match"], tag)) return reply.header("cache-control", IMMUTABLE).header("etag", tag).code(304).send();
  const image = await source.image(address, facts).catch((error: unknown) => notDrawn(request, { address, error }));
  if (image instanceof Refusal) return sendRefusal(reply.header("retry-after", RETRY_AFTER_SECONDS), image);
  return reply
    .header("cache-control", IMMUTABLE)
    .header("etag", tag)
    .type(address.format === "webp" ? "image/webp" : "image/jpeg")
    .send(image);
}

function notDrawn(request: FastifyRequest<ImageRequest>, { address, error }: { address: ImageAddress; error: unknown }): Refusal {
  if (error instanceof PoolFull) return refuse("unavailable", "Too many images are being drawn. Try again in a moment.");
  request.log.error({ err: error, image: imageKey(address) }, "image could not be drawn");
  return refuse("unavailable", "This image could not be drawn now. Try again in a moment.");
}
