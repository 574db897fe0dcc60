// @module-tag deeper
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { axeRun } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { openListening } from "../visits/openListening.ts";
import { test } from "../visits/productTest.ts";
import { joinList, verifiedVisitor } from "../visits/verifiedVisitor.ts";
import { addToWatchlist, callAs, findTitle, visitAlso, type Visitor } from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";

// Two people on one list, each in a browser of their own, over the real server; and what one does to all their lists.

let product: Product;
let browser: Browser;
let ada: Visitor;
let tom: Visitor;
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  [ada, tom] = [await verifiedVisitor(product, "Ada"), await verifiedVisitor(product, "Tom")];
}, 180_000);

afterAll(async () => {
  await browser?.close();
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const patient = { timeout: 60_000 };

async function open(
  who: Visitor,
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: () => string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  contexts.push(context);
  await visitAlso(context, product.origin, who);
  const page = await context.newPage();
  const complaints = watchPage(page).all;
  await openListening(page, product.origin + path);
  return { page, complaints };
}

const makeList = async (who: Visitor, name: string) =>
  (
    (await callAs(product.origin, who, [
      "POST",
      `/v3/users/${who.userId}/watchlists`,
      { name, hexCode: "#4a86c5" },
    ])) as { id: number }
  ).id; // the contract's answer
const listsOf = async (who: Visitor) =>
  (
    (await callAs(product.origin, who, ["GET", `/v3/users/${who.userId}/watchlists`])) as {
      watchlists: { id: number; name: string; hexCode: string; userDefault: boolean }[];
    }
  ).watchlists; // the contract's answer
const titlesOn = (page: Page) =>
  page.locator("main li[data-row] a .font-semibold").allTextContents();
const listNames = (page: Page) =>
  page
    .getByRole("navigation", { name: "Your lists" })
    .locator("li .font-semibold.wrap-break-word")
    .allTextContents();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

// shows: 4.shared.3
it(
  "shows both users of a shared list the same additions, order and removals, and who made them",
  { timeout: 180_000 },
  async () => {
    const list = await makeList(ada, "Friday night");
    await joinList(product.origin, { owner: ada, listId: list, who: tom });
    const here = await open(ada, `/watchlist/${list}`);
    const there = await open(tom, `/watchlist/${list}`);
    const away = await open(tom, "/about");
    const bothShow = async (titles: string[]) => {
      for (const { page } of [here, there])
        await expect.poll(() => titlesOn(page), patient).toEqual(titles);
    };
    const shownThere = async (
      what: string,
      doing: () => Promise<unknown>,
      done: () => Promise<unknown>,
    ) => {
      const started = performance.now();
      await doing();
      await done();
      console.log(`${what}: seen by the other after ${Math.round(performance.now() - started)} ms`);
    };
    for (const name of ["Arrival", "Severance"]) {
      const { id } = await findTitle(product.origin, name);
      await shownThere(
        `${name} added`,
        () =>
          callAs(product.origin, ada, [
            "POST",
            `/v3/users/${ada.userId}/watchlists/${list}/items`,
            { itemId: id },
          ]),
        () => there.page.locator("main li[data-row]", { hasText: name }).waitFor(),
      );
    }
    await bothShow(["Severance", "Arrival"]);
    await there.page
      .getByRole("status")
      .getByText(/^Ada added (Severance|2 titles) to Friday night · /)
      .waitFor();
    await away.page.getByText(/^Ada added (Severance|2 titles) to Friday night · /).waitFor();
    await button(there.page, /^Move Arrival, position/).focus();
    await there.page.keyboard.press("Enter");
    await there.page.keyboard.press("Home");
    await shownThere(
      "another order",
      () => there.page.keyboard.press("Enter"),
      () =>
        here.page
          .locator("main li[data-row]")
          .first()
          .getByText("Arrival", { exact: true })
          .waitFor(),
    );
    await bothShow(["Arrival", "Severance"]);
    await here.page.getByText(/^Tom reordered Friday night · /).waitFor();
    await shownThere(
      "Severance removed",
      () => button(here.page, "Remove Severance").click(),
      () =>
        there.page
          .locator("main li[data-row]", { hasText: "Severance" })
          .waitFor({ state: "detached" }),
    );
    await bothShow(["Arrival"]);
    // One edits without a network while the other goes on: both edits are there afterwards.
    await here.page.context().setOffline(true);
    await button(here.page, "Remove Arrival").click();
    const { id: wire } = await findTitle(product.origin, "The Wire");
    await callAs(product.origin, tom, [
      "POST",
      `/v3/users/${tom.userId}/watchlists/${list}/items`,
      { itemId: wire },
    ]);
    await expect.poll(() => titlesOn(there.page), patient).toEqual(["The Wire", "Arrival"]);
    await here.page.context().setOffline(false);
    await bothShow(["The Wire"]);
    // What an absent network makes browsers say is no complaint about the page.
    const saidHere = here.complaints().filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line));
    expect([...saidHere, ...there.complaints(), ...away.complaints()]).toEqual([]);
  },
);

