// @module-tag deeper
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { BrowserContext, BrowserContextOptions, Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../visits/axeInDepth.ts";
import { listAnswers } from "../answers/listAnswers.ts";
import { overrideCalls } from "../answers/overrideCalls.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits, type PageVisit } from "../visits/visitPage.ts";

let pages: Pages;
let page: Page;

const visits = setUpVisits({ refuses: (text) => !text.includes("Failed to load resource") });

const patient = { timeout: 60_000 };
const answer = (route: Route, body: unknown) =>
  route.fulfill({ contentType: "application/json", body: JSON.stringify(body) });
const queryOf = (route: Route) => new URL(route.request().url()).searchParams;

async function visit(
  path: string,
  options: BrowserContextOptions & Pick<PageVisit, "brief"> = {},
  titles = 70,
): Promise<void> {
  const list = listAnswers(titles);
  const ready = async (context: BrowserContext) => {
    await context.route(/\/items\?.*limit=/, (route) =>
      answer(route, list.itemsOf(queryOf(route))),
    );
    await context.route(/\/filter-counts\?/, (route) =>
      answer(route, list.countsOf(queryOf(route))),
    );
  };
  ({ pages, page } = await visits.visit(path, {
    call: list.call,
    known: true,
    width: 1440,
    ready,
    ...options,
  }));
}

const rows = () => page.locator("main li[data-row]");
const firstName = () => rows().first().locator(".font-semibold").first().textContent();
const press = (name: string | RegExp) =>
  page.getByRole("button", { name, includeHidden: true }).click();
const calls = (id: string) => pages.calls.filter((call) => call.id === id);

// shows: 3.localSettings.7, 4.own.8, 4.own.12, 4.together.3
it("shows a long shared list with filters, posters, news, services and activity", async () => {
  await visit("/watchlist");
  expect(await rows().count()).toBe(60);
  expect(await page.getByText("70 titles", { exact: true }).count()).toBeGreaterThan(0);
  // Whoever comes to the end gets more, and the focus goes on with the first of them.
  await page.getByRole("button", { name: "Show more" }).focus();
  await expect.poll(() => rows().count(), patient).toBe(70);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")), patient)
    .toContain("-61");
  expect(await rows().nth(4).textContent()).toContain("Ada · Mar 6, 2026");

  // Everybody's scores: a column each, what they come to, and where two split.
  await rows().nth(4).getByText("Ada: 85, Good").waitFor();
  await rows().nth(4).getByText("Both: 60, Okay").waitFor();
  expect(await rows().nth(4).getByText("You two disagree").count()).toBe(1);
  await rows().nth(1).getByText("Ada: no score").waitFor();
  expect(await page.getByText("Both", { exact: true }).isVisible()).toBe(true);

  // Filters: with numbers, one after the other, and no moving while they narrow.
  await press("Filter");
  await press(/^Shows\s*23$/);
  await expect.poll(() => rows().count(), patient).toBe(23);
  await expect.poll(firstName, patient).toBe("Title 03");
  expect(await page.getByRole("button", { name: /^Move / }).count()).toBe(0);
  expect(await page.getByText("23 of 70 titles").count()).toBe(1);
  await press(/^Lantern/);
  await page.getByText("No titles match").waitFor();
  await page.reload();
  await page.getByText("No titles match").waitFor(); // kept on this device
  await page.getByRole("button", { name: "Filter · 2" }).waitFor();
  await press("Clear filters");
  await expect.poll(() => rows().count(), patient).toBe(60);

  // What is new: opened, it is not any more.
  expect(await page.locator("[data-dot]").count()).toBe(3);
  await press("Mark as seen");
  await expect.poll(() => page.locator("[data-dot]").count(), patient).toBe(0);
  await expect.poll(() => calls("clearItemUpdates").length, patient).toBe(1);

  await press("Services");
  await page.getByText("Started here; may have moved.").waitFor();
  expect(
    await page.getByText("Adds 4 titles: Title 01, Title 02, Title 04, and 1 more").count(),
  ).toBe(1);
  await press("Activity");
  await page.getByText("Ada added Title 01").waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await press("Grid");
  await expect.poll(() => rows().count(), patient).toBe(0);
  await page.getByRole("link", { name: /^Title 01/ }).waitFor();
  await press("Remove Title 02");
  await expect.poll(() => page.getByRole("link", { name: /^Title 02/ }).count(), patient).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

// shows: 4.own.12
it(
  "renders only a few dozen rows of a 5,000-title list at first, and more as the user scrolls",
  { tags: "deep" },
  async () => {
    await visit("/watchlist", { viewport: { width: 360, height: 780 } }, 5000);
    await page.getByRole("button", { name: /^Move Title 01, position 1 of/ }).waitFor();
    const scroll = () => page.evaluate(() => scrollBy({ top: 4000, behavior: "instant" }));
    const lastPlace = async () => Number(await rows().last().getAttribute("aria-posinset"));
    await expect.poll(async () => (await scroll(), lastPlace()), patient).toBeGreaterThan(700);
    expect(await rows().count()).toBeLessThan(60);
    const places = await rows().evaluateAll((all) =>
      all.map((row) => Number(row.getAttribute("aria-posinset"))),
    );
    expect(places).toEqual(places.map((_place, at) => (places[0] ?? 0) + at));
    const asked = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("/items?"))
          .length,
    );
    expect(asked).toBeLessThan(8); // each page once

    // Lifted here and put down at the very top: it takes the focus along, and says one small thing.
    await rows()
      .last()
      .getByRole("button", { name: /^Move / })
      .focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Home");
    await page.route(/\/items\/\d+(\?|$)/, () => {}); // it stays on its way
    const moved = page.waitForRequest((request) => request.method() === "PATCH");
    await page.keyboard.press("Enter");
    expect((await moved).postData()).toBe('{"after":null}');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), patient)
      .toMatch(/, position 1 of/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    await press("Grid");
    await page
      .getByRole("link", { name: /^Title 0/ })
      .first()
      .waitFor();
    expect(await page.locator("main ul li article, main ul li a").count()).toBeLessThan(250);
  },
);

