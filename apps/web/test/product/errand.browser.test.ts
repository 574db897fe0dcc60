import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { accessibleNames } from "../visits/accessibleNames.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { stepTo } from "../visits/stepTo.ts";
import { openAlive, untilAlive } from "../visits/untilAlive.ts";
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
const SCORE = /^Worthy score \d{1,3} of 100, (Good|Okay|Bad)( · early guess)?$/;
/** Names on the wall, in its order, as `name, kind · year`. */
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
const poster = (index: number) =>
  button(new RegExp(`^${RegExp.escape(wall[index] ?? "?")}(: .*)?$`));
const rated = (index: number, word: string) => button(`${wall[index]}: ${word}`).waitFor();
const nameOf = (label: string | undefined) => (label ?? "").replace(/, (Show|Film) · \d{4}.*$/, "");
const picks = () => page.getByRole("complementary", { name: "Your picks so far" });
const pickNames = () => picks().getByRole("listitem").getByRole("link").allInnerTexts();
const heading = (name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, exact: typeof name === "string" });
const region = (name: string | RegExp) =>
  page.getByRole("region", { name, exact: typeof name === "string" });

/** Clicks the lower part of a poster: buttons open over the upper one. */
async function tap(index: number): Promise<void> {
  const { width, height } = (await poster(index).boundingBox()) ?? { width: 0, height: 0 };
  await poster(index).click({ position: { x: width / 2, y: height * 0.85 } });
}

async function rateByKey(index: number, key: string, word: string): Promise<void> {
  await poster(index).focus();
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === "/v6/ratings",
  );
  await page.keyboard.press(key);
  await answered;
  await goOnRating();
  await rated(index, word);
}

