import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { accessibleNames } from "../visits/accessibleNames.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { stepTo } from "../visits/stepTo.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { callAs, findTitle, rateTen, TEN_RATINGS, visitBefore } from "../visits/visitor.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";
import { wholeList } from "../answers/wholeList.ts";

// One person's evening, from the first look to the watchlist, in one browser: each step goes on where the one before ended.

let product: Product;
let browser: Browser;
let page: Page;
let complaints: Complaints;
const writes: string[] = [];
/** Calls to the API that name no client, and ratings that name nobody. */
const improper: string[] = [];
/** What a score is called; its number is drawn. */
const SCORE = /^Worthy score \d{1,3} out of 100, (Good|Okay|Bad)( · early guess)?$/;
/** Names on the wall, in its order, as `name, kind, year`. */
let wall: string[] = [];

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  // Five loves and more: the perfect match has a test of its own.
  await context.addInitScript(() => localStorage.setItem("perfectMatchShown", "true"));
  page = await context.newPage();
  complaints = watchPage(page);
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (!/^\/(v\d|casts|api\/event)/.test(pathname)) return;
    if (searchParams.get("xr-client") !== "web") improper.push(`${call} without xr-client`);
    if (
      pathname === "/v6/ratings" &&
      !/^Bearer \S+$/.test(request.headers()["authorization"] ?? "")
    )
      improper.push(`${call} without a bearer`);
    if (
      request.method() !== "GET" &&
      /^\/v\d/.test(pathname) &&
      !pathname.endsWith("/recommendations")
    )
      writes.push(call);
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

/** Like `expect`, asked again until it holds: await what is asserted of it. */
function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read);
}
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const option = (name: string | RegExp) =>
  page.getByRole("option", { name, exact: typeof name === "string" });
const poster = (index: number) =>
  option(new RegExp(`^${RegExp.escape(wall[index] ?? "?")}(, [a-z ]*)?$`));
const rated = (index: number, word: string) => option(`${wall[index]}, ${word}`).waitFor();
const nameOf = (label: string | undefined) => (label ?? "").replace(/, (Show|Film), \d{4}.*$/, "");
const picks = () => page.getByRole("complementary", { name: "Your picks so far" });
const pickNames = () => picks().getByRole("listitem").getByRole("link").allInnerTexts();
const heading = (name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, exact: typeof name === "string" });
const region = (name: string | RegExp) =>
  page.getByRole("region", { name, exact: typeof name === "string" });

/** Presses a poster, which selects it, and then a rating in the bar. */
async function rateInBar(index: number, value: string, word: string): Promise<void> {
  await poster(index).click();
  await page
    .getByRole("group", { name: `Rate ${nameOf(wall[index])}`, exact: true })
    .getByRole("button", { name: value, exact: true })
    .click();
  await rated(index, word);
}

async function rateByKey(index: number, key: string, word: string): Promise<void> {
  await poster(index).focus();
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === "/v6/ratings",
  );
  await page.keyboard.press(key);
  await answered;
  await rated(index, word);
}

const SIX_OF_EACH =
  "The Godfather, GoodFellas, Spirited Away, Arrival, Parasite, Inception, Better Call Saul, The Wire, Severance, Fleabag, Friends, Ted Lasso";

/** Likes titles as the same person on another device would. */
async function likeElsewhere(names: string): Promise<void> {
  const { id, api_token: bearer } = (await page.evaluate(() =>
    JSON.parse(localStorage.getItem("userData") ?? ""),
  )) as { id: string; api_token: string }; // the app's own entry
  for (const name of names.split(", ")) {
    const { id: itemId, nodeType } = await findTitle(product.origin, name);
    await callAs(product.origin, { userId: id, bearer, defaultWatchlistId: 0 }, [
      "POST",
      "/v6/ratings",
      {
        rating: "LIKE",
        itemId,
        type: nodeType === "tv" ? "TV_SHOW" : "FILM",
        userId: id,
        ratedLocation: "ONBOARDING",
      },
    ]);
  }
}

