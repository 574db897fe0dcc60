import { readFileSync } from "node:fs";
import { personPath } from "@worthy/domain";
import type { Browser, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

let product: Product;
let browser: Browser;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
}, 120_000);
afterAll(() => browser?.close());

async function openPage(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    baseURL: product.origin,
  });
  const page = await context.newPage();
  await openHydrated(page, path);
  return page;
}

/** How many of the images there have loaded, once they have been scrolled to. */
async function loadedOf(page: Page, images: string): Promise<[loaded: number, all: number]> {
  const found = page.locator(images);
  for (const image of await found.all()) await image.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)].every(({ complete }) => complete),
    images,
  );
  return found.evaluateAll((all) => [
    all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length, // selected as images
    all.length,
  ]);
}

it("shows a picture for every genre and mood under Browse", async () => {
  const page = await openPage("/browse", 360);
  const genres = await loadedOf(page, "section[aria-labelledby=by-genre] li img");
  expect(genres).toEqual([19, 19]);
  const moods = await loadedOf(page, "section[aria-labelledby=by-mood] li img");
  expect(moods).toEqual([39, 39]);
  await page.context().close();
}, 60_000);

it("shows the art of the title that a person is best known for", async () => {
  const name = "Vince Gilligan";
  const people: Record<string, number> = JSON.parse(
    readFileSync(new URL("../../../../catalogue/people.json", import.meta.url), "utf8"),
  );
  const page = await openPage(personPath(name, people[name] ?? 0), 1440);
  expect(await loadedOf(page, "main header img")).toEqual([1, 1]);
  await page.context().close();
}, 60_000);
