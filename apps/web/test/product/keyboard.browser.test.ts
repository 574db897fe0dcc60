// @module-tag deeper
import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { isDeep } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";

// The whole journey with a keyboard and nothing else: no click, no hover, no focus set by the test.

let product: Product;
let browser: Browser;
let page: Page;
let complaints: Complaints;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  complaints = watchPage(page);
  await openHydrated(page, product.origin);
  await page.getByRole("option", { name: UNRATED }).first().waitFor();
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What the focused element is called. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim();
  });

const MOST_TABS = 120;
const UNRATED = /, (Show|Film), \d{4}(, like .*)?$/;
/** The letters of ratings that tell a taste; the sixth leads to the first pick. */
const TASTE = /[lkmd]/;
const FIRST_PICK_AFTER = 6;

/** Tabs on until something of this name has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let turn = 0; turn < MOST_TABS; turn++) {
    await press("Tab");
    const here = await focused();
    if (name.test(here)) return;
    passed.push(here.slice(0, 30));
  }
  throw new Error(`no ${name} within ${MOST_TABS} tabs: ${passed.join(" | ")}`);
}

/** The focus, asked again until what is said of it holds. */
function focus() {
  return expect.poll(focused);
}
const heading = (name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor({ state: "attached" });

describe("using only the keyboard", () => {
  it("skips to the content, rates posters on the wall and undoes a rating", async () => {
    await tabTo(/^Skip to/);
    await tabTo(UNRATED);
    // Enough of both kinds for numbers, whatever the order of the wall; too few loves for the perfect match to come.
    // The fast layer has each key once: why a score is what it is, it doesn't ask.
    let told = 0;
    for (const key of isDeep() ? "lkkkdmkkskklkdkkkkkl" : "sdmklkl") {
      const before = await focused();
      await press(key);
      await focus().not.toBe(before);
      if (TASTE.test(key) && ++told === FIRST_PICK_AFTER) {
        await page.getByRole("button", { name: "Keep rating" }).waitFor();
        expect(await page.locator("#usage-question").count()).toBe(0);
        await tabTo(/^Keep rating$/);
        await press("Enter");
        await tabTo(UNRATED);
      }
    }
    await page.locator("#usage-question").waitFor();
    if (!isDeep()) await press("k");
    await press("ArrowLeft");
    const last = await focused();
    await press("z");
    await focus().toBe(last.replace(/, [^,]*$/, ""));
    await press(last.endsWith("loved") ? "l" : "k");
    await focus().not.toBe(last.replace(/, [^,]*$/, ""));
    await press("ArrowLeft");
    await focus().toBe(last);
    await page
      .getByRole("complementary", { name: "Your picks so far" })
      .getByRole("listitem")
      .first()
      .waitFor();
    // All of them have arrived.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent."))),
      )
      .toEqual([]);
  });

  it(
    "opens Today and the reasons for a pick's score, then restores the focus",
    { tags: "deep" },
    async () => {
      await press("g", "t");
      await page.waitForURL("**/home/");
      await page.waitForLoadState("networkidle"); // the picks are those after the last rating
      await page
        .getByRole("link", { name: /^Why \d+\?/ })
        .first()
        .waitFor();
      await tabTo(/^Why \d+\?/);
      const target = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
      const opened = await target();
      await press("Enter");
      await page.getByRole("dialog", { name: /^Why \d+\?$/ }).waitFor();
      await press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await focus().toMatch(/^Why \d+\?$/); // the number may have moved
      expect(await target()).toBe(opened);
    },
  );

  it("searches with a typo and opens a result", async () => {
    await press("/");
    await page.keyboard.type("fawlty towrs");
    // What was found for its first letters has it too, further down.
    const best = page.locator("header").getByRole("option").first();
    await expect.poll(() => best.innerText()).toMatch(/^Fawlty Towers/);
    await press("ArrowDown", "Enter");
    await page.waitForURL(/\/tv\/fawlty-towers-/);
    await heading("Fawlty Towers");
  });

  it("adds a title to the watchlist, sees it there, removes it and undoes the removal", async () => {
    await tabTo(/^Add to watchlist/);
    await press("Enter");
    await focus().not.toMatch(/^Add to watchlist/);
    await press("g", "w");
    await page.waitForURL("**/watchlist");
    const row = page.getByRole("main").getByRole("link", { name: /^Fawlty Towers/ });
    await row.first().waitFor();
    // The list is read again when the page opens, and its rows are made again.
    await page.waitForLoadState("networkidle");
    await tabTo(/^Remove Fawlty Towers/);
    await press("Enter");
    await page.getByRole("button", { name: /^Undo/ }).waitFor();
    await row.first().waitFor({ state: "detached" });
    await press("F6");
    await tabTo(/^Undo/);
    await press("Enter");
    await row.first().waitFor();
  });

  it("opens the list of shortcuts", async () => {
    await press("?");
    await page.getByRole("dialog").getByText("Search", { exact: true }).first().waitFor();
    await press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(complaints.all()).toEqual([]);
  });
});
