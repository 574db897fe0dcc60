import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  endpoints,
  type CallApi,
  type Endpoint,
  type EndpointId,
  type RenderPage,
} from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import { SOCKET_PATH } from "@worthy/contract/socketManifest";
import { Server } from "socket.io";
import { buildWeb } from "../../build.ts";

const dist = join(import.meta.dirname, "../../dist");
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><path fill="#345" d="M0 0h2v3H0z"/></svg>';
/** What the product sends: nothing inline may run. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-src https://www.youtube-nocookie.com; object-src 'none'";

export interface Pages {
  origin: string;
  /** Calls that the browser made, in order. */
  calls: {
    id: EndpointId;
    bearer: string | null;
    key: string;
    input: { params: Record<string, string>; body: unknown };
  }[];
  /** Fails if a page sent fields that the product refuses. */
  close: () => Promise<void>;
}

interface PageOptions {
  call: CallApi;
  /** The person whose session cookie comes with every page. */
  userId?: string;
  isSandbox?: boolean;
  /** The stand-in's answers depend on what stands after the question mark. */
  readsQueries?: boolean;
}

interface AskedEndpoint {
  id: EndpointId;
  params: Record<string, string>;
}

/** Once a file of tests: nobody edits meanwhile. */
let built: Promise<unknown> | null = null;

/** The built pages on a port of their own, over a stand-in for the API. */
export async function startPages(options: PageOptions): Promise<Pages> {
  await (built ??= buildWeb({ log: () => {} }));
  const pages = await loadPages(options);
  const calls: Pages["calls"] = [];
  const refused: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (TYPES[extname(pathname)]) {
      return void response
        .writeHead(200, {
          "content-type": TYPES[extname(pathname)],
          "cache-control": "public, max-age=31536000, immutable",
        })
        .end(await readFile(join(dist, "client", pathname)));
    }
    const endpoint = endpointOf(request.method ?? "GET", pathname);
    if (endpoint) {
      const made = await readCall(endpoint, request);
      // What a page of an earlier test has sent as it was left.
      if (!(request.headers.cookie ?? "").split("; ").includes(cookie))
        return void response.writeHead(410).end();
      calls.push(made);
      refused.push(...unknownFields(made, searchParams));
      const query = options.readsQueries ? { query: Object.fromEntries(searchParams) } : {};
      return answerCall(
        options.call,
        { id: made.id, input: { ...made.input, ...query } },
        response,
      );
    }
    if (pathname.startsWith("/api/image/"))
      return void response.writeHead(200, { "content-type": "image/svg+xml" }).end(PICTURE);
    return answerPage(await pages(request.url ?? "/"), cookie, response);
  }

  const place = places.find(({ answer: taken }) => !taken) ?? (await openPlace());
  const cookie = `visit=${(visits += 1)}`;
  place.answer = answer;
  return {
    origin: place.origin,
    calls,
    close: async () => {
      place.answer = null;
      place.sockets.disconnectSockets(true);
      if (refused.length > 0) throw new Error(`the product refuses: ${refused.join(", ")}`);
    },
  };
}

/** An address at which one test after the other answers, so that the browser keeps the files that it has from there. */
interface Place {
  origin: string;
  answer: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
  sockets: Server;
}

const places: Place[] = [];
let visits = 0;

async function openPlace(): Promise<Place> {
  const server = createServer((request, response) => {
    if (!place.answer) return void response.writeHead(410).end();
    void place
      .answer(request, response)
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  // A socket that has nothing to tell: without one, browsers complain.
  const sockets = new Server(server, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    serveClient: false,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo; // listening on TCP
  const place: Place = { origin: `http://127.0.0.1:${port}`, answer: null, sockets };
  places.push(place);
  return place;
}

type Page = Awaited<ReturnType<RenderPage>>;

/** Loads the build; the function it returns renders the page at an address. */
async function loadPages({
  call,
  userId,
  isSandbox,
}: PageOptions): Promise<(url: string) => Promise<Page>> {
  const { renderPage }: { renderPage: RenderPage } = await import(
    pathToFileURL(join(dist, "server", "public.server.js")).href
  );
  const files: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await readFile(join(dist, "client", ".vite", "manifest.json"), "utf8"),
  );
  const entry = files["src/entries/browser.tsx"];
  const assets = {
    styles: (entry?.css ?? []).map((file) => `/${file}`),
    preloads: [],
    parts: {},
    fonts: [],
    entry: `/${entry?.file}`,
    themeScript: "/theme.js",
  };
  return async (url) =>
    renderPage({
      url,
      origin: "https://worthy.example",
      call,
      assets,
      isSandbox,
      ...(userId ? { userId } : {}),
    });
}

function answerPage(page: Page, cookie: string, response: ServerResponse): void {
  response
    .writeHead(page.status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "set-cookie": `${cookie}; HttpOnly; SameSite=Lax; Path=/`,
      ...(page.location ? { location: page.location } : {}),
    })
    .end(page.html);
}

/** The fields of a call that its endpoint doesn't declare. */
function unknownFields(
  { id, input: { body } }: Pages["calls"][number],
  searchParams: URLSearchParams,
): string[] {
  const spec: Endpoint = endpoints[id];
  const { "xr-client": _client, ...query } = Object.fromEntries(searchParams);
  return Object.entries({ query, body }).flatMap(([part, sent]) => {
    const issues = spec[part as "query" | "body"]?.safeParse(sent).error?.issues ?? []; // the object's two keys
    const names = issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? [[...issue.path, ...issue.keys].join(".")] : [],
    );
    const undeclared = spec[part as "query" | "body"] ? [] : Object.keys(sent ?? {});
    return [...names, ...undeclared].map((name) => `${name} in the ${part} of ${id}`);
  });
}

async function readCall(
  { id, params }: AskedEndpoint,
  request: IncomingMessage,
): Promise<Pages["calls"][number]> {
  const text = Buffer.concat(await request.toArray()).toString();
  return {
    id,
    bearer: request.headers.authorization ?? null,
    key: String(request.headers["idempotency-key"] ?? ""),
    input: { params, body: text === "" ? undefined : JSON.parse(text) },
  };
}

/** Answers with what the stand-in says, failures as the product does. */
async function answerCall(
  call: CallApi,
  { id, input }: { id: EndpointId; input: unknown },
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown, retryAfter: number | null = null) =>
    void response
      .writeHead(status, {
        "content-type": "application/json",
        ...(retryAfter === null ? {} : { "retry-after": String(retryAfter) }),
      })
      .end(JSON.stringify(body));
  const callAny = call as (id: EndpointId, input: unknown) => Promise<unknown>; // the stand-in takes what comes
  await callAny(id, input).then(
    (body) => send(200, body),
    (error: unknown) => {
      const failure =
        error instanceof ApiFailure
          ? error
          : new ApiFailure(500, error instanceof Error ? error.message : "Server Error");
      send(
        failure.status,
        {
          error: true,
          message: failure.message,
          issues: failure.issues,
          ...(failure.code === null ? {} : { code: failure.code }),
        },
        failure.retryAfter,
      );
    },
  );
}

function endpointOf(method: string, pathname: string): AskedEndpoint | null {
  for (const [id, entry] of Object.entries(manifest)) {
    const match =
      entry.method === method &&
      new RegExp(`^${entry.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`).exec(pathname);
    if (match) return { id: id as EndpointId, params: { ...match.groups } }; // a key of the manifest
  }
  return null;
}
