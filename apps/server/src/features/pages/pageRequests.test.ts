import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PagesProblem } from "../../platform/ssr/builtPages.ts";
import { HTML, servedPages, signedIn } from "./servedPages.fixture.ts";

const { start, get, errors, webDir } = servedPages();

test("pages that fail or hang are logged and replaced with a plain page", async () => {
  await start({ renderTimeoutMs: 500 });
  const failed = await get("/fails");
  expect([
    failed.statusCode,
    failed.headers["cache-control"],
    failed.headers["content-type"],
  ]).toEqual([500, "no-store", "text/html; charset=utf-8"]);
  expect(failed.body).toContain("Oops! Something went wrong.");
  expect(failed.body).not.toContain("a mistake");
  expect(errors.mock.calls[0]?.[0]).toContain("a mistake");
  const german = await get("/fails", { ...HTML, "accept-language": "de-AT" });
  expect(german.body).toMatch(/<html lang="de">[^]*Hoppla!/);
  for (const path of ["/hangs", "/cut"]) {
    const late = await get(path, signedIn);
    expect([path, late.statusCode, late.headers["retry-after"]]).toEqual([path, 503, "5"]);
  }
});

test("many page requests from one IP address wait in a short queue, and others get their turn", async () => {
  const app = await start({ renderTimeoutMs: 60_000 });
  app.get("/healthz", () => ({ status: "alive" }));
  const gate = Promise.withResolvers<void>();
  Object.assign(globalThis, { gate: gate.promise });
  const done: string[] = [];
  const from = async (remoteAddress: string, url: string) => {
    const answer = await app.inject({ url, headers: signedIn, remoteAddress });
    done.push(`${remoteAddress} ${answer.statusCode}`);
    return answer;
  };
  const asking = Array.from({ length: 300 }, (_, at) => from("10.0.0.1", `/waits?${at}`));
  await expect.poll(() => done.length).toBe(300 - 4 - 40);
  expect(new Set(done)).toEqual(new Set(["10.0.0.1 503"]));
  const refused = await Promise.race(asking);
  expect([refused.headers["retry-after"], refused.headers["content-type"]]).toEqual([
    "2",
    "text/html; charset=utf-8",
  ]);
  expect(refused.body).toContain("Lots of pages are loading right now.");
  expect((await from("10.0.0.1", "/healthz")).statusCode).toBe(200);
  const others = [from("10.0.0.2", "/tv/x-1"), from("10.0.0.3", "/tv/x-1?y=2")];
  gate.resolve();
  await Promise.all([...others, ...asking]);
  const ofPages = done.slice(300 - 4 - 40 + 1);
  expect(ofPages).toHaveLength(4 + 40 + 2);
  for (const other of ["10.0.0.2 200", "10.0.0.3 200"])
    expect([other, ofPages.indexOf(other) >= 0 && ofPages.indexOf(other) < 25]).toEqual([
      other,
      true,
    ]);
});

