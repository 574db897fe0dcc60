// @module-tag deeper
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeRun } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { visitShelf, type ShelfPage } from "../visits/visitShelf.ts";
import { sentEvents, type SentEvent } from "../visits/sentEvents.ts";

let browser: Browser;
let shelf: ShelfPage;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(() => shelf.close());

const patient = { timeout: 60_000 };
const page = () => shelf.page;
const field = () =>
  page()
    .getByRole("search")
    .getByRole("combobox", { name: /^Search/ });
const option = (name: string | RegExp) => page().getByRole("option", { name });
const width = () => page().evaluate(() => document.documentElement.scrollWidth);

/** The events about search that were sent so far. */
function sent(): SentEvent[] {
  return sentEvents(shelf.pages).filter(({ name }) => name.startsWith("search_"));
}

/** Their names and parameters. */
function events(): string[] {
  return sent().map(({ name, params }) => `${name} ${JSON.stringify(params)}`);
}

async function search(words: string): Promise<void> {
  await page().keyboard.press("/");
  await page().keyboard.type(words);
  await option(/^Amy Adams/).waitFor();
}

describe("search in place", () => {
  // shows: 4.search.1, 4.search.2
  it("opens on focus and clears when closed", async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    expect(await field().getAttribute("aria-expanded")).toBe("false");
    await field().focus();
    expect(await field().getAttribute("aria-expanded")).toBe("true");
    await page().keyboard.type("drvie");
    await page().keyboard.press("Escape");
    await expect.poll(() => field().getAttribute("aria-expanded"), patient).toBe("false");
    expect(await field().inputValue()).toBe("");
  });

  it(
    "opens a panel of 840 px, keeps the page readable and shows the spelling correction",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/home/", { rated: 6, width: 1440 });
      await search("drvie");
      expect(await page().getByText("Showing drive for “drvie”").isVisible()).toBe(true);
      const panel = page()
        .locator(".shadow-lifted")
        .filter({ has: option(/^Drive/) });
      const box = await panel.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(840);
      expect(
        await option(/^Drive/)
          .locator("b")
          .evaluate(
            (bold) =>
              getComputedStyle(bold).color === getComputedStyle(bold.parentElement ?? bold).color,
          ),
      ).toBe(true);
    },
  );

  it(
    "adds the best match to the watchlist in one click, without opening the title's page",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/home/", { rated: 6 });
      await search("drvie");
      await page().getByRole("button", { name: "Watchlist: Drive" }).click();
      const added = () =>
        shelf.pages.calls
          .filter(({ id }) => id === "addWatchlistItem")
          .map(({ input }) => input.body);
      await expect.poll(added, patient).toEqual([{ itemId: 63 }]);
      expect(new URL(page().url()).pathname).toBe("/home/");
      expect(await field().getAttribute("aria-expanded")).toBe("true");
    },
  );

  it(
    "moves to the people and then out of the panel on Tab, and opens a person on Enter",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/home/", { rated: 6 });
      await search("drvie");
      await page().keyboard.press("Tab");
      expect(await field().getAttribute("aria-activedescendant")).toBe(
        await option(/^Amy Adams/).getAttribute("id"),
      );
      await page().keyboard.press("Tab");
      expect(await page().evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
        "Clear search",
      );
      await field().focus();
      await page().keyboard.press("Enter");
      await page().waitForURL("**/person/amy-adams-7");
    },
  );

  it("opens the selected option even if a later response moves it", { tags: "deep" }, async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    const held = Promise.withResolvers<void>();
    await page().route(/[?&]term=drvie(&|$)/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { results: object[] }; // the contract's answer
      await held.promise;
      const before = { ...answer.results[0], id: 64, name: "Erin", path: "/movies/erin-64" };
      await route.fulfill({
        response,
        json: { ...answer, results: [before, ...answer.results] },
      });
    });
    await page().keyboard.press("/");
    await page().keyboard.type("drvi");
    await option(/^Drive/).waitFor();
    await page().keyboard.type("e");
    await page().keyboard.press("ArrowDown");
    held.resolve();
    await option(/^Erin/).waitFor();
    await page().keyboard.press("Enter");
    await page().waitForURL("**/movies/drive-63");
  });

  it(
    "exposes one list of options to screen readers despite the groups and buttons in between",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/home/", { rated: 6 });
      await search("drvie");
      const owned = await page().getByRole("listbox").getAttribute("aria-owns");
      // Not those of the page's own choices.
      const groups = await page()
        .locator("[role=option]")
        .evaluateAll((options) => [
          ...new Set(options.map((each) => each.closest("fieldset")?.id)),
        ]);
      expect(groups.filter((id) => !owned?.split(" ").includes(id ?? ""))).toEqual([]);
      expect(groups.length).toBeGreaterThan(2);
      expect(await axeRun(page())).toEqual([]);
    },
  );

  // shows: 2.public.5
  it("is closed and cleared when the window becomes narrow", { tags: "deep" }, async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    await search("drvie");
    await page().setViewportSize({ width: 400, height: 800 });
    // Pages hear of a new width when they draw.
    await page().evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    await page().setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => field().inputValue(), patient).toBe("");
    expect(await field().getAttribute("aria-expanded")).toBe("false");
  });
});

