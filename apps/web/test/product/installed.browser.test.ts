// @module-tag deeper
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import {
  spawnProduct,
  startProduct,
  untilReady,
  type Product,
  type ProductProcess,
} from "../../../server/src/testing/productProcess.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { STORE, test } from "../visits/productTest.ts";
import { stepTo } from "../visits/stepTo.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { findTitle, visitBefore, type FoundTitle } from "../visits/visitor.ts";

// The app on a device: installable, started without its server, replaced by a newer one.

const WORKER = join(import.meta.dirname, "../../dist/client/sw.js");
const patient = { timeout: 30_000 };

let product: Product;
let browser: Browser;
let film: FoundTitle;
test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  film = await findTitle(product.origin, "Amélie");
}, 120_000);
afterAll(() => browser?.close());

const controlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
const kept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        addresses.push(new URL(url).pathname);
    return addresses;
  });

async function openDevice({ origin = product.origin, keepsApp = true } = {}): Promise<{
  context: BrowserContext;
  page: Page;
}> {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: keepsApp ? "allow" : "block",
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
  });
  return { context, page: await context.newPage() };
}

describe("the web manifest", () => {
  // shows: 1.product.14
  it("has everything browsers need to install the app, and images of the declared sizes", async () => {
    const answer = await fetch(`${product.origin}/manifest.webmanifest`);
    expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      start_url: "/",
      scope: "/",
      display: "standalone",
      share_target: { action: "/share" },
    });
    expect(manifest.name.length).toBeLessThanOrEqual(30);
    const bitmaps = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
    expect(
      bitmaps.map(
        ({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`,
      ),
    ).toEqual(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]);
    expect(
      new Set(manifest.screenshots.map((each: { form_factor: string }) => each.form_factor)),
    ).toEqual(new Set(["wide", "narrow"]));
    const { page, context } = await openDevice();
    await page.goto("/about");
    const sizes = await page.evaluate(
      async (sources: string[]) => {
        const size = async (source: string) =>
          createImageBitmap(await (await fetch(source)).blob()).then(
            ({ width, height }) => `${width}x${height}`,
          );
        return Promise.all(sources.map(size));
      },
      [...bitmaps, ...manifest.screenshots].map(({ src }) => src),
    );
    expect(sizes).toEqual([...bitmaps, ...manifest.screenshots].map((each) => each.sizes));
    for (const { url } of manifest.shortcuts)
      expect((await fetch(product.origin + url)).status).toBe(200);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = (await session.send("Page.getInstallabilityErrors")) as {
      installabilityErrors: { errorId: string }[];
    }; // the protocol's answer
    // Without a window there is nothing to install into; every other reason would be ours.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    ).toEqual([]);
    await context.close();
  });

  it("routes shared content to the right page", async () => {
    const ask = async (query: string) =>
      (await fetch(`${product.origin}/share?${query}`, { redirect: "manual" })).headers.get(
        "location",
      );
    expect(await ask("title=Am%C3%A9lie%20(2001)%20-%20Elsewhere")).toBe("/search?q=Am%C3%A9lie");
    expect(await ask(`url=${encodeURIComponent(product.origin + film.path)}`)).toBe(film.path);
  });
});

describe("a returning device", { tags: "deep", timeout: 240_000 }, () => {
  it("shows that a newer version is available and runs it on request", async () => {
    const { context, page } = await openDevice();
    const before = await readFile(WORKER, "utf8");
    try {
      await page.goto("/about");
      await controlled(page);
      await page.reload();
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), patient)
        .toBe("activated");
      await writeFile(WORKER, `${before}\n// newer`);
      await page.reload();
      await page.getByText("A new version of Worthy is ready.").first().waitFor();
      await Promise.all([
        page.waitForEvent("load"),
        page.getByRole("button", { name: "Update now", includeHidden: true }).click(),
      ]);
      await expect
        .poll(
          () =>
            page.evaluate(
              async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
            ),
          patient,
        )
        .toBeNull();
    } finally {
      await writeFile(WORKER, before);
    }
    await context.close();
  });
});

describe("the desktop page", () => {
  // shows: 2.routes.2, 7.every.4
  it("explains how to install the app, installs it if possible and then shows that it is installed", async () => {
    const { context, page } = await openDevice({ keepsApp: false });
    const calls: string[] = [];
    page.on(
      "request",
      (request) =>
        /^\/(api|v\d)/.test(new URL(request.url()).pathname) && calls.push(request.url()),
    );
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/desktop");
    await page.getByText("open the browser’s menu and choose").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => {
      const question = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () =>
          Promise.resolve({ outcome: "accepted" }).finally(() =>
            document.documentElement.setAttribute("data-asked", ""),
          ),
      });
      dispatchEvent(question);
    });
    await page.getByRole("button", { name: "Install now" }).click();
    await page.locator("html[data-asked]").waitFor({ state: "attached" });
    await page.getByText("open the browser’s menu and choose").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    const phone = await browser.newContext({
      baseURL: product.origin,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    });
    const onPhone = await phone.newPage();
    await onPhone.goto("/desktop");
    await onPhone
      .getByRole("heading", { name: "If you run this server" })
      .waitFor({ state: "detached" });
    expect(await onPhone.locator("main li").allTextContents()).toHaveLength(1);
    await phone.close();

    calls.length = 0;
    await openHydrated(page, "/search?q=her&xr-client=desktop");
    await stepTo(page, "/desktop");
    await page.getByRole("heading", { name: "You’re in the app" }).waitFor();
    await page.getByRole("link", { name: "Open Worthy" }).click();
    await expect
      .poll(() => calls.filter((url) => !url.includes("/api/image/")).length, patient)
      .toBeGreaterThan(0);
    for (const url of calls.filter((each) => !each.includes("/api/image/")))
      expect(url).toContain("xr-client=desktop");
    await context.close();
  });

  // shows: 2.widths.1, 2.widths.2, 3.localSettings.12
  it("shows the banner on the second visit and hides it once dismissed", async () => {
    const { context, page } = await openDevice({ keepsApp: false });
    await context.addInitScript(() => {
      if (localStorage.getItem("sessionCount") === null) localStorage.setItem("sessionCount", "2");
    });
    await page.addInitScript(() =>
      addEventListener("load", () =>
        dispatchEvent(
          Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
            prompt: () => Promise.resolve({ outcome: "dismissed" }),
          }),
        ),
      ),
    );
    await page.goto("/home/");
    const banner = page.getByRole("region", { name: "Get the Worthy app" });
    await banner.getByRole("button", { name: "Install" }).waitFor();
    // It is for phones and tablets.
    await page.setViewportSize({ width: 1001, height: 780 });
    await banner.waitFor({ state: "detached" });
    await page.setViewportSize({ width: 1000, height: 780 });
    await banner.getByRole("button", { name: "Not now" }).click();
    await banner.waitFor({ state: "detached" });
    const settings = await page.evaluate(() =>
      JSON.parse(localStorage.getItem("settings") ?? "{}"),
    );
    expect(settings.smartBanner).toEqual({ hiddenAt: expect.any(Number), count: 1 });
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await banner.count()).toBe(0);
    // Where the app has a listing, phones are led to it, and asked nothing else.
    await page.evaluate(() => localStorage.removeItem("settings"));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "userAgentData", { value: { mobile: true } }),
    );
    await page.reload();
    expect(await banner.getByRole("link", { name: "Get app" }).getAttribute("href")).toBe(STORE);
    expect(await banner.getByRole("button", { name: "Install" }).count()).toBe(0);
    await untilHydrated(page);
    await stepTo(page, "/desktop");
    await page.locator("main").locator(`a[href="${STORE}"]`, { hasText: "Get app" }).waitFor();
    await context.close();
  });
});