// shows: 2.lists.2, 8.messages.1
it("offers filters without counts, and reports the failure, if the counts fail to load", async () => {
  await visit("/watchlist/99", { viewport: { width: 360, height: 780 } });
  await page.getByRole("heading", { level: 1, name: "Ours" }).waitFor();
  await page.route(/\/filter-counts\?/, (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/json",
      body: '{"error":true,"message":"busy"}',
    }),
  );
  await press("Filter");
  await press("Shows");
  await expect.poll(() => rows().count(), patient).toBe(23);
  const reported = () =>
    calls("recordEvents").some(({ input }) =>
      JSON.stringify(input.body).includes("Failed to load filter counts: busy"),
    );
  await expect.poll(reported, patient).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeFindings(page)).toEqual([]);
});

// shows: 2.lists.2, 3.localSettings.7
it(
  "removes a 'not interested' rating along with its row and restores both on undo",
  { tags: "deep" },
  async () => {
    await visit("/watchlist/notinterested");
    await expect.poll(() => rows().count(), patient).toBe(2);
    await press("Remove Title 81");
    await expect.poll(() => rows().count(), patient).toBe(1);
    await expect
      .poll(() => calls("deleteRating").map(({ input }) => input.params["ratingId"]), patient)
      .toEqual(["rating81"]);
    await press("Undo");
    await expect.poll(() => rows().count(), patient).toBe(2);
    await expect
      .poll(() => calls("rateTitle").map(({ input }) => input.body), patient)
      .toMatchObject([{ itemId: 81, rating: "NOT_INTERESTED" }]);
    await page.getByLabel("Sort by").selectOption("NAME");
    await expect.poll(firstName, patient).toBe("Title 81");
    expect(calls("setWatchlistSort")).toEqual([]); // a view has no sort on the server
  },
);

// shows: 8.watchlist.1, 8.watchlist.3
it("says that a list no longer exists and redirects to the remaining lists", async () => {
  await visit("/watchlist/12345", {
    brief: (opened) => opened.getByText("Watchlist not found").first().waitFor(),
  });
  await expect.poll(() => new URL(page.url()).pathname, patient).toBe("/watchlist");
  await expect.poll(() => rows().count(), patient).toBe(60);
  await page.getByRole("button", { name: "Mark as seen" }).waitFor(); // by now dots can be cleared
  const cleared = page.waitForRequest(/item-updates\?.*itemId=1(&|$)/);
  await page.getByRole("link", { name: /Title 01/ }).click();
  await cleared; // opened is seen
});

it("gives up a default list that the lists name and nobody has, instead of asking over and over", async () => {
  const { call } = shelfAnswers({ rated: 1 });
  const lost = async () => {
    throw new ApiFailure(404, "Watchlist not found");
  };
  ({ pages, page } = await visits.visit("/watchlist", {
    call: overrideCalls({ getWatchlist: lost }, call),
    known: true,
    brief: (opened) => opened.getByText("Watchlist not found").first().waitFor(),
  }));
  await page.waitForLoadState("networkidle");
  expect(calls("getWatchlist").length).toBeLessThan(10);
});
