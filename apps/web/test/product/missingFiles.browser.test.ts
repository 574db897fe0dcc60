import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { findTitle, rateTen, visitBefore } from "../visits/visitor.ts";

// A tab that was left open while a new version replaced the files of the program.

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let film: string;
let show: string;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  film = (await findTitle(product.origin, "Arrival")).path;
  show = (await findTitle(product.origin, "Severance")).path;
}, 120_000);
afterEach(() => context.close());
afterAll(() => browser?.close());

const OOPS = "Oops! Something went wrong.";

interface Upgrade {
  /** Whether the files are there for the next page. */
  isBack?: boolean;
  storage?: boolean;
  /** What to wait for before the upgrade. */
  before?: () => Promise<unknown>;
}

/**
 * A page of somebody with ratings, whose later files are gone. Returns the pages that the browser
 * loads from then on.
 */
async function openBeforeUpgrade(
  path: string,
  { isBack = true, storage = true, before }: Upgrade = {},
) {
  context = await browser.newContext({
    baseURL: product.origin,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
  });
  await rateTen(product.origin, await visitBefore(context, product.origin));
  page = await context.newPage();
  if (!storage)
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      }),
    );
  const ready = before?.();
  await openHydrated(page, path);
  await page.waitForLoadState("networkidle");
  await ready;
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    const { pathname, search } = new URL(request.url());
    loaded.push(pathname + search);
  });
  await page.route(/\/assets\/.*\.js/, (route) =>
    loaded.length > 0 && isBack ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  return loaded;
}

/** Presses a link of this page; returns where it leads. */
async function follow(selector: string): Promise<string> {
  const link = page.locator(selector).filter({ visible: true }).first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  return href;
}

it.each([
  ["/home/", 'nav a[href="/watchlist"]'],
  ["/watchlist", 'nav a[href="/friends"]'],
  ["/home/", 'main a[href^="/tv/"], main a[href^="/movies/"]'],
])("loads the requested URL only once: from %s, %s", { timeout: 60_000 }, async (from, link) => {
  const loaded = await openBeforeUpgrade(from);
  const wanted = await follow(link);
  await expect.poll(() => loaded, { timeout: 10_000 }).toEqual([wanted]);
  await untilHydrated(page);
  expect(await page.getByText(OOPS).count()).toBe(0);
  expect(loaded).toEqual([wanted]);
  await page.goBack();
  await page.waitForURL(`**${from}`);
});

it("loads the page with the requested popup open", { timeout: 60_000 }, async () => {
  const loaded = await openBeforeUpgrade(film);
  await page.locator('main a[href*="why="]').filter({ visible: true }).first().click();
  await page.getByRole("dialog").waitFor();
  expect(loaded).toHaveLength(1);
  expect(loaded[0]).toContain("why=");
});

const updated = () => page.getByText("Worthy has been updated. Reload to continue.");
const reload = () => page.getByRole("button", { name: "Reload" }).filter({ visible: true });

it("keeps the current page and offers to reload it if a sheet's code is missing", async () => {
  const loaded = await openBeforeUpgrade("/browse/genre/drama");
  const filters = page.getByRole("button", { name: "Filters" }).first();
  await filters.click();
  await updated().waitFor();
  expect([await page.getByText(OOPS).count(), loaded]).toEqual([0, []]);
  await reload().click();
  await expect.poll(() => loaded).toEqual(["/browse/genre/drama"]);
  await untilHydrated(page);
  await filters.click();
  await page.getByRole("dialog").waitFor();
});

it("loads the search page with the text typed so far", async () => {
  const loaded = await openBeforeUpgrade(film);
  const field = page.getByRole("combobox", { name: /^Search/ }).first();
  await field.click();
  await field.fill("fargo");
  await updated().waitFor();
  expect([await field.inputValue(), loaded]).toEqual(["fargo", []]);
  await reload().click();
  await expect.poll(() => loaded).toEqual(["/search?q=fargo"]);
});

it("keeps typed text if a popup's code is missing, and opens the popup after a manual reload", async () => {
  const loaded = await openBeforeUpgrade("/profile");
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("Dana");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await updated().waitFor();
  expect([await field.inputValue(), loaded]).toEqual(["Dana", []]);
  await reload().click();
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
});

it("still marks episodes as seen and offers an undo button", async () => {
  const loaded = await openBeforeUpgrade(show, {
    before: () => page.waitForResponse(/\/assets\/deliverMark/),
  });
  const marked = page.waitForResponse(
    (response) => /\/seen\?/.test(response.url()) && response.request().method() !== "GET",
  );
  await page.getByText("Seasons", { exact: true }).click();
  await page.getByRole("button", { name: "Seen it all" }).click();
  expect((await marked).ok()).toBe(true);
  await page.getByRole("button", { name: "Undo" }).waitFor();
  expect([await updated().count(), loaded]).toEqual([0, []]);
});

it(
  "shows an error and doesn't reload again if reloading didn't help",
  { timeout: 60_000 },
  async () => {
    const loaded = await openBeforeUpgrade("/home/", { isBack: false, storage: false });
    await page.route(/\/assets\/(?!TitleScreen).*\.js/, (route) =>
      loaded.length > 0 ? route.continue() : route.fallback(),
    );
    const wanted = await follow('main a[href^="/tv/"], main a[href^="/movies/"]');
    await page.getByRole("heading", { name: OOPS }).waitFor();
    await page.waitForTimeout(2_000);
    expect(loaded).toEqual([wanted]);
    await page.getByRole("button", { name: "Retry" }).waitFor();
  },
);
