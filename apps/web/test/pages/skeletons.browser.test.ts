import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";

let browser: Browser;
let pages: Pages;
let context: BrowserContext;
let page: Page;
let complaints: Complaints;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(async () => {
  await context.close();
  await pages.close();
});

interface Visit {
  width?: number;
  /** Files that come only when they are let go. */
  held?: RegExp;
}

/** A page whose other screens come only when they are let go; the page keeps how far things moved of themselves. */
async function visit(
  path: string,
  {
    width = 1280,
    held = /(Home|Today|Title|Wall|Watchlists|Search|Expanded|Person|Worthy)Screen/,
  }: Visit = {},
): Promise<() => void> {
  pages = await startPages({ call: shelfAnswers({ rated: 10 }).call, userId: "abcdefghijkl" });
  context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width, height: 800 },
  });
  await context.addInitScript(
    (userData) => localStorage.setItem("userData", userData),
    sampleUserData,
  );
  page = await context.newPage();
  complaints = watchPage(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0, flashed: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { moved: number }).moved += (
          entry as unknown as { value: number }
        ).value; // LayoutShift is in no standard type
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(
      () =>
        void (
          document.querySelector("[data-skeleton]") &&
          ((globalThis as unknown as { flashed: number }).flashed += 1)
        ),
    ).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const free = Promise.withResolvers<void>();
  // In these tests fonts come when they come, and move the first page.
  await page.evaluate(() => Object.assign(globalThis, { moved: 0 }));
  await page.route(held, async (route) => {
    await free.promise;
    await route.continue();
  });
  return free.resolve;
}

const skeleton = () => page.locator("[data-skeleton]");
const kept = (name: "moved" | "flashed") =>
  page.evaluate((each) => (globalThis as unknown as Record<string, number>)[each], name); // put there above
const address = () => page.url().slice(pages.origin.length);
/** Follows a link without pointing at it, which would load what it leads to. */
const follow = (link: string) =>
  page
    .locator(`a[href="${link}"]`)
    .first()
    .evaluate((each) => (each as HTMLElement).click());
const POSTER = "main .aspect-2\\/3:visible";
const calm = () => expect(complaints.all()).toEqual([]);

async function boxOf(selector: string): Promise<Record<string, number>> {
  const box = await page.locator(selector).first().boundingBox();
  return Object.fromEntries(
    Object.entries(box ?? {}).map(([key, value]) => [key, Math.round(value)]),
  );
}

/** From where to where, and what has to stand where the first poster of the skeleton stood. */
const waysAt = (
  width: number,
): readonly (readonly [from: string, to: string, poster: string | null])[] => [
  ["/rate", "/home/", POSTER],
  ["/home/", "/rate", width < 600 ? "main [data-deck-card]" : POSTER],
  ["/home/", "/movies/brazil-61", POSTER],
  ["/home/", "/home/worthy/", null],
  ["/home/", "/watchlist", null],
  ["/rate", "/", null],
];

describe.each(firstInLayer(1, [360, 1440]))("at %d pixels", (width) => {
  it.each(firstInLayer(3, waysAt(width)))(
    "shows a skeleton from %s to %s until the page has loaded, without layout shifts",
    { tags: "deeper" },
    async (from, to, poster) => {
      const letGo = await visit(from, { width });
      await follow(to);
      await skeleton().waitFor();
      expect(address()).toBe(to);
      expect(await page.locator("#main").getAttribute("aria-busy")).toBe("true");
      expect(
        await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          scrollY,
          document.activeElement?.textContent,
        ]),
      ).toEqual([0, 0, "Loading"]);
      const before = poster && (await boxOf(POSTER));
      letGo();
      await skeleton().waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.activeElement?.matches("h1, input"))).toBe(true);
      await page.waitForLoadState("networkidle");
      expect(await kept("moved")).toBeLessThan(0.01);
      expect(poster && (await boxOf(poster))).toEqual(before);
      calm();
    },
  );
});

it("shows no skeleton for a page that is already loaded", { tags: "deep" }, async () => {
  const letGo = await visit("/home/");
  letGo();
  await page.locator('a[href="/rate"]').first().hover();
  await page.waitForResponse(/WallScreen/);
  await page.waitForLoadState("networkidle");
  // A busy machine may need more than the 120 ms for a page that is there: stretch the limit, so that only waiting for something counts.
  await page.evaluate(() => {
    const set = window.setTimeout.bind(window);
    const stretched = (run: () => void, ms?: number) => set(run, ms === 120 ? 5000 : ms);
    Object.assign(window, { setTimeout: stretched });
  });
  await follow("/rate");
  await page.waitForURL("**/rate");
  await page.getByRole("heading", { level: 1, name: /^What have you seen/ }).waitFor();
  expect(await kept("flashed")).toBe(0);
  calm();
});

it("shows a skeleton while a page's data is loading, and returns immediately on Back", async () => {
  const letGo = await visit("/home/", { held: /\/v4\/nodes\/61/ });
  await follow("/movies/brazil-61");
  await skeleton().waitFor();
  await page.goBack();
  await page.getByRole("region", { name: "Your best matches tonight" }).waitFor();
  expect([address(), await skeleton().count()]).toEqual(["/home/", 0]);
  await page.goForward();
  await skeleton().waitFor();
  letGo();
  await page.getByRole("heading", { level: 1, name: "Brazil" }).waitFor();
  expect(address()).toBe("/movies/brazil-61");
  calm();
});

it("replaces the skeleton with an error if the page fails to load", { tags: "deep" }, async () => {
  const letGo = await visit("/home/");
  await page.route(/WallScreen/, (route) => route.abort());
  await follow("/rate");
  await page.getByRole("heading", { name: "Oops! Something went wrong." }).waitFor();
  expect(address()).toBe("/rate");
  letGo();
});

it(
  "scrolls to the top of a page that loads before its skeleton is rendered",
  { tags: "deep" },
  async () => {
    const letGo = await visit("/home/", { held: /\/v4\/nodes\/61/ });
    await page.evaluate(() => (document.body.style.minHeight = "3000px"));
    await page.evaluate(() => scrollTo(0, 400));
    // React draws in tasks of a message channel: let them wait, as a busy machine does, until the page is there.
    await page.evaluate(() => {
      const post = MessagePort.prototype.postMessage;
      const waiting: (() => void)[] = [];
      MessagePort.prototype.postMessage = function later(this: MessagePort, ...given: unknown[]) {
        waiting.push(() => Reflect.apply(post, this, given));
      };
      const draw = () => {
        MessagePort.prototype.postMessage = post;
        for (const run of waiting) run();
      };
      Object.assign(globalThis, { draw });
    });
    await follow("/movies/brazil-61");
    await expect.poll(address).toBe("/movies/brazil-61");
    const came = page.waitForEvent("requestfinished", (request) =>
      request.url().includes("/v4/nodes/61"),
    );
    letGo();
    await came;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => (globalThis as unknown as { draw: () => void }).draw()); // put there above
    await page.getByRole("heading", { level: 1, name: "Brazil" }).waitFor();
    expect([await kept("flashed"), await page.evaluate(() => scrollY)]).toEqual([0, 0]);
  },
);
