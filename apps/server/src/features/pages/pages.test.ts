import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newBearer } from "../../platform/ids.ts";
import { SHARED } from "./fakeWeb.ts";
import { BEARER, HTML, servedPages, signedIn, USER } from "./servedPages.fixture.ts";

const { start, get, call, api, changePublicContent } = servedPages();

test("documents are kept for people, and not while sources may change", async () => {
  const app = await start();
  expect((await get("/keeps", signedIn)).body).toBe("new");
  expect((await get("/keeps", signedIn)).body).toBe("kept");
  expect((await get("/keeps")).body).toBe("keeps nothing");
  await app.close();
  await start({ mode: "dev" });
  expect((await get("/keeps", signedIn)).body).toContain("keeps nothing");
});

test("a public page includes its assets, is cached, and has an ETag", async () => {
  await start();
  const page = await get("/tv/x-1?y=2");
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=60, stale-while-revalidate=600",
  });
  expect(page.headers.vary).toContain("Cookie");
  expect(page.body).toContain("/tv/x-1?y=2|https://worthy.example|nobody|");
  expect(page.body).toContain(
    '{"styles":["/assets/browser-1.css","/assets/shared-2.css"],"preloads":["/assets/shared-2.js","/assets/browser-1.js"],"deferred":[],"parts":{"src/late.tsx":["/assets/late-3.js"]},"fonts":["/assets/sans-latin-wght-normal-4.woff2"],"languages":{"de":["/assets/de-6.js","/assets/names-7.js"]},"entry":"/assets/browser-1.js","themeScript":"/theme.js"}',
  );

  expect((await get("/tv/x-1?y=2")).body).toBe(page.body);
  const known = await get("/tv/x-1?y=2", {
    ...HTML,
    "if-none-match": `"other", ${page.headers.etag}`,
  });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
  changePublicContent();
  expect((await get("/tv/x-1?y=2")).body).not.toBe(page.body);
});

test("a page uses the language chosen in the browser, its preference or English, and is cached by language", async () => {
  await start();
  const page = async (headers: Record<string, string>) =>
    /\|nobody\|(\w+)\|/.exec((await get("/tv/x-1", { ...HTML, ...headers })).body)?.[1];
  expect(await page({})).toBe("en");
  expect(await page({ "accept-language": "de-AT, en;q=0.5" })).toBe("de");
  expect(await page({ "accept-language": "fr, es;q=0.5" })).toBe("es");
  expect(await page({ "accept-language": "de", cookie: "worthy-language=en" })).toBe("en");
  expect(await page({ "accept-language": "es", cookie: "worthy-language=xx" })).toBe("es");
  expect(await page({})).toBe("en");
  const [german, english] = [
    await get("/tv/x-1", { ...HTML, "accept-language": "de" }),
    await get("/tv/x-1"),
  ];
  expect(german.headers.vary).toMatch(/cookie, accept-language/i);
  expect(german.headers.etag).not.toBe(english.headers.etag);
  expect(
    (
      await get("/tv/x-1", {
        ...HTML,
        "accept-language": "de",
        "if-none-match": String(english.headers.etag),
      })
    ).statusCode,
  ).toBe(200);
  expect((await get("/tv/x-1", { ...HTML, cookie: "worthy-language=de" })).body).toBe(german.body);
});

const PLACEHOLDER = "worthy-test-searchPlaceholder";

test.each([
  ["nothing", "/tv/x-1", "", {}],
  ["a cookie", "/tv/x-1", `worthy-language=en; ${PLACEHOLDER}=2`, { searchPlaceholder: 2 }],
  ["a cookie for variant 0", "/tv/x-1", `${PLACEHOLDER}=0`, {}],
  ["an address", "/tv/x-1?a=b&searchPlaceholder=4", "", { searchPlaceholder: 4 }],
  ["an address that overrides a cookie", "/tv/x-1?searchPlaceholder=0", `${PLACEHOLDER}=2`, {}],
  [
    "an invalid address and a cookie",
    "/tv/x-1?searchPlaceholder=5",
    `${PLACEHOLDER}=2`,
    { searchPlaceholder: 2 },
  ],
  ["nonsense", "/tv/x-1?searchPlaceholder=%00", `${PLACEHOLDER}=02`, {}],
  ["another test", "/tv/x-1?otherTest=1", "worthy-test-otherTest=1", {}],
])(
  "%s renders a page with the variants of the running A/B tests",
  async (_what, url, cookie, variants) => {
    await start();
    expect((await get(url, { ...HTML, ...(cookie === "" ? {} : { cookie }) })).body).toContain(
      `|nobody|en|${JSON.stringify(variants)}|`,
    );
  },
);

// shows: 1.start.1
test("pages are cached by variant with separate ETags, and devices without a variant share variant 0", async () => {
  await start();
  const ask = (cookie: string, more: Record<string, string> = {}) =>
    get("/tv/x-1", { ...HTML, cookie, ...more });
  const [none, third] = [await get("/tv/x-1"), await ask(`${PLACEHOLDER}=3`)];
  expect(third.headers).toMatchObject({
    "cache-control": none.headers["cache-control"],
    vary: expect.stringMatching(/cookie/i),
  });
  expect(third.headers["set-cookie"]).toBeUndefined();
  expect(third.headers.etag).not.toBe(none.headers.etag);
  for (const same of [
    await ask(`${PLACEHOLDER}=0`),
    await ask(`${PLACEHOLDER}=9`),
    await ask("other=1"),
  ])
    expect(same.body).toBe(none.body);
  expect((await ask(`${PLACEHOLDER}=3`)).body).toBe(third.body);
  const tagged = (cookie: string) => ask(cookie, { "if-none-match": String(third.headers.etag) });
  expect([
    (await tagged(`${PLACEHOLDER}=3`)).statusCode,
    (await tagged(`${PLACEHOLDER}=1`)).statusCode,
    (await tagged("")).statusCode,
  ]).toEqual([304, 200, 200]);
  changePublicContent();
  expect((await ask(`${PLACEHOLDER}=3`)).body).not.toBe(third.body);
});

