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
const card = (slot: "Safe bet" | "Something different" | "Short one") =>
  page().getByRole("article", { name: new RegExp(`^${slot}: `) });
const nameOn = (slot: Parameters<typeof card>[0]) =>
  card(slot).getByRole("heading", { level: 2 }).innerText();
const called = (id: string) => shelf.pages.calls.filter((call) => call.id === id);

it("shows three picks with scores, and says which genres one of them is a break from", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6 });
  expect(await page().getByRole("article").count()).toBe(3);
  expect(await card("Safe bet").getAttribute("aria-label")).toBe(
    "Safe bet: Gravity, Worthy score 66 out of 100, Okay",
  );
  expect(await card("Something different").innerText()).toContain("A break from crime and drama.");
  await page()
    .getByRole("heading", { level: 1, name: /^\w+day night$/ })
    .waitFor();
});

it("dismisses a pick for the night by button, key or swipe, and restores it with Undo or Z", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6, width: 390, height: 844 });
  const name = await nameOn("Safe bet");
  const next = "Jaws";
  await button(`Not tonight: ${name}`).click();
  await expect.poll(() => nameOn("Safe bet"), patient).toBe(next);
  const hours = () =>
    called("setNotTonight").map(({ input }) => (input.body as { hours: number }).hours);
  const untilMorning = expect.toSatisfy((value: number) => value >= 1 && value <= 24);
  await expect.poll(hours, patient).toEqual([untilMorning]);
  await page().getByText(`Not tonight: ${name}.`).waitFor();
  await button("Undo").click();
  await expect.poll(() => nameOn("Safe bet"), patient).toBe(name);
  await card("Safe bet").getByRole("link", { name }).press("n");
  await expect.poll(() => nameOn("Safe bet"), patient).toBe(next);
  await page().keyboard.press("z");
  await expect.poll(() => nameOn("Safe bet"), patient).toBe(name);
  const box = await card("Safe bet").boundingBox();
  const at = { pointerType: "touch", isPrimary: true, clientY: (box?.y ?? 0) + 60 };
  const drag = (type: string, clientX: number) =>
    card("Safe bet").dispatchEvent(type, { ...at, clientX });
  await drag("pointerdown", 300);
  await drag("pointermove", 250);
  await drag("pointerup", 280);
  expect(await nameOn("Safe bet")).toBe(name);
  await drag("pointerdown", 300);
  await drag("pointermove", 200);
  await drag("pointerup", 200);
  await expect.poll(() => nameOn("Safe bet"), patient).toBe(next);
});

it("requests picks of the chosen length", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6 });
  await page().getByLabel("Length").selectOption("60");
  // Captions say how long titles are, once that was asked.
  await expect.poll(() => entries().first().innerText(), patient).toMatch(/2\s+hr\s+6\s+min/);
  await expect.poll(() => called("getToday").length, patient).toBe(1);
});

it("shows the rows in one column without cutting off a caption or heading", async () => {
  for (const width of [360, 1440]) {
    shelf = await visitShelf(browser, "/home/", { rated: 6, width });
    await entries().first().waitFor();
    const cut = await page()
      .locator("main .poster-caption, main h1, main h2, main article p:not(:has(button))")
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
    const lefts = await page()
      .locator("main section h2")
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
    if (width === 360) await shelf.close();
  }
});

// shows: 5.tracking.12, 5.tracking.13, 5.tracking.14
it("tracks which row a title was opened from by the row's snake_case name", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6, noted: true });
  const opened = () =>
    sentEvents(shelf.pages)
      .filter(({ name }) => name === "block_title_opened")
      .map(({ params }) => params);
  const row = page().getByRole("region", { name: "In the mood for something witty?" });
  const first = row.getByRole("listitem").first().getByRole("link");
  const id = Number(/-(\d+)$/.exec((await first.getAttribute("href")) ?? "")?.[1]);
  await first.click();
  await expect
    .poll(opened, patient)
    .toEqual([{ block_name: "in_the_mood_for_witty", title_id: id }]);
});

it(
  "asks the user to rate a pick they have already seen, then shows the next pick",
  { tags: "deep" },
  async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    const name = await nameOn("Safe bet");
    await button(`Seen it: ${name}`).click();
    await page().getByRole("dialog").getByRole("button", { name: "Love", exact: true }).click();
    await expect.poll(() => nameOn("Safe bet"), patient).not.toBe(name);
  },
);

// shows: 2.lists.6, 2.screens.22, 2.screens.23
it("shows all picks in two columns or as a list of larger rows, and saves the choice", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6, width: 1440 });
  await page().getByRole("link", { name: "See all" }).first().click();
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

it("adds a pick to the watchlist", { tags: "deep" }, async () => {
  shelf = await visitShelf(browser, "/home/worthy/", { rated: 6 });
  const name = await entries().first().getByRole("link").locator(".font-display").innerText();
  await button(`Add ${name} to your watchlist`).click();
  await expect.poll(() => called("addWatchlistItem").length, patient).toBe(1);
});

it("shows the previous score of a title that became worth watching", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6 });
  const kept = () => page().evaluate(() => localStorage.getItem("todayScores"));
  await expect.poll(kept, patient).toContain('"before":{}');
  expect(await page().getByText("was 59").count()).toBe(0);
  await page().evaluate(() =>
    localStorage.setItem(
      "todayScores",
      JSON.stringify({ visit: "yesterday", scores: { 63: 59, 64: 62 }, before: {} }),
    ),
  );
  await page().reload();
  await page()
    .getByRole("link", { name: /^Drive, .*was 59$/ })
    .waitFor({ state: "attached" });
});

it(
  "keeps showing the old picks with a message if they can't be refreshed",
  { tags: "deep" },
  async () => {
    shelf = await visitShelf(browser, "/home/", { rated: 6 });
    const name = await nameOn("Safe bet");
    await page().route("**/v1/api/today*", (route) => route.abort());
    await button(`Seen it: ${name}`).click();
    await page().getByRole("dialog").getByRole("button", { name: "Love", exact: true }).click();
    await page().getByText("Couldn’t refresh.").waitFor(patient);
    expect(await page().getByRole("article").count()).toBeGreaterThan(1);
  },
);
