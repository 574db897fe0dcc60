import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkAddresses,
  type AddressCheck,
} from "../../../server/src/testing/crawl/checkAddresses.ts";
import { freePort } from "../../../server/src/testing/freePort.ts";
import { startProduct, type Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { startPathProxy, type PathProxy } from "../visits/startPathProxy.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { findTitle, type FoundTitle } from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";

// Worthy at a path of a host, behind a proxy. The path is also the name of a screen.

const BASE = "/worthy";
let product: Product;
let proxy: PathProxy;
let browser: Browser;
let host: string;
let film: FoundTitle;

beforeAll(async () => {
  const port = await freePort();
  host = `http://127.0.0.1:${port}`;
  [product, browser] = await Promise.all([
    startProduct({ PUBLIC_URL: host, BASE_PATH: BASE }),
    borrowBrowser(),
  ]);
  proxy = await startPathProxy(port, { path: BASE, target: product.origin });
  film = await findTitle(host + BASE, "Amélie");
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await proxy?.stop();
  await product?.stop();
});

describe("what the server sends under a base path", () => {
  let check: AddressCheck;
  beforeAll(() => void (check = checkAddresses(host, BASE)));
  const TITLE = "/movies/…";
  it.each([
    "/",
    TITLE,
    "/home/",
    "/worthy",
    "/lists",
    "/browse",
    "/search?q=fargo",
    "/desktop",
    "/nothing-here",
  ])("starts every address in the page at %s with it", { timeout: 240_000 }, async (path) => {
    const address = host + BASE + (path === TITLE ? film.path : path);
    const html = await (await fetch(address, { headers: { accept: "text/html" } })).text();
    expect(html).toContain(`data-base="${BASE}"`);
    expect(html).toContain(`rel="canonical" href="${host}${BASE}/`);
    expect(await check.wrongIn(html, address)).toEqual([]);
  });

  it("starts those of manifests and sitemaps with it, and those in style sheets lead there", async () => {
    for (const file of ["manifest.webmanifest", "manifest.de.webmanifest", "sitemap.xml"])
      expect([
        file,
        await check.wrongIn(await (await fetch(`${host}${BASE}/${file}`)).text()),
      ]).toEqual([file, []]);
    const html = await (
      await fetch(`${host}${BASE}/`, { headers: { accept: "text/html" } })
    ).text();
    const sheet = /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const css = await (await fetch(host + sheet)).text();
    const fonts = [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = ""]) => url);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts)
      expect([font, await check.statusOf(new URL(font, host + sheet).href)]).toEqual([font, 200]);
  });
});

describe("a visit under a base path", { timeout: 240_000 }, () => {
  it("rates, sees picks with scores, opens a title, searches, goes back and reloads", async () => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const complaints = watchPage(page);
    const wrong: string[] = [];
    page.on("request", (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !pathname.startsWith(`${BASE}/`)) wrong.push(pathname);
    });
    page.on("response", (response) => {
      // A busy machine puts off drawing a picture.
      const isPutOff = response.status() === 503 && response.url().includes("/api/image/");
      if (response.status() >= 400 && !isPutOff)
        wrong.push(`${response.url()}: ${response.status()}`);
    });
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(new URL(socket.url()).pathname));

    await openHydrated(page, `${host}${BASE}/`);
    const unrated = page.getByRole("option", { name: /, (Show|Film), \d{4}$/ });
    for (let count = 0; count < 6; count += 1) {
      const answered = page.waitForResponse((response) => response.url().includes("/v6/ratings"));
      await unrated.first().focus();
      await page.keyboard.press("k");
      expect((await answered).status()).toBe(200);
    }
    const main = page.getByRole("main");
    await main
      .getByText(/^Worthy score \d{1,3} out of 100/)
      .first()
      .waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Keep rating", exact: true }).click();
    await page.getByRole("link", { name: "Open Today", exact: true }).first().click();
    await page.waitForURL(`${host}${BASE}/home/`);
    const tonight = page.getByRole("region", { name: "Your best matches tonight" });
    await tonight.getByRole("listitem").getByRole("link").first().click();
    await page.waitForURL(new RegExp(`${BASE}/(tv|movies)/`));
    await expect
      .poll(() => page.locator("link[rel=canonical]").getAttribute("href"))
      .toBe(page.url());
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await page.reload();
    await untilHydrated(page);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    await page.goBack();
    await page.waitForURL(`${host}${BASE}/home/`);

    await openHydrated(page, `${host}${BASE}/search?q=fargo`);
    await page.locator(`main a[href^="${BASE}/"][href*="/fargo-"]`).first().click();
    await page.waitForURL(new RegExp(`${BASE}/(tv|movies)/fargo-`));
    await page.goBack();
    await page.waitForURL(`${host}${BASE}/search?q=fargo`);
    // The path of a screen and the base path are the same.
    await openHydrated(page, `${host}${BASE}${BASE}`);
    await page.getByRole("heading", { level: 1, name: "Worthy for you" }).waitFor();
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    expect(new Set(sockets)).toEqual(new Set([`${BASE}/socket.io/`]));
    const cookies = await context.cookies(`${host}${BASE}/`);
    expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set([BASE]));
    expect(wrong).toEqual([]);
    expect(complaints.all()).toEqual([]);
    await context.close();
  });

  it("keeps its service worker, and what that stores, there", async () => {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    const page = await context.newPage();
    await page.goto(`${host}${BASE}/about`);
    const scope = await page.evaluate(() =>
      navigator.serviceWorker.ready.then((registration) => registration.scope),
    );
    expect(scope).toBe(`${host}${BASE}/`);
    const paths = await page.evaluate(async () => {
      const kept: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          kept.push(new URL(url).pathname);
      return kept;
    });
    expect(paths).toContain(`${BASE}/offline`);
    expect(paths).toContain(`${BASE}/theme.js`);
    expect(paths.filter((path) => !path.startsWith(`${BASE}/`))).toEqual([]);
    expect(proxy.outside.filter((path) => path !== "/favicon.ico")).toEqual([]);
    await context.close();
  });
});