test("a user's page is also rendered with the variant of their device", async () => {
  await start();
  expect(
    (await get("/tv/x-1", { ...HTML, cookie: `worthy=${BEARER}; ${PLACEHOLDER}=1` })).body,
  ).toContain(`|${USER}|en|{"searchPlaceholder":1}|`);
});

test("compressed pages vary by encoding and cookie", async () => {
  await start();
  const page = await get("/tv/x-1", { ...HTML, "accept-encoding": "br" });
  expect(page.headers["content-encoding"]).toBe("br");
  expect(page.headers.vary).toMatch(/cookie/i);
  expect(page.headers.vary).toMatch(/accept-encoding/i);
});

test("scripts are served as compressed by the build, or compressed on the fly", async () => {
  const app = await start();
  const file = (encoding: string) =>
    app.inject({ url: "/assets/shared-2.js", headers: { "accept-encoding": encoding } });
  const br = await file("gzip, br");
  expect(br.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(br.headers["cache-control"]).toContain("immutable");
  expect(br.rawPayload).toEqual(brotliCompressSync(SHARED));
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SHARED);
  const gzip = await file("gzip");
  expect([gzip.headers["content-encoding"], gunzipSync(gzip.rawPayload).toString()]).toEqual([
    "gzip",
    SHARED,
  ]);
  expect((await file("identity")).body).toBe(SHARED);
});

test("concurrent requests for a page share one rendering", async () => {
  await start();
  const bodies = await Promise.all([1, 2, 3].map(async () => (await get("/tv/shared-5")).body));
  expect(new Set(bodies).size).toBe(1);
});

test("a user's page is private and never cached", async () => {
  await start();
  const page = await get("/tv/x-1", signedIn);
  expect(page.headers["cache-control"]).toBe("private, no-store");
  expect(page.headers.etag).toBeUndefined();
  expect(page.body).toContain(`|${USER}|`);
  expect((await get("/tv/x-1", signedIn)).body).not.toBe(page.body);
  expect((await get("/tv/x-1")).body).toContain("|nobody|");
  expect(page.body).not.toContain(BEARER);
  expect(call.mock.calls[0]?.[0]).toEqual({ userId: USER, roles: [] }); // the bearer is not passed on
  expect(call.mock.calls[0]?.[1]).toMatchObject({ address: "127.0.0.1" }); // for limits of networks
});

test("a browser that has signed out gets a visitor's page, even if its request never reached the server", async () => {
  await start();
  const page = await get("/tv/x-1", { ...HTML, cookie: `worthy=${BEARER}; worthy-out=1` });
  expect(page.body).toContain("|nobody|");
  expect((await get("/tv/x-1", signedIn)).body).toContain(`|${USER}|`);
});

test("a cookie that doesn't belong to anyone is ignored", async () => {
  await start();
  const page = await get("/tv/x-1", { ...HTML, cookie: `worthy=${newBearer(USER)}` });
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([
    200,
    "public, max-age=60, stale-while-revalidate=600",
  ]);
});

test.each(["token=abc123", "x=1&t=abc123", "processQR=abc123&source=TV"])(
  "a page whose URL contains %s is never cached",
  async (query) => {
    await start();
    const page = await get(`/tv/x-1?${query}`);
    expect([page.statusCode, page.headers["cache-control"], page.headers.etag]).toEqual([
      200,
      "private, no-store",
      undefined,
    ]);
    expect((await get(`/tv/x-1?${query}`)).body).not.toBe(page.body);
  },
);

test.each([
  "/tv/x-1?token=abc123",
  "/tv/x-1?%74oken=abc123",
  "/old?token=abc123",
  `/watchlists/invite/${"x".repeat(24)}`,
  `/tv/x-1?from=%2Fwatchlists%2Finvite%2F${"x".repeat(24)}`,
  `/tv/x-1?token=${"x".repeat(2000)}`,
])("keeps %s out of the Referer header", async (url) => {
  await start();
  expect((await get(url)).headers["referrer-policy"]).toBe("no-referrer");
  expect((await get("/tv/x-1")).headers["referrer-policy"]).toBe("strict-origin");
});

test("private pages and missing pages aren't cached", async () => {
  await start();
  expect((await get("/search?q=x")).headers["cache-control"]).toBe("private, no-store");
  const missing = await get("/nothing");
  expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-cache"]);
  expect((await get("/nothing")).body).not.toBe(missing.body);
});

test("a redirect stays on the same host", async () => {
  await start();
  const moved = await get("/old");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/new"]);
  expect((await get("/out")).headers.location).toBe("/elsewhere.example/");
  expect((await get("//elsewhere.example/tv")).statusCode).toBe(400);
});

test("rendering never writes to the database", async () => {
  await start();
  expect((await get("/writes", signedIn)).body).toBe("A page that’s being rendered can’t write.");
  expect(api).not.toHaveBeenCalled();
  expect((await get("/reads", signedIn)).body).toBe("not here");
});

// shows: 7.every.5
test("public pages are rendered without credentials, even for signed-in users, and can be cached", async () => {
  await start({ appStoreUrl: "https://apps.example/worthy" });
  const page = await get("/show/x-1", signedIn);
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([
    200,
    "public, max-age=60, stale-while-revalidate=600",
  ]);
  expect(page.body).toContain("|nobody|");
  expect(call.mock.calls.map(([caller]) => caller)).toEqual([null]);
});
