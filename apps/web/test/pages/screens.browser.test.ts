import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { removeTitle } from "../answers/wholeList.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());

afterEach(async () => {
  await page.context().close();
  await pages.close();
  if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join("\n")}`);
});

interface Visit {
  rated?: number;
  width?: number;
  colorScheme?: "dark" | "light";
}

/** Opens a page as somebody with that many ratings; without any, as a device without an account. */
async function visit(path: string, { rated = 0, width = 1280, colorScheme = "dark" }: Visit = {}) {
  const shelf = shelfAnswers({ rated });
  pages = await startPages({ call: shelf.call, ...(rated > 0 ? { userId: "abcdefghijkl" } : {}) });
  const context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
    colorScheme,
  });
  if (rated > 0)
    await context.addInitScript(
      (userData) => localStorage.setItem("userData", userData),
      sampleUserData,
    );
  page = await context.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  await openHydrated(page, path);
  return shelf;
}

const patient = { timeout: 60_000 };

// shows: 9.search.15
describe("the wall", () => {
  it("deals one card at a time on phones", async () => {
    await visit("/rate", { width: 360 });
    const group = (name: string) => page.getByRole("group", { name: `Rate ${name}` });
    await group("Arrival").getByRole("button", { name: "Like", exact: true }).click();
    await group("Brazil").getByRole("button", { name: "Not seen" }).click();
    await group("Casablanca").waitFor();
    await page.getByRole("button", { name: "Undo Brazil" }).first().click();
    await group("Brazil").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe("today", () => {
  it(
    "sends users without ratings to the wall and shows them no scores",
    { tags: "deep" },
    async () => {
      await visit("/home/");
      expect(await page.getByRole("link", { name: "Start rating" }).getAttribute("href")).toBe(
        "/rate",
      );
      expect(await page.locator("main").innerText()).not.toMatch(/\b6\d\b/);
    },
  );
});

describe("search", () => {
  // shows: 2.public.7, 3.saved.2, 3.storage.8
  it("opens on /, responds to arrow keys, saves opened titles and is cleared when closed", async () => {
    await visit("/watchlist");
    const field = page.getByRole("combobox", { name: /^Search/ });
    await page.keyboard.press("/");
    await page.keyboard.type("drvie");
    await page.getByText("for “drvie”").waitFor();
    expect(await page.getByRole("option").first().locator("b").innerText()).toBe("Dri");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await field.getAttribute("aria-activedescendant")).toBe(
      await page.getByRole("option").nth(1).getAttribute("id"),
    );
    await page.keyboard.press("Enter");
    await page.waitForURL("**/movies/fargo-65");
    expect(await field.inputValue()).toBe("");
    expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toBe(
      '[{"name":"Fargo","url":"/movies/fargo-65"}]',
    );
    await page.keyboard.press("/");
    await page.getByRole("option", { name: "Fargo" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Delete");
    await expect.poll(() => page.getByRole("option").count(), patient).toBe(0);
    await page.keyboard.type("x");
    await page.keyboard.press("Escape");
    expect([await field.inputValue(), await field.getAttribute("aria-expanded")]).toEqual([
      "",
      "false",
    ]);
  });
});

describe("the watchlist", () => {
  it("removes a title and restores it on undo", { tags: "deep" }, async () => {
    await visit("/watchlist", { rated: 6 });
    const rows = () =>
      page
        .locator("main li")
        .filter({ has: page.getByRole("button", { name: /^Remove / }) })
        .count();
    expect(await rows()).toBe(3);
    await removeTitle(page, "Brazil");
    await expect.poll(rows, patient).toBe(2);
    await page.getByRole("button", { name: "Undo", includeHidden: true }).click();
    await expect.poll(rows, patient).toBe(3);
  });

  // shows: 8.watchlist.2
  it("says that a list doesn't exist, deletes its sort order and redirects to the existing lists", async () => {
    await visit("/about", { rated: 6 });
    await page.evaluate(() =>
      localStorage.setItem(
        "settings",
        JSON.stringify({ version: 9, watchlistSorts: { 99: "NEWEST", 123: "SCORE" } }),
      ),
    );
    const said = page.getByText("Watchlist not found").first().waitFor(); // for three seconds
    await page.goto("/watchlist/123");
    await page.waitForURL("**/watchlist");
    await said;
    const sorts = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "{}").watchlistSorts);
    await expect.poll(sorts, patient).toEqual({ 99: "NEWEST" });
  });
});

// shows: 3.filters.1, 3.filters.2, 3.filters.3, 3.localSettings.1, 3.localSettings.2, 9.app.3
// shows: 3.localSettings.4, 3.localSettings.5, 3.localSettings.13
it("shows Worthy as a grid, saves a switch to list view and resets settings from other versions", async () => {
  await visit("/worthy", { rated: 6 });
  const list = page.getByRole("button", { name: "List", exact: true });
  const shown = () => list.getAttribute("aria-pressed");
  expect(await shown()).toBe("false");
  await page.evaluate(() =>
    localStorage.setItem(
      "settings",
      JSON.stringify({
        version: 8,
        debug: true,
        algo: "content",
        matchScore: false,
        listFormats: { worthy: "list" },
        filters: { worthy: { sort: "NEWEST", genres: ["Drama"] } },
      }),
    ),
  );
  await openHydrated(page, "/worthy");
  expect(await shown()).toBe("false");
  await list.click();
  await page.reload();
  await expect.poll(shown, patient).toBe("true");
  const none = {
    genres: [],
    airDates: [],
    streamingProviders: [],
    runTimes: [],
    contentRatings: [],
  };
  const worthy = { ...none, sort: "worthy", ratingFilter: "LIKES_DISLIKES" };
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "{}")),
  ).toMatchObject({
    version: 9,
    admin: false,
    // What somebody looks for when something goes wrong outlives a new version.
    debug: true,
    algo: "",
    matchScore: true,
    listFormats: {
      worthy: "list",
      watchlist: "list",
      inTheMood: "list",
      ratingsHistory: "list",
      browse: "list",
    },
    filters: {
      worthy,
      worthyMovie: worthy,
      watchlist: { ...none, sort: "DEFAULT" },
      ratingsHistory: { ...none, sort: "DEFAULT" },
    },
  });
});

// shows: 9.ratings.7, 9.ratings.8, 9.ratings.9
it("labels a score as bad up to 59, okay from 60 and good from 80", async () => {
  await visit("/worthy", { rated: 6 });
  const scores = [0, 59, 60, 79, 80, 100];
  await page.route(/\/v6\/recommendations/, async (route) => {
    const list = (await (await route.fetch()).json()) as { recommendations: object[] }; // the stand-in's answer
    const recommendations = list.recommendations
      .slice(0, scores.length)
      .map((title, at) => ({ ...title, score: scores[at], matchScore: scores[at] }));
    await route.fulfill({ json: { ...list, recommendations, total: scores.length } });
  });
  await page.getByRole("button", { name: "Films" }).click();
  const words = async () =>
    (await page.getByRole("main").locator("a .sr-only").allTextContents()).map(
      (label) => /Worthy \d+ \w+/.exec(label)?.[0],
    );
  await expect
    .poll(words, patient)
    .toEqual([
      "Worthy 0 Bad",
      "Worthy 59 Bad",
      "Worthy 60 Okay",
      "Worthy 79 Okay",
      "Worthy 80 Good",
      "Worthy 100 Good",
    ]);
});
