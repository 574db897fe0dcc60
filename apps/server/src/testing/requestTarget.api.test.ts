import { problem } from "@worthy/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fakeWeb, type FakeWeb } from "../features/pages/fakeWeb.ts";
import { registerPages } from "../features/pages/registerPages.ts";
import { registerSitemaps } from "../features/sitemaps/registerSitemaps.ts";
import { createFairQueue } from "../platform/limits/fairQueue.ts";
import { sessionCookie } from "../platform/http/secretCookie.ts";
import { inProcessApi } from "../server.ts";
import { listenForRawCalls, type RawRequest } from "./rawCall.ts";
import { startTestServer, type Answer, type TestServer } from "./testServer.ts";

const HOST = "worthy.example";
const ORIGIN = `http://${HOST}`;
/** Of each kind that the server has, one, and what its answer contains. */
const ADDRESSES = {
  "/tv/x-1?y=2": ">/tv/x-1?y=2|",
  "/?y=2": ">/?y=2|",
  "/v4/search/?term=wire": "The Wire",
  "/api/image/tmdb/w48/nothing.png": "error",
  "/sitemap.xml": "<sitemapindex",
  "/robots.txt": "Sitemap:",
  "/healthz": "alive",
  "/assets/browser-1.js": "// browser",
};

let web: FakeWeb;
let server: TestServer;
let send: (call: RawRequest) => Promise<Answer>;
beforeAll(async () => {
  [web, server] = await Promise.all([fakeWeb(), startTestServer()]);
  const { app, core, sql } = server;
  const pages = await registerPages(app, {
    webDir: web.webDir,
    mode: "built",
    origin: ORIGIN,
    cookie: sessionCookie(ORIGIN),
    findCaller: async () => null,
    call: (caller, from) => inProcessApi(core, caller, from),
    generation: () => 1,
    queue: createFairQueue(),
  });
  const fixedPaths = async () => pages.publicPaths?.() ?? [];
  registerSitemaps(app, { origin: ORIGIN, sql, view: core.catalogue.view, fixedPaths });
  send = await listenForRawCalls(app);
});
afterAll(async () => {
  await server.close();
  await web.remove();
});

/** Sends a target as it stands. */
const ask = (path: string, method = "GET", host = HOST) =>
  send({ method, path, headers: { host, accept: "text/html, */*" } });

/** What an answer to the same address always is. */
const essence = ({ status, body, headers }: Answer) => ({
  status,
  type: headers["content-type"],
  body: typeof body === "string" ? body.replaceAll(/\|\d+x*/g, "") : body,
});

it.each(Object.entries(ADDRESSES))("serves %s at its full URL", async (path, part) => {
  const plain = await ask(path);
  expect(JSON.stringify(plain.body)).toContain(JSON.stringify(part).slice(1, -1));
  for (const full of [
    ORIGIN + path,
    `HTTP://${HOST.toUpperCase()}${path}`,
    `https://${HOST}${path}`,
  ])
    expect(essence(await ask(full))).toEqual(essence(plain));
});

it("serves the start page at its full URL without a slash", async () => {
  for (const [full, path] of [
    [ORIGIN, "/"],
    [`${ORIGIN}?y=2`, "/?y=2"],
  ] as const) {
    const { status, body } = await ask(full);
    expect([status, body]).toEqual([200, expect.stringContaining(`>${path}|`)]);
  }
});

const OTHERS = [
  "*",
  "//",
  "///",
  "/\\elsewhere.example",
  `//${HOST}/tv`,
  ...Object.keys(ADDRESSES).flatMap((path) => [
    `/${path}`,
    `http://elsewhere.example${path}`,
    `http://${HOST}:81${path}`,
    `http://somebody@${HOST}${path}`,
    `${ORIGIN}/${path}`,
    `ftp://${HOST}${path}`,
  ]),
];

it.each(OTHERS)("rejects %s, which isn't a path on this host", async (target) => {
  for (const method of ["GET", "HEAD", "OPTIONS", "POST"]) {
    const { status, body } = await ask(target, method);
    expect([method, status]).toEqual([method, 400]);
    if (method !== "HEAD") expect(problem.parse(body).error).toBe(true);
  }
  expect(server.errors()).toEqual([]);
});
