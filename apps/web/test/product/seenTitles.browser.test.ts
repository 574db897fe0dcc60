// @module-tag deeper
import type { Browser, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { axeFindings } from "../visits/axeFindings.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { findTitle, visitBefore, type FoundTitle } from "../visits/visitor.ts";

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

it("marks an unrated film as seen, with undo, until a rating replaces the mark", async () => {
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
  await page.reload();
  await unmark.waitFor();
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

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

it.each(WINDOWS)(
  "collapses seen titles below the rest of a watchlist at $width × $height",
  async (viewport) => {
    const page = await pageAt(viewport);
    const { userId, bearer, defaultWatchlistId } = await visitBefore(
      page.context(),
      product.origin,
    );
    const names = ["Arrival", "Heat", "Fargo"];
    const call = (method: "POST" | "PUT", path: string, data: object) =>
      page.request.fetch(path, {
        method,
        data,
        headers: { authorization: `Bearer ${bearer}` },
      });
    const titles = await Promise.all(names.map((name) => findTitle(product.origin, name)));
    for (const { id } of titles)
      await call("POST", `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items`, {
        itemId: id,
      });
    const rows = page.getByRole("main").locator("li[data-row]:visible");
    const heading = page.getByRole("heading", { name: "Seen" });
    await openHydrated(page, "/watchlist");
    expect(await rows.count()).toBe(3);
    expect(await heading.count()).toBe(0);
    // Rated elsewhere; the list follows.
    const [arrival, heat, fargo] = titles;
    await call("POST", "/v6/ratings", { itemId: arrival?.id, type: "FILM", rating: "LIKE" });
    await call("PUT", `/v1/users/${userId}/titles/${heat?.id}/seen`, {});
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.innerText()).toContain("Fargo");
    await heading.click();
    await expect.poll(() => rows.count()).toBe(3);
    expect((await rows.allInnerTexts()).slice(1).join()).toMatch(/Arrival[^]*Heat|Heat[^]*Arrival/);
    expect(await axeFindings(page)).toEqual([]);
    await call("POST", "/v6/ratings", {
      itemId: fargo?.id,
      type: fargo?.nodeType === "tv" ? "TV_SHOW" : "FILM",
      rating: "MEH",
    });
    await page.getByText("You’ve seen everything on this list.").waitFor();
    // The same before the page is hydrated.
    const html = await (await page.request.get("/watchlist")).text();
    expect(html).toContain("You’ve seen everything on this list.");
    await page.context().close();
  },
);