// shows: 1.product.6, 2.screens.8, 4.own.1, 4.own.3
it(
  "creates, colours, renames, reorders and deletes many lists, with undo",
  { timeout: 180_000 },
  async () => {
    const person = await verifiedVisitor(product, "Eve");
    await addToWatchlist(product.origin, person, "Arrival");
    const { page, complaints } = await open(person, "/watchlist", {
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
    });
    await expect.poll(() => titlesOn(page), patient).toEqual(["Arrival"]);

    // The button works once the page is hydrated.
    await expect
      .poll(async () => {
        if (!(await button(page, "Make a list").isVisible()))
          await button(page, "New list")
            .tap({ timeout: 5_000 })
            .catch(() => {}); // the dialog is over it by now
        return button(page, "Make a list").isVisible();
      }, patient)
      .toBe(true);
    await button(page, "Make a list").tap();
    await page.getByText("Enter a name for the list.").waitFor();
    await page.keyboard.type("Noir");
    await page.getByText("Violet", { exact: true }).tap();
    expect(await axeRun(page)).toEqual([]);
    await button(page, "Make a list").tap();
    await page.getByRole("heading", { level: 1, name: "Noir" }).waitFor();
    expect(await listsOf(person)).toMatchObject([
      { name: "My watchlist", userDefault: true },
      { name: "Noir", hexCode: "#8d72c9" },
    ]);

    await button(page, "More options for Noir").tap();
    await page.getByRole("menuitem", { name: "Edit name and color" }).tap();
    await page.getByRole("textbox", { name: "Name" }).fill("Rainy Sundays");
    await button(page, "Save").tap();
    await page.getByRole("heading", { level: 1, name: "Rainy Sundays" }).waitFor();
    await button(page, "More options for Rainy Sundays").tap();
    await page.getByRole("menuitem", { name: "Make default" }).tap();
    await expect
      .poll(() => listsOf(person), patient)
      .toMatchObject([{ userDefault: false }, { name: "Rainy Sundays", userDefault: true }]);

    await page.getByRole("link", { name: "All lists" }).tap();
    await button(page, "Reorder").tap();
    await button(page, /^Move Rainy Sundays, position 2 of 2/).tap();
    await button(page, "Move Rainy Sundays up").tap();
    await button(page, /^Move Rainy Sundays, position/).tap();
    await expect
      .poll(async () => (await listsOf(person)).map(({ name }) => name), patient)
      .toEqual(["Rainy Sundays", "My watchlist"]);
    await button(page, "Reorder").tap();
    await expect.poll(() => listNames(page), patient).toEqual(["Rainy Sundays", "My watchlist"]);
    expect(await axeRun(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    const remove = async () => {
      await button(page, "More options for Rainy Sundays").tap();
      await page.getByRole("menuitem", { name: "Delete list" }).tap();
      await page.getByText("Deleted Rainy Sundays", { exact: true }).waitFor();
      await page.getByRole("heading", { level: 1, name: "My watchlist" }).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent), patient)
        .toBe("My watchlist");
      expect(await listsOf(person)).toHaveLength(2);
    };
    await remove();
    await button(page, "Undo").tap();
    await expect.poll(() => listNames(page), patient).toEqual(["Rainy Sundays", "My watchlist"]);
    await page.getByRole("heading", { level: 1, name: "Rainy Sundays" }).waitFor();
    await remove();
    await page.goto(`${product.origin}/about`);
    await expect
      .poll(() => listsOf(person), patient)
      .toMatchObject([{ name: "My watchlist", userDefault: true }]);
    expect(complaints()).toEqual([]);
  },
);

// shows: 1.accounts.4, 4.own.10
it(
  "adds a title to any list from the title's page, even to a list created there",
  { timeout: 120_000 },
  async () => {
    const { path } = await findTitle(product.origin, "Arrival");
    const other = await makeList(tom, "Space");
    const { page, complaints } = await open(tom, path);
    await button(page, "Choose lists").click();
    await button(page, "Space").click();
    const onSpace = () =>
      callAs(product.origin, tom, ["GET", `/v3/users/${tom.userId}/watchlists/${other}/items`]);
    await expect.poll(onSpace, patient).toMatchObject({ total: 1 });
    await button(page, "New list").click();
    await page.keyboard.type("First contact");
    await page.keyboard.press("Enter");
    await page.getByText("Added Arrival to First contact.").waitFor();
    await expect
      .poll(() => button(page, "First contact").getAttribute("aria-pressed"), patient)
      .toBe("true");
    // Another device of theirs has the same lists.
    const elsewhere = await open(tom, `/watchlist/${other}`);
    await expect.poll(() => titlesOn(elsewhere.page), patient).toEqual(["Arrival"]);
    await elsewhere.page.getByRole("link", { name: /^First contact/ }).waitFor();
    const names = (await listsOf(tom)).map(({ name }) => name);
    await expect.poll(() => listNames(elsewhere.page), patient).toEqual(names);
    await page.goto(`${product.origin}/about`);
    expect(complaints()).toEqual([]);
  },
);