describe("an evening without an account", () => {
  // shows: 1.accounts.1, 2.lists.7, 6.visitors.1
  it("creates no account while the visitor is only browsing", async () => {
    await openHydrated(page, `${product.origin}/`);
    for (const [path, name] of [
      ["/home/", /^\w+day night$/],
      ["/watchlist", "Watchlist"],
      ["/worthy", "Worthy for you"],
      ["/search?q=fargo", "Discover"],
      ["/rate", /^Every film and show/],
      ["/watchlist", "Watchlist"],
      ["/", /^Every film and show/],
    ] as const) {
      await stepTo(page, path);
      await heading(name).waitFor({ state: "attached" }); // some are there for screen readers only
    }
    await eventually(() => option(/, (Show|Film), \d{4}$/).count()).toBeGreaterThan(10);
    wall = await accessibleNames(option(/, (Show|Film), \d{4}$/));
    const rail = page.getByRole("complementary", { name: "Your picks" });
    await rail.getByText(/^If you loved /).waitFor();
    expect(await rail.getByText("early guess").count()).toBe(0);
    expect(writes).toEqual([]);
  });

  // shows: 1.product.4, 2.screens.1, 6.visitors.1
  it("lets the visitor rate with the bar and the keyboard but not by clicking a poster", async () => {
    await poster(0).click();
    await poster(1).click({ position: { x: 40, y: 25 } });
    expect(writes).toEqual([]);
    await rateInBar(0, "Like", "liked");
    await rateInBar(1, "Love", "loved");
    await rateInBar(2, "Meh", "meh");
    await rateByKey(5, "d", "disliked");
    // The selection has moved on.
    await page.keyboard.press("s");
    await rated(6, "not seen");
    // The visit is counted once there is an account.
    const others = writes.filter((write) => !write.endsWith("/session"));
    expect(others.slice(0, 2)).toEqual(["POST /v1/users", "POST /v6/ratings"]);
    expect(writes.filter((write) => write === "POST /v1/users")).toHaveLength(1);
  });

  it("deletes a rating and restores it", async () => {
    await rateByKey(7, "l", "loved");
    await page.keyboard.press("z");
    await option(wall[7] ?? "").waitFor();
    await rateByKey(7, "k", "liked");
  });

  // shows: 1.product.3
  it("re-ranks the picks after each rating and shows scores from the third rating on", async () => {
    await picks().getByText("early guess").first().waitFor();
    await picks()
      .getByText(`Updated because you liked ${nameOf(wall[7])}`)
      .waitFor();
    expect(await picks().getByText(SCORE).count()).toBe(1);
    await eventually(async () => (await pickNames()).length).toBe(5);
    const before = await pickNames();
    await rateByKey(8, "s", "not seen"); // doesn't count
    await page.getByText("1 to go", { exact: true }).waitFor();
    await page.getByText(/^Not seen\. 1 to go\./).waitFor({ state: "attached" });
    await rateInBar(5, "Love", "loved");
    await eventually(pickNames).not.toEqual(before);
  });

  // shows: 2.lists.5
  it("unlocks Today on the sixth rating, whatever kinds of titles were rated", async () => {
    await poster(9).focus();
    await page.keyboard.press("l");
    const main = page.getByRole("main");
    await main
      .getByText(/^(Six ratings, and here’s your first pick|A first guess)/)
      .last()
      .waitFor();
    const revealed = await page.getByRole("heading", { level: 1 }).innerText();
    await main.getByText(SCORE).first().waitFor({ state: "attached" });
    await button("Keep rating").click();
    // Further posters have come meanwhile, chosen by what was rated.
    await eventually(() => page.locator("[data-wall-poster]").count()).toBeGreaterThan(15);
    await eventually(pickNames).toContain(revealed);
    // More of both kinds come from another device of theirs.
    await likeElsewhere(SIX_OF_EACH);
    await page.getByRole("link", { name: "Open Today", exact: true }).first().click();
    await page.waitForURL("**/home/");
    await eventually(() => page.title()).toMatch(/^Today/); // the name comes with the page
  });

  // shows: 1.product.3, 1.product.11
  it("shows Today with scored picks and a reason for each", async () => {
    await page.getByRole("main").getByText(SCORE).first().waitFor({ state: "attached" });
    const tonight = region("Your best matches tonight").getByRole("listitem").getByRole("link");
    await eventually(() => tonight.count()).toBeGreaterThan(5);
    // The last rating may still be changing the row while it is read.
    await eventually(async () =>
      (await accessibleNames(tonight)).filter(
        (label) => !/Worthy \d{1,3} (Good|Okay|Bad) · \S/.test(label),
      ),
    ).toEqual([]);
    await page
      .getByRole("link", { name: /^Why \d+\?$/ })
      .first()
      .waitFor();
  });

  // shows: 1.product.2, 2.detail.1, 2.detail.2
  it("opens a show and a film from Today", async () => {
    await openFrom("Film");
    expect(await region("Seasons").count()).toBe(0);
    await page.goBack();
    await openFrom("Show");
    await region("Seasons").locator("summary").click();
    await region("Seasons")
      .getByRole("heading", { name: /^Season 1$/ })
      .waitFor();
  });

  // shows: 1.product.11
  it("explains the score with parts that add up to it", async () => {
    const why = page.getByRole("link", { name: /^Why \d+\?$/ });
    const score = Number((await why.innerText()).replace(/\D/g, ""));
    await why.click();
    await dialog().waitFor();
    expect(new URL(page.url()).searchParams.get("why")).toBe(
      /-(\d+)$/.exec(new URL(page.url()).pathname)?.[1],
    );
    const points = await dialogPoints();
    expect(points.length).toBeGreaterThan(2);
    expect(points.at(-1)).toBe(score);
    expect(points.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(score);
    await page.reload();
    await dialog().waitFor();
    await eventually(dialogPoints).toEqual(points);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("");
  });

  it("closes the reasons on Escape and on Back, and restores the focus", async () => {
    const why = page.getByRole("link", { name: /^Why \d+\?$/ });
    for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await why.focus();
      await page.keyboard.press("Enter");
      await dialog().waitFor();
      await close();
      await dialog().waitFor({ state: "hidden" });
      expect(new URL(page.url()).search).toBe("");
      await eventually(() =>
        page.evaluate(() => document.activeElement?.textContent ?? ""),
      ).toMatch(/^Why \d+\?$/);
    }
  });

  // shows: 1.product.1, 2.public.6
  it.each([
    ["brekaing ba", "Breaking Bad"],
    ["amelie", "Amélie"],
  ])("finds %s and opens it with the keyboard", async (typed, name) => {
    await page.getByRole("link", { name: "Rate", exact: true }).first().click();
    await page.waitForURL("**/rate");
    await heading(/^What have you seen/).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(typed, { delay: 20 });
    await eventually(() =>
      page.locator("header").getByRole("option").first().innerText(),
    ).toContain(name);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await heading(name).waitFor();
  });

  // shows: 1.product.5, 2.lists.1
  it("adds, shows, removes and restores a title on the watchlist", async () => {
    await button("Add to watchlist").click();
    await button("On your watchlist").waitFor();
    await page.getByRole("link", { name: "Watchlists", exact: true }).first().click();
    const item = page.getByRole("listitem").filter({ hasText: "Amélie" });
    await item.waitFor();
    await wholeList(page);
    await button("Remove Amélie").click();
    await item.waitFor({ state: "detached" });
    await page.getByText("Nothing to watch yet").waitFor();
    await button("Undo").click();
    await item.waitFor();
  });

  // shows: 1.accounts.1, 2.lists.7
  it("keeps the watchlist and the ratings after a reload", async () => {
    await page.reload();
    await page.getByRole("listitem").filter({ hasText: "Amélie" }).waitFor();
    await untilHydrated(page);
    await stepTo(page, "/rate");
    await page.getByText("All set", { exact: true }).waitFor();
    const found = await accessibleNames(option(/, (Show|Film), \d{4}/));
    const answered = [0, 1, 2, 5, 6, 7, 8, 9].map((at) => wall[at]);
    expect(found.filter((label) => answered.includes(label))).toEqual([]);
    await stepTo(page, "/");
    await heading(/night$/).waitFor({ state: "attached" });
    expect(writes.filter((write) => write === "POST /v1/users")).toHaveLength(1);
  });

  // shows: 7.every.1, 7.every.2, 7.every.3
  it("identifies the client in every call and the user in every rating", () =>
    expect(improper).toEqual([]));

  it("logs no errors during the whole evening", () => expect(complaints.all()).toEqual([]));
});