describe("search on a phone", () => {
  it(
    "fills the window, fits a 320 px viewport and returns to the previous page",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/watchlist", { rated: 6, width: 320, height: 640 });
      await page().getByRole("banner").getByRole("link", { name: "Search" }).click();
      await field().fill("drvie");
      await option(/^Drive/).waitFor();
      expect(await page().getByRole("banner").count()).toBe(0);
      expect(await width()).toBe(320);
      await page().getByRole("button", { name: "Back" }).click();
      await page().waitForURL("**/watchlist");
    },
  );

  // shows: 2.public.5
  it("closes when the window becomes wide", async () => {
    shelf = await visitShelf(browser, "/watchlist", { rated: 6, width: 400, height: 800 });
    await page()
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Search" })
      .click();
    await field().fill("drvie");
    await page().setViewportSize({ width: 1280, height: 800 });
    await page().waitForURL("**/watchlist");
  });
});

describe("search tracking", () => {
  // shows: 9.search.6, 9.search.8
  it("records a pause in typing, a view once the results settle, and an abandoned search", async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6, noted: true });
    await page().keyboard.press("/");
    await field().focus();
    const typedAt = Date.now();
    await field().fill("drvie");
    await expect
      .poll(events, patient)
      .toEqual([
        'search_typing_paused {"term_length":5}',
        'search_performed {"term_length":5,"results":2}',
      ]);
    const [paused = 0, viewed = 0] = sent().map(
      ({ occurredAt }) => Date.parse(occurredAt) - typedAt,
    );
    expect(paused).toBeGreaterThan(900);
    expect(paused).toBeLessThan(1900);
    expect(viewed).toBeGreaterThan(1900);
    await page().keyboard.press("Escape");
    await expect
      .poll(() => events().at(-1), patient)
      .toBe('search_abandoned {"term_length":5,"results":2}');
  });

  // shows: 9.search.7
  it("records a view after fifteen seconds at the latest, even while the user is typing", async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6, noted: true });
    await page().clock.install();
    await openHydrated(page(), "/home/");
    await page().keyboard.press("/");
    await page().clock.pauseAt((await page().evaluate(() => Date.now())) + 60_000);
    for (const letter of "somebodytypesonandon") {
      const found = page()
        .waitForResponse(/\/v4\/search\//)
        .then(() => true);
      await page().keyboard.type(letter);
      // On a busy machine, the search's timer may start after the clock has run.
      do await page().clock.runFor(600);
      while (!(await Promise.race([found, sleep(3000)])));
      await page().clock.runFor(600);
    }
    const typedAt = await page().evaluate(() => Date.now());
    await page().clock.resume();
    const viewed = () => sent().find(({ name }) => name === "search_performed")?.occurredAt;
    await expect.poll(viewed, patient).toBeDefined();
    expect(Date.parse(viewed() ?? "")).toBeLessThan(typedAt);
  });

  // shows: 4.search.3
  it("doesn't record a search as abandoned if a result was opened", async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6, noted: true });
    await search("drvie");
    await option(/^Drive/).click();
    await page().waitForURL("**/movies/drive-63");
    await expect.poll(() => events().join(), patient).toContain("search_result_opened");
    await page().waitForTimeout(2500);
    expect(events().join()).not.toContain("search_abandoned");
  });
});