/** What is enough ends the onboarding by itself; whoever likes goes on. */
async function goOnRating(): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.locator("[data-wall-poster]").or(button("Keep rating")).first().waitFor();
  if (await button("Keep rating").isVisible()) await button("Keep rating").click();
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
  it("makes no account by looking around", async () => {
    await openAlive(page, `${product.origin}/`);
    for (const [path, name] of [
      ["/home/", "Today"],
      ["/watchlist", "Watchlist"],
      ["/worthy", "Worthy for you"],
      ["/search?q=fargo", "Search"],
      ["/rate", /^Every film and show/],
      ["/watchlist", "Watchlist"],
      ["/", /^Every film and show/],
    ] as const) {
      await stepTo(page, path);
      await heading(name).waitFor({ state: "attached" }); // some are there for screen readers only
    }
    await eventually(() => button(/, (Show|Film) · \d{4}$/).count()).toBeGreaterThan(20);
    wall = await accessibleNames(button(/, (Show|Film) · \d{4}$/));
    await picks().getByText("First scores after 3 ratings").waitFor();
    expect(await picks().getByText("early guess").count()).toBe(0);
    expect(writes).toEqual([]);
  });

  // shows: 1.product.4, 2.screens.1, 6.visitors.1
  it("rates with all seven values, by click and by key", async () => {
    await tap(0);
    await rated(0, "Like");
    await tap(1);
    await rated(1, "Like");
    await tap(1);
    await rated(1, "Love");
    await poster(2).hover();
    await page
      .getByRole("group", { name: `Rate ${nameOf(wall[2])}`, exact: true })
      .getByRole("button", { name: "Meh", exact: true })
      .click();
    await rated(2, "Meh");
    for (const [index, word] of [
      [3, "Interested"],
      [4, "Not interested"],
    ] as const) {
      await poster(index).hover();
      await button(`More ratings for ${nameOf(wall[index])}`).click();
      await page.getByRole("menuitem", { name: word, exact: true }).click();
      await rated(index, word);
    }
    await rateByKey(5, "d", "Dislike");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("s");
    await rated(6, "Not seen");
    await rateByKey(7, "l", "Love");
    expect(writes.slice(0, 2)).toEqual(["POST /v1/users", "POST /v6/ratings"]);
    expect(writes.filter((write) => write === "POST /v1/users")).toHaveLength(1);
  });

  it("takes a rating back, and gives it again", async () => {
    await poster(7).focus();
    await page.keyboard.press("z");
    await button(wall[7] ?? "").waitFor();
    await rateByKey(7, "k", "Like");
  });

  // shows: 1.product.3
  it("re-ranks the picks with each rating, with numbers from the third on", async () => {
    await picks().getByText("early guess").first().waitFor();
    await picks()
      .getByText(`Re-ranked by your last rating: ${nameOf(wall[7])}, Like.`)
      .waitFor();
    expect(await picks().getByText(SCORE).count()).toBe(1);
    await eventually(async () => (await pickNames()).length).toBe(5);
    const before = await pickNames();
    await rateByKey(8, "s", "Not seen"); // doesn't count
    await page.getByText("1 to go", { exact: true }).waitFor();
    await page.getByText("Not seen. 1 to go.", { exact: true }).waitFor({ state: "attached" });
    await poster(9).focus();
    await page.keyboard.press("l");
    await eventually(pickNames).not.toEqual(before);
    await picks()
      .getByText(/^New$|^(up|down) \d+ places?$/)
      .first()
      .waitFor();
  });

  // shows: 2.lists.5
  it("opens Today with the sixth rating, whatever the kinds", async () => {
    await page.getByRole("heading", { name: "You’re all set. Your scores are ready." }).waitFor();
    await page.getByText("All set", { exact: true }).waitFor();
    await button("Keep rating").click();
    // Further posters have come meanwhile, chosen by what was rated.
    await eventually(() => page.locator("[data-wall-poster]").count()).toBeGreaterThan(24);
    // More of both kinds come from another device of theirs.
    await likeElsewhere(SIX_OF_EACH);
    await page.getByRole("link", { name: "Open Today", exact: true }).first().click();
    await page.waitForURL("**/home/");
    await eventually(() => page.title()).toMatch(/^Today/); // the name comes with the page
  });

  // shows: 1.product.3, 1.product.11
  it("shows Today with scored picks and a reason each", async () => {
    await page.getByRole("main").getByText(SCORE).first().waitFor({ state: "attached" });
    const tonight = region("Worthy for you tonight").getByRole("listitem").getByRole("link");
    await eventually(() => tonight.count()).toBeGreaterThan(5);
    // The last rating may still be changing the row while it is read.
    await eventually(async () =>
      (await accessibleNames(tonight)).filter(
        (label) => !/Worthy \d{1,3} (Good|Okay|Bad) · \S/.test(label),
      ),
    ).toEqual([]);
    await page.getByRole("link", { name: /^Why \d+\?$/ }).waitFor();
  });

  // shows: 1.product.2, 2.detail.1, 2.detail.2
  it("opens a show and a film from there", async () => {
    await openFrom("Films");
    expect(await region("Seasons").count()).toBe(0);
    await page.goBack();
    await openFrom("Shows");
    await region("Seasons")
      .getByRole("heading", { name: /^Season 1$/ })
      .waitFor();
  });

  // shows: 1.product.11
  it("explains the score with parts that add up", async () => {
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

  it("closes the reasons by Escape and by Back, and gives the focus back", async () => {
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
  ])("finds what %s means and opens it by keyboard", async (typed, name) => {
    await page.getByRole("link", { name: "Rate", exact: true }).first().click();
    await page.waitForURL("**/rate");
    await heading(/^Tap what you love/).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(typed, { delay: 20 });
    await eventually(() => page.getByRole("option").first().innerText()).toContain(name);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await heading(name).waitFor();
  });

  // shows: 1.product.5, 2.lists.1
  it("keeps the watchlist: adds, shows, removes, undoes", async () => {
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
  it("has everything still there after a reload", async () => {
    await page.reload();
    await page.getByRole("listitem").filter({ hasText: "Amélie" }).waitFor();
    await untilAlive(page);
    await stepTo(page, "/rate");
    await page.getByText("All set", { exact: true }).waitFor();
    const found = await accessibleNames(button(/, (Show|Film) · \d{4}/));
    expect(found.filter((label) => wall.slice(0, 10).includes(label))).toEqual([]);
    await stepTo(page, "/");
    await heading("Today").waitFor({ state: "attached" });
    expect(writes.filter((write) => write === "POST /v1/users")).toHaveLength(1);
  });

  // shows: 7.every.1, 7.every.2, 7.every.3
  it("has named itself in every call, and the person in every rating", () =>
    expect(improper).toEqual([]));

  it("has complained of nothing all evening", () => expect(complaints.all()).toEqual([]));
});

it(
  "picks nothing that was judged already, not even beside what was loved",
  { tags: "deep" },
  async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await rateTen(product.origin, await visitBefore(context, product.origin));
    const today = await context.newPage();
    await today.goto(`${product.origin}/home/`);
    const because = today
      .getByRole("region", { name: "Because you loved The Godfather" })
      .getByRole("link");
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

it("puts somebody with a phone into the search field at once", async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto(`${product.origin}/home/`);
  await phone.getByRole("link", { name: "Search", exact: true }).tap();
  await phone.waitForURL("**/search");
  await eventually(() =>
    phone.getByRole("combobox").evaluate((field) => field === document.activeElement),
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
    .getByRole("list", { name: "The score, part by part" })
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

/** Opens the first title of a row of Today and checks what every title's page has. */
async function openFrom(row: "Shows" | "Films"): Promise<void> {
  const card = region(row).getByRole("link").first();
  const [label = ""] = await accessibleNames(card);
  await card.click();
  await page.waitForURL(row === "Shows" ? "**/tv/**" : "**/movies/**");
  await heading(new RegExp(`^${RegExp.escape(label.split(", ", 1)[0] ?? "?")}`)).waitFor();
  const main = page.getByRole("main");
  await main.getByText(SCORE).first().waitFor({ state: "attached" });
  await main
    .getByText(row === "Shows" ? "Show" : "Film", { exact: true })
    .first()
    .waitFor();
  expect(await region("Cast").getByRole("link").count()).toBeGreaterThan(1);
  await eventually(() => region("Similar titles").getByRole("link").count()).toBeGreaterThan(3);
}