it(
  "never recommends a rated title, not even in rows based on loved titles",
  { tags: "deep" },
  async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await rateTen(product.origin, await visitBefore(context, product.origin));
    const today = await context.newPage();
    await today.goto(`${product.origin}/home/`);
    const because = today.getByRole("region", { name: /^You loved / }).getByRole("link");
    await eventually(() => because.count()).toBeGreaterThan(3);
    const shown = await accessibleNames(
      today.getByRole("main").getByRole("listitem").getByRole("link"),
    );
    expect(
      shown.map(nameOf).filter((name) => TEN_RATINGS.some(([judged]) => judged === name)),
    ).toEqual([]);
    await context.close();
  },
);

it("immediately focuses the search field on a phone", async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto(`${product.origin}/home/`);
  await phone.getByRole("banner").getByRole("link", { name: "Search" }).tap();
  await phone.waitForURL("**/search");
  await eventually(() =>
    phone
      .getByRole("combobox", { name: /^Search/ })
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await phone.keyboard.type("godfathr");
  await phone
    .getByRole("option", { name: /^The Godfather/ })
    .first()
    .tap();
  await phone.getByRole("heading", { level: 1, name: "The Godfather", exact: true }).waitFor();
  await context.close();
});

const dialog = () => page.getByRole("dialog", { name: /^Why \d+\?$/ });

