import { SOCKET_PATH } from "@worthy/contract";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeWeb, type FakeWeb } from "./features/pages/fakeWeb.ts";
import { registerPages } from "./features/pages/registerPages.ts";
import { registerSitemaps } from "./features/sitemaps/registerSitemaps.ts";
import { sessionCookie } from "./platform/http/secretCookie.ts";
import { createFairQueue } from "./platform/limits/fairQueue.ts";
import { inProcessApi } from "./server.ts";
import { startTestServer, type TestServer } from "./testing/testServer.ts";
import { addressOfServer } from "./testing/testSocket.ts";

// A server whose address has a path, behind a proxy that passes the path on.

const BASE = "/worthy";
const PUBLIC_URL = `https://host.example${BASE}`;
const page = { headers: { accept: "text/html" } };

let web: FakeWeb;
let server: TestServer;
beforeAll(async () => {
  [web, server] = await Promise.all([
    fakeWeb(),
    startTestServer({ publicUrl: PUBLIC_URL, titles: 200 }),
  ]);
  const { app, core, sql } = server;
  const pages = await registerPages(app, {
    webDir: web.webDir,
    mode: "built",
    origin: PUBLIC_URL,
    cookie: sessionCookie(PUBLIC_URL),
    findCaller: async () => null,
    call: (caller, from) => inProcessApi(core, caller, from),
    generation: () => 1,
    queue: createFairQueue(),
  });
  const fixedPaths = async () => pages.publicPaths?.() ?? [];
  registerSitemaps(app, { origin: PUBLIC_URL, sql, view: core.catalogue.view, fixedPaths });
});
afterAll(async () => {
  await server.close();
  await web.remove();
});

const ask = (path: string, options = {}) => server.call("GET", path, options);

describe("under a base path", () => {
  it.each([
    ["/tv/x-1?y=2", "/tv/x-1?y=2|https://host.example/worthy|"],
    ["/", ">/|"],
    ["/worthy", ">/worthy|"],
    ["/assets/browser-1.js", "// browser"],
    ["/theme.js", "// theme"],
    ["/sw.js", "// worker"],
    ["/robots.txt", `Disallow: ${BASE}/v1/`],
    ["/sitemap.xml", `<loc>${PUBLIC_URL}/sitemaps/`],
    ["/docs", `href="${BASE}/docs.css"`],
    ["/docs.css", "{"],
  ])("answers %s", async (path, contains) => {
    const { status, body } = await ask(BASE + path, page);
    expect([status, body]).toEqual([200, expect.stringContaining(contains)]);
  });

  it("answers the API, pictures and health checks, and says where the API is", async () => {
    const { status, body } = await ask(`${BASE}/v4/search/?term=friends`);
    expect(status).toBe(200);
    const [title] = body.results;
    expect(title.path).toMatch(/^\/(tv|movies)\//);
    expect((await ask(`${BASE}/v4/nodes/${title.id}`)).status).toBe(200);
    const picture = `/api/image/tmdb/w92${title.image.poster.url.replace("jpg", "webp")}`;
    expect((await ask(BASE + picture)).headers["content-type"]).toBe("image/webp");
    expect((await ask(picture)).status).toBe(404);
    expect((await ask(`${BASE}/openapi.json`)).body.servers).toEqual([{ url: BASE }]);
    for (const path of ["/healthz", "/readyz", `${BASE}/healthz`, `${BASE}/readyz`])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });

  it("has nothing outside, and leads from the root of the host to the start page", async () => {
    for (const path of ["/tv/x-1", "/v4/search/?term=x", "/assets/browser-1.js", "/worthy-too/"])
      expect([path, (await ask(path, page)).status]).toEqual([path, 404]);
    expect((await server.call("POST", "/v1/users")).status).toBe(404);
    for (const [path, to] of [
      ["/", `${BASE}/`],
      [BASE, `${BASE}/`],
      [`${BASE}?q=1`, `${BASE}/?q=1`],
    ] as const) {
      const { status, headers } = await ask(path, page);
      expect([status, headers["location"]]).toEqual([302, to]);
    }
    expect((await ask(`${BASE}//evil.example`, page)).status).toBe(400);
  });

  it("redirects below the path only", async () => {
    expect((await ask(`${BASE}/old`, page)).headers["location"]).toBe(`${BASE}/new`);
    const { location } = (await ask(`${BASE}/out`, page)).headers;
    expect(new URL(String(location), PUBLIC_URL).origin).toBe("https://host.example");
    const broken = await ask(`${BASE}/fails`, page);
    expect([broken.status, broken.body]).toEqual([
      500,
      expect.stringContaining(`<a href="${BASE}/">`),
    ]);
  });

  it("keeps cookies there", async () => {
    const { headers } = await server.call("POST", `${BASE}/v1/users`);
    expect(String(headers["set-cookie"])).toMatch(/__Secure-worthy=\w+;.* Path=\/worthy;.* Secure/);
  });

  it("opens sockets there only", async () => {
    const origin = await addressOfServer(server);
    const connects = (path: string) =>
      new Promise<boolean>((resolve) => {
        const socket = io(origin, { path, transports: ["websocket"], reconnection: false });
        const end = (open: boolean) => (socket.disconnect(), resolve(open));
        // Whoever connects without a bearer is refused by the socket itself, not before.
        socket.on("connect", () => end(true));
        socket.on("connect_error", ({ message }) => end(message === "unauthenticated"));
      });
    expect([await connects(BASE + SOCKET_PATH), await connects(SOCKET_PATH)]).toEqual([
      true,
      false,
    ]);
  });
});
