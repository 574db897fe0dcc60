import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

let browser: Browser;
let pages: Pages;
let context: BrowserContext;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(async () => {
  await context.close();
  await pages.close();
});

/** A page that counts its view transitions, and before each the elements that carry the poster's name. */
async function start({ still = false, savesData = false } = {}): Promise<Page> {
  pages = await startPages({ call: shelfAnswers().call });
  context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: still ? "reduce" : "no-preference",
    viewport: { width: 800, height: 500 },
  });
  const page = await context.newPage();
  await page.addInitScript((saves) => {
    if (saves) Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    const begin = Document.prototype.startViewTransition;
    const named = () =>
      [...document.querySelectorAll("[data-shared]")].filter(
        (each) => getComputedStyle(each).viewTransitionName === "poster",
      ).length;
    const travels: number[] = [];
    Object.assign(globalThis, { travels });
    Document.prototype.startViewTransition = function start(...change) {
      travels.push(named());
      return begin.apply(this, change);
    };
  }, savesData);
  await openHydrated(page, "/worthy");
  return page;
}

const travels = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { travels: number[] }).travels); // put there above
const card = (page: Page) => page.getByRole("main").getByRole("link").last();
const asked = () => pages.calls.filter(({ id }) => id === "getNode").length;

it(
  "animates the clicked poster to its page and back, and restores the scroll position",
  { tags: "deep" },
  async () => {
    const page = await start();
    // Where a title has to be waited for, a skeleton stands for it, and no poster travels.
    await card(page).hover();
    await expect.poll(asked).toBe(1);
    await page.waitForLoadState("networkidle");
    // Scrolling would put another card under the pointer, whose title would be loaded too.
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.body.style.minHeight = "3000px"));
    await page.evaluate(() => scrollTo(0, 120));
    // A poster does not travel to a page that comes late: what the link leads to is there first.
    await card(page).evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
    await expect.poll(asked).toBe(1);
    await page.waitForLoadState("networkidle");
    await card(page).evaluate((link) => (link as HTMLElement).click()); // without scrolling to it
    await page.waitForURL(/\/(tv|movies)\//);
    await expect.poll(() => travels(page)).toEqual([1]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    expect(await travels(page)).toHaveLength(2);
  },
);

it(
  "scrolls to the top of a page opened by its URL, even if the previous page was scrolled",
  { tags: "deep" },
  async () => {
    const page = await start();
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => (document.body.style.minHeight = "3000px")),
    );
    const scrolled = () => page.evaluate(() => scrollY);
    await openHydrated(page, "/worthy");
    await page.evaluate(() => scrollTo(0, 300));
    expect(await scrolled()).toBe(300);
    await openHydrated(page, "/search");
    expect(await scrolled()).toBe(0);
  },
);

it("doesn't animate for users who prefer reduced motion", async () => {
  const page = await start({ still: true });
  await card(page).click();
  await page.waitForURL(/\/(tv|movies)\//);
  expect(await travels(page)).toEqual([]);
});

it("preloads a title once on hover, but not in data-saving mode", { tags: "deep" }, async () => {
  const page = await start();
  await card(page).hover();
  await expect.poll(asked).toBe(1);
  await card(page).click();
  await page.waitForURL(/\/(tv|movies)\//);
  expect(asked()).toBe(1);
  await context.close();
  await pages.close();
  const sparing = await start({ savesData: true });
  await card(sparing).hover();
  await sparing.waitForTimeout(500);
  expect(asked()).toBe(0);
});
