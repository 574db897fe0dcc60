import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstInLayer, isDeep } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import {
  callAs,
  findTitle,
  rateTen,
  visitBefore,
  type FoundTitle,
  type Visitor,
} from "../visits/visitor.ts";

// What a person sees when the API fails or the network is gone.

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let visitor: Visitor;
let title: FoundTitle;
const uncaught: string[] = [];

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  title = await findTitle(product.origin, "Severance");
  // The fast layer goes from one failure to the next in one window.
  if (!isDeep()) await enter();
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

/** Somebody with ratings, in a window of their own. */
async function enter(): Promise<void> {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  context.setDefaultNavigationTimeout(30_000);
  visitor = await visitBefore(context, product.origin);
  await rateTen(product.origin, visitor);
  page = await context.newPage();
  page.on("pageerror", ({ message }) => uncaught.push(message));
}

beforeEach(async () => {
  if (isDeep()) await enter();
});

afterEach(async () => {
  if (isDeep()) await context.close();
  // oxlint-disable-next-line vitest/no-standalone-expect -- what holds after each of them
  expect(uncaught.splice(0)).toEqual([]);
});

/** Opens a page and waits until it answers to clicks, and until what comes after it has come: the queue of writes, news from the server. */
async function open(path: string): Promise<void> {
  await page.goto(product.origin + path);
  await page.getByRole("region", { name: /^Messages/ }).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const message = (text: string) =>
  page
    .getByRole("region", { name: /^Messages/ })
    .getByText(text)
    .filter({ visible: true });
/** From now on calls whose path has this end or part fail; returns the way back. */
const failing = async (part: string) => {
  const matches = ({ pathname }: URL) => pathname.includes(part);
  await page.route(matches, (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      body: '{"error":true,"message":"boom"}',
    }),
  );
  return () => page.unroute(matches);
};

async function storedRating(): Promise<string | undefined> {
  const { userRatings } = (await callAs(product.origin, visitor, [
    "GET",
    `/v6/users/${visitor.userId}/ratings?limit=999`,
  ])) as {
    userRatings: { itemId: number; rating: string }[];
  }; // the contract's answer
  return userRatings.find(({ itemId }) => itemId === title.id)?.rating;
}

// On one title's page, one after the other.
describe("a failing API", () => {
  // shows: 8.global.2
  it("shows an error when adding to the watchlist fails, and retries", async () => {
    await open(title.path);
    const mend = await failing("/items");
    await button("Add to watchlist").click();
    await message("Oops! Something went wrong.").waitFor();
    await mend();
    await page.keyboard.press("F6");
    await button("Retry").press("Enter");
    await button("On your watchlist").waitFor();
    await message("Oops! Something went wrong.").waitFor({ state: "hidden" });
  });

  // shows: 8.global.1
  it("shows an error when a rating fails, reverts it on screen and retries", async () => {
    const mend = await failing("/v6/ratings");
    await button("Like").click();
    await message("Oops! Something went wrong.").waitFor();
    await expect.poll(() => button("Like").getAttribute("aria-pressed")).toBe("false");
    expect(await storedRating()).toBeUndefined();
    await mend();
    // An urgent message is read out at once; F6 goes to it.
    await page.keyboard.press("F6");
    await button("Retry").press("Enter");
    await expect.poll(() => button("Like").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(storedRating).toBe("LIKE");
  });

  it(
    "shows an error with a working Retry button in place of a page that failed to load",
    { tags: "deep" },
    async () => {
      await open("/home/");
      const mend = await failing("/v4/nodes/");
      await page.getByRole("listitem").locator('a[href^="/tv/"]').first().click();
      await page.getByRole("heading", { name: "Oops! Something went wrong." }).waitFor();
      await page.waitForURL("**/tv/**");
      await mend();
      await button("Retry").click();
      await page.getByRole("region", { name: "Cast" }).waitFor();
    },
  );

  it(
    "keeps the page if part of it fails to load, and offers a Retry button for that part",
    { tags: "deep" },
    async () => {
      await open("/rate");
      const mendPicks = await failing("/v1/api/today");
      const mendSearch = await failing("/v4/search/");
      await page.getByRole("link", { name: "Today", exact: true }).first().click();
      const part = page.getByRole("main");
      await part.getByRole("heading", { name: "Couldn’t load tonight’s picks." }).waitFor();
      await mendPicks();
      await part.getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => part.getByRole("link").count()).toBeGreaterThan(3);
      await page.getByRole("combobox", { name: /^Search/ }).fill("fargo");
      const noAnswer = page
        .getByRole("alert")
        .filter({ hasText: "Search isn’t working right now. Try again." });
      await noAnswer.waitFor();
      await mendSearch();
      await noAnswer.getByRole("button", { name: "Retry" }).click();
      await page
        .getByRole("option", { name: /^Fargo/ })
        .first()
        .waitFor();
    },
  );
});

describe("without a network", () => {
  // shows: 4.search.4, 8.global.5
  it("shows an offline message, keeps changes made in the meantime and sends them when back online", async () => {
    await context.setOffline(true);
    await message("Network Connection Lost").waitFor();
    await button("Love").click();
    await expect.poll(() => button("Love").getAttribute("aria-pressed")).toBe("true");
    expect(await storedRating()).toBe("LIKE");
    await context.setOffline(false);
    await message("Network Connection Lost").waitFor({ state: "hidden" });
    await expect.poll(storedRating).toBe("LOVE");
    expect(await button("Love").getAttribute("aria-pressed")).toBe("true");
  });

  // shows: 8.global.7
  it("closes the message on OK and continues to work if a page can't be loaded", async () => {
    await context.setOffline(true);
    await message("Network Connection Lost").waitFor();
    await page.keyboard.press("F6");
    await button("OK").press("Enter");
    await message("Network Connection Lost").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Watchlists", exact: true }).first().click();
    await page.waitForURL("**/watchlist");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await context.setOffline(false);
    // It is rated by now.
    await page.getByRole("heading", { name: "Seen" }).click();
    await page.getByRole("listitem").filter({ hasText: title.name }).waitFor();
  });
});

describe("messages", () => {
  // shows: 8.global.4, 8.global.6, 9.toasts.1, 9.toasts.3
  it.each(
    firstInLayer(1, [
      ["a confirmation", 3, "Added Arrival to your watchlist."],
      ["a failure", 10, "Oops! Something went wrong."],
      ["a lost connection", 60, "Network Connection Lost"],
    ] as const),
  )("show %s for %d seconds", { tags: "deeper" }, async (_what, seconds, text) => {
    const { path } = await findTitle(product.origin, "Arrival");
    await page.clock.install();
    await open(path);
    if (seconds === 10) await failing("/items");
    const now = () => page.evaluate(() => Date.now());
    const asked = await now();
    await (seconds === 60 ? context.setOffline(true) : button("Add to watchlist").click());
    await message(text).waitFor();
    // The clock runs on meanwhile: how long that took on a slow machine is over already, and there is room for the next line.
    await page.clock.fastForward(Math.max(seconds * 1000 - 1000 - ((await now()) - asked), 0));
    expect(await message(text).isVisible()).toBe(true);
    await page.clock.fastForward(seconds * 1000);
    await message(text).waitFor({ state: "hidden" });
  });
});