test("pages that never finish loading release their slots anyway", async () => {
  await start({ renderTimeoutMs: 1000 });
  const hanging = await Promise.all(Array.from({ length: 4 }, () => get("/hangs", signedIn)));
  expect(hanging.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  expect((await get("/tv/x-1", signedIn)).statusCode).toBe(200);
});

test("programs get a problem document instead of a page", async () => {
  const app = await start();
  const program = async (
    method: "GET" | "POST" | "DELETE",
    url: string,
    headers: Record<string, string> = HTML,
  ) => {
    const answer = await app.inject({ method, url, headers });
    return [
      answer.statusCode,
      answer.headers["content-type"]?.toString().split(";")[0],
      answer.json().message,
    ];
  };
  for (const url of [
    "/api/x",
    "/v1/nothing-here",
    "/v9",
    "/casts/x/y",
    "/node/1",
    "/nodes",
    "/public/lists",
    "/assets/gone.js",
  ]) {
    expect(await program("GET", `${url}?q=1`)).toEqual([
      404,
      "application/problem+json",
      `There is nothing at GET ${url}.`,
    ]);
  }
  expect(await program("POST", "/tv/x-1")).toEqual([
    404,
    "application/problem+json",
    "There is nothing at POST /tv/x-1.",
  ]);
  expect(await program("GET", "/tv/x-1", { accept: "application/json" })).toEqual([
    404,
    "application/problem+json",
    "There is nothing at GET /tv/x-1.",
  ]);
  expect(await program("GET", "/gone.png", { accept: "image/webp,*/*" })).toEqual([
    404,
    "application/problem+json",
    "There is nothing at GET /gone.png.",
  ]);
  expect((await get(`/tv/${"x".repeat(3000)}`)).statusCode).toBe(400);
});

test("crawlers that accept any type get a page, and HEAD requests get no body", async () => {
  const app = await start();
  const first = await get("/", {});
  expect([
    first.statusCode,
    first.headers["content-type"],
    first.headers["content-security-policy"],
  ]).toEqual([200, "text/html; charset=utf-8", expect.stringContaining("script-src 'self';")]);
  expect((await get("/tv/x-1", { accept: "*/*" })).headers["content-type"]).toContain("text/html");
  expect((await app.inject({ url: "/v10/x", headers: HTML })).headers["content-type"]).toContain(
    "text/html",
  );
  const head = await app.inject({ method: "HEAD", url: "/tv/x-1", headers: HTML });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
});

test("hashed build files are cached forever, other files for a while, and the manifest never", async () => {
  await start();
  const asset = await get("/assets/browser-1.js", { accept: "*/*" });
  expect([asset.body, asset.headers["cache-control"]]).toEqual([
    "// browser",
    "public, max-age=31536000, immutable",
  ]);
  expect((await get("/theme.js", { accept: "*/*" })).headers["cache-control"]).toContain(
    "max-age=300",
  );
  expect((await get("/sw.js", { accept: "*/*" })).headers["cache-control"]).toBe("no-cache");
  for (const url of [
    "/.vite/manifest.json",
    "/assets/..%2f.vite%2fmanifest.json",
    "/assets/../../server/public.server.js",
  ])
    expect((await get(url, { accept: "*/*" })).body).not.toMatch(
      /assets\/browser-1\.js|renderPage/,
    );
});

test("pages count towards the request limit", async () => {
  await start({}, 3);
  const statuses = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await get("/tv/x-1")).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("a server without a build explains what to do", async () => {
  await rm(join(webDir(), "dist/server"), { recursive: true });
  await expect(start()).rejects.toThrow(
    /The web pages aren’t built: .*public\.server\.js\. Run `npm start`/,
  );
  await rm(join(webDir(), "dist"), { recursive: true });
  await expect(start()).rejects.toBeInstanceOf(PagesProblem);
  await expect(start()).rejects.toThrow(/manifest\.json\. Run `npm start`/);
});

test("development pages are rendered from source through Vite, and never cached", async () => {
  await start({ mode: "dev", renderTimeoutMs: 10_000 });
  const page = await get("/tv/x-1");
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(page.body).toContain('"entry":"/src/entries/browser.tsx"');
  expect(page.body).toContain("/@vite/client");
  expect(page.body).toContain('"styles":["/src/styles.css"]');
  const styles = await get("/src/styles.css", { accept: "text/css,*/*;q=0.1" });
  expect([styles.headers["content-type"], styles.body]).toEqual([
    "text/css",
    expect.stringContaining("color: red"),
  ]);
  expect(page.headers["content-security-policy"]).toContain("script-src 'self' 'unsafe-inline'");
  expect((await get("/src/entries/browser.tsx", { accept: "*/*" })).body).toContain("ready");
  expect((await get("/theme.js", { accept: "*/*" })).body).toBe("// theme");
  expect((await get("/v1/nothing", { accept: "*/*" })).json().message).toBe(
    "There is nothing at GET /v1/nothing.",
  );
});
