import type { Browser, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { findTitle, type FoundTitle } from "../visits/visitor.ts";

let product: Product;
let browser: Browser;
let film: FoundTitle;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  film = await findTitle(product.origin, "The Godfather");
}, 120_000);
afterAll(() => browser?.close());

async function pageAt(viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "en-US", baseURL: product.origin });
  return context.newPage();
}

it("marks a film as seen without an opinion, undoes it, and keeps the mark; a rating replaces the button", async () => {
  const page = await pageAt({ width: 390, height: 844 });
  const mark = page.getByRole("button", { name: "Just mark as seen" });
  const unmark = page.getByRole("button", { name: "Unmark as seen" });
  await page.goto(film.path);
  await mark.click();
  await page.getByText(`Marked ${film.name} as seen.`).waitFor();
  await unmark.waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await mark.click();
  await unmark.waitFor();
  // Not before the server has it.
  await expect.poll(async () => (await page.reload(), await unmark.count())).toBe(1);
  // It is no rating.
  await page.goto("/rate");
  await page.getByText("6 to go").first().waitFor();
  await page.goto(film.path);
  await page
    .getByRole("radio", { name: "Love" })
    .or(page.getByRole("button", { name: "Love" }))
    .first()
    .click();
  await unmark.waitFor({ state: "detached" });
  expect(await mark.count()).toBe(0);
  await page.context().close();
});
