import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { visitShelf, type ShelfPage } from "../visits/visitShelf.ts";
import { sentEvents } from "../visits/sentEvents.ts";

let browser: Browser;
let shelf: ShelfPage;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(() => shelf.close());

const patient = { timeout: 60_000 };
const page = () => shelf.page;
const button = (name: string) => page().getByRole("button", { name, exact: true });
const entries = () => page().getByRole("main").getByRole("listitem");
/** The moods that rows were asked for. */
const askedMoods = () =>
  shelf.pages.calls
    .filter(({ id }) => id === "recommend")
    .map(({ input }) => (input.body as { filters?: { tags?: string[] } }).filters?.tags) // the contract's body
    .filter((tags) => tags !== undefined);

it(
  "switches the mood of a row by its chips, and asks only for the mood",
  { tags: "deep" },
  async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    const row = page().getByRole("region", { name: /^In the mood for/ });
    await row.getByRole("listitem").first().getByRole("link").waitFor();
    expect([
      await button("Witty").getAttribute("aria-pressed"),
      await button("Tender").getAttribute("aria-pressed"),
    ]).toEqual(["true", "false"]);
    await button("Tender").click();
    await expect.poll(() => button("Tender").getAttribute("aria-pressed"), patient).toBe("true");
    await expect.poll(askedMoods, patient).toEqual([["witty"], ["tender"]]);
  },
);

// shows: 5.tracking.12, 5.tracking.13, 5.tracking.14
it("notes from which row a title was opened, by a name in lower case with underscores", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6, noted: true });
  const opened = () =>
    sentEvents(shelf.pages)
      .filter(({ name }) => name === "block_title_opened")
      .map(({ params }) => params);
  const row = page().getByRole("region", { name: /^In the mood for/ });
  const card = row.getByRole("listitem").first().getByRole("link");
  const id = Number(/-(\d+)$/.exec((await card.getAttribute("href")) ?? "")?.[1]);
  await card.click();
  await expect
    .poll(opened, patient)
    .toEqual([{ block_name: "in_the_mood_for_witty", title_id: id }]);
});

it(
  "says of the hero how it was once it was seen, and shows the next one",
  { tags: "deep" },
  async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6, width: 390, height: 844 });
    const hero = page().getByRole("main").locator("section").first();
    const name = await hero.getByRole("heading").innerText();
    await hero.getByRole("button", { name: "Seen it" }).click();
    await page().getByRole("dialog").getByRole("button", { name: "Love", exact: true }).click();
    await expect.poll(() => hero.getByRole("heading").innerText(), patient).not.toBe(name);
  },
);

// shows: 2.lists.6, 2.screens.22, 2.screens.23
it("shows all picks in two columns or in one of larger rows, and keeps the choice", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6, width: 1440 });
  await page().getByRole("link", { name: "See all" }).click();
  await page().getByRole("heading", { level: 1, name: "Worthy for you tonight" }).waitFor();
  await entries().first().waitFor();
  const places = () =>
    entries().evaluateAll((rows) =>
      rows.slice(0, 2).map((row) => Math.round(row.getBoundingClientRect().left)),
    );
  const [first = 0, second = 0] = await places();
  expect(second - first).toBe(684);
  await button("List").click();
  await expect.poll(async () => new Set(await places()).size, patient).toBe(1);
  await page().reload();
  await expect.poll(async () => new Set(await places()).size, patient).toBe(1);
});

it("puts a pick on the watchlist", { tags: "deep" }, async () => {
  shelf = await visitShelf(browser, "/home/worthy/", { rated: 6 });
  const name = await entries().first().getByRole("link").locator(".font-display").innerText();
  await button(`Add ${name} to your watchlist`).click();
  await expect
    .poll(() => shelf.pages.calls.filter(({ id }) => id === "addWatchlistItem").length, patient)
    .toBe(1);
});

it(
  "shows what became worth watching since the visit before, once there is one",
  { tags: "deep" },
  async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    const risen = page().getByRole("region", { name: "New since your last visit" });
    const kept = () => page().evaluate(() => localStorage.getItem("todayScores"));
    await expect.poll(kept, patient).toContain('"before":{}');
    expect(await risen.count()).toBe(0);
    await page().evaluate(() =>
      localStorage.setItem(
        "todayScores",
        JSON.stringify({
          visit: "yesterday",
          scores: { 60: 40, 61: 55, 63: 59, 64: 62 },
          before: {},
        }),
      ),
    );
    await page().reload();
    await expect.poll(() => risen.getByRole("link").count(), patient).toBe(3);
    await risen.getByRole("link", { name: /^Drive, .*was 59$/ }).waitFor();
  },
);

it(
  "keeps the focus where it was opened from when a popup is closed over another pick, and keeps the pick when it could not be asked for anew",
  { tags: "deep" },
  async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    const hero = page().getByRole("main").locator("section").first();
    const focused = () => page().evaluate(() => document.activeElement?.textContent);
    const dialog = page().getByRole("dialog", { name: /^Why \d+\?$/ });
    const answers = Promise.withResolvers<void>();
    // The next picks are shows, of which none has been rated: they have no number to open.
    await page().route("**/v6/recommendations*", async (route) => {
      await answers.promise;
      const answer = await (await route.fetch()).text();
      await route.fulfill({
        contentType: "application/json",
        body: answer.replaceAll('"nodeType":"movie"', '"nodeType":"tv"'),
      });
    });
    await hero.getByRole("link", { name: /^Why \d+\?$/ }).press("Enter");
    await dialog.getByRole("button", { name: "Like", exact: true }).click();
    await page().keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(focused, patient).toMatch(/^Why \d+\?$/);
    answers.resolve();
    await hero.getByRole("link", { name: "Rate titles" }).waitFor();
    expect(await focused()).toBe("Rate titles");
    await page().route("**/v6/recommendations*", (route) => route.abort());
    await hero.getByRole("button", { name: "Seen it" }).click();
    await page().getByRole("dialog").getByRole("button", { name: "Love", exact: true }).click();
    await page().waitForTimeout(500);
    expect(await hero.getByRole("heading", { level: 2 }).count()).toBe(1);
  },
);