describe("without its server", { tags: "deep", timeout: 240_000 }, () => {
  /** It ends meanwhile, so it is this test's own. */
  let own: Product | undefined;
  /** The server on the same port and data, after it was stopped. */
  let again: ProductProcess | undefined;
  afterAll(async () => {
    again?.kill("SIGTERM");
    await again?.ended;
    await own?.stop();
  });

  // shows: 1.product.14
  it("starts offline, stores no personal pages and resumes when the server is back", async () => {
    const ending = (own = await startProduct());
    const { context, page } = await openDevice({ origin: ending.origin });
    // As nobody: a page that is the same for everybody may stay on the device.
    await page.goto(film.path);
    await controlled(page);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => kept(page), patient).toContain(film.path);
    // As somebody: what is theirs does not.
    await visitBefore(context, ending.origin);
    await page.goto("/watchlist");
    await page.goto("/home/");
    await page.waitForLoadState("networkidle");
    const before = await kept(page);
    expect(before).toEqual(expect.arrayContaining(["/offline", "/theme.js"]));
    expect(
      before.filter((path) => /^\/(watchlist|home|api|v\d|public|node|casts)/.test(path)),
    ).toEqual([]);

    ending.kill("SIGTERM");
    await ending.ended;
    await page.goto("/watchlist");
    await page.getByRole("heading", { name: "Network Connection Lost" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/watchlist");
    expect(await page.getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Worthy home" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // The language chosen on this device counts here too.
    await context.addCookies([{ name: "worthy-language", value: "de", url: ending.origin }]);
    await page.goto("/watchlist");
    await page.getByRole("heading", { name: "Keine Internetverbindung" }).waitFor();
    await context.clearCookies({ name: "worthy-language" });
    await page.goto(film.path);
    await page.getByRole("heading", { level: 1, name: film.name }).waitFor();
    // A title that was seen as somebody: the app's frame, also at an address of the public mode.
    await page.goto(film.path.replace(/[^/]+$/, "another-1"));
    await page.getByRole("heading", { name: "Network Connection Lost" }).waitFor();
    expect(await page.getByRole("link", { name: "Get app" }).count()).toBe(0);

    await page.goto("/home/");
    await page.getByRole("heading", { name: "Network Connection Lost" }).waitFor();
    again = await spawnProduct(ending.dataDir, "", {
      PORT: new URL(ending.origin).port,
      PUBLIC_URL: ending.origin,
    });
    await untilReady({ ...again, origin: ending.origin });
    // The page comes by itself.
    await page
      .getByRole("heading", { name: "Network Connection Lost" })
      .waitFor({ state: "detached" });
    await page.locator("main h2").first().waitFor();
    expect(
      await page.evaluate(() =>
        document.querySelector("#state")?.textContent?.includes('"offline"'),
      ),
    ).toBe(false);
    await context.close();
  });
});