/** Base, contributions and score as they are in the dialog, top to bottom. */
async function dialogPoints(): Promise<number[]> {
  const rows = dialog()
    .getByRole("list", { name: "How the score adds up" })
    .getByRole("listitem")
    .allInnerTexts();
  const total = dialog()
    .getByRole("paragraph")
    .filter({ hasText: /^Your score:/ })
    .innerText();
  return [...(await rows), await total].map((row) =>
    Number(/^[+\u2212]?\d+$/m.exec(row)?.[0].replace("\u2212", "-")),
  );
}

/** Opens a title of a kind from Today's rows and checks what every title's page has. */
async function openFrom(kind: "Show" | "Film"): Promise<void> {
  const address = kind === "Show" ? "/tv/" : "/movies/";
  // After Back, the page before may still be there.
  await page.getByRole("article").nth(2).waitFor();
  const card = page.getByRole("listitem").locator(`a[href^="${address}"]`).first();
  const [label = ""] = await accessibleNames(card);
  await card.click();
  await page.waitForURL(`**${address}**`);
  await heading(new RegExp(`^${RegExp.escape(label.split(", ", 1)[0] ?? "?")}`)).waitFor();
  const main = page.getByRole("main");
  await main.getByText(SCORE).first().waitFor({ state: "attached" });
  await main.getByText(kind, { exact: true }).first().waitFor();
  expect(await region("Cast").getByRole("link").count()).toBeGreaterThan(0);
  await eventually(() => region("Similar titles").getByRole("link").count()).toBeGreaterThan(3);
}
