import type { Browser, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { addToWatchlist, findTitle, visitBefore, type FoundTitle } from "../visits/visitor.ts";

let product: Product;
let browser: Browser;
let film: FoundTitle;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  film = await findTitle(product.origin, "The Godfather");
}, 120_000);
afterAll(() => browser?.close());

/** The names on a title's page: the shown one, and the one beside it with its language. */
const namesOn = (page: Page) =>
  page.locator("h1").evaluate((heading) => {
    const beside = heading.nextElementSibling;
    return [heading.textContent, beside?.textContent, beside?.getAttribute("lang")];
  });

it.each([
  ["de-DE", "Der Pate"],
  ["es-MX", "El padrino"],
])(
  "shows %s visitors a film's local name, including in the head and structured data",
  async (language, name) => {
    const html = await (
      await fetch(product.origin + film.path, {
        headers: { accept: "text/html", "accept-language": language },
      })
    ).text();
    expect(html).toMatch(new RegExp(`<title>[^<]*${name}`));
    expect(html).toMatch(new RegExp(`property="og:title" content="[^"]*${name}`));
    expect(html).toContain(`"name":"${name}"`);
    expect(html).toContain(`"alternateName":"The Godfather"`);
  },
);

it("shows German names before the original names, or after them if the user prefers", async () => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "de-DE",
    baseURL: product.origin,
  });
  const person = await visitBefore(context, product.origin);
  await addToWatchlist(product.origin, person, film.name);
  const page = await context.newPage();
  await openHydrated(page, film.path);
  expect(await namesOn(page)).toEqual(["Der Pate", "The Godfather", "en"]);

  await openHydrated(page, "/search?q=der+pate");
  const found = page.getByRole("option", { name: /^Der Pate/ }).first();
  await found.waitFor();
  expect(await found.textContent()).toContain("Der PateThe Godfather");
  await openHydrated(page, `/watchlist/${person.defaultWatchlistId}`);
  await page
    .getByRole("link", { name: /^Der Pate\s*The Godfather/ })
    .first()
    .waitFor();

  // Without loading anything again but the answers.
  await openHydrated(page, film.path);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole("button", { name: /^Menü/ }).click();
  await page.getByRole("link", { name: "Einstellungen" }).click();
  const saved = page.waitForResponse(
    (response) => response.url().includes("/settings") && response.request().method() === "PUT",
  );
  await page.getByRole("switch", { name: "Originaltitel anzeigen" }).click();
  await saved;
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "The Godfather" }).waitFor();
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  expect(await namesOn(page)).toEqual(["The Godfather", "Der Pate", null]);
  expect(await page.locator("h1").getAttribute("lang")).toBe("en");

  await page.goto("/search?q=der+pate");
  await untilHydrated(page);
  await page
    .getByRole("option", { name: /^The Godfather/ })
    .first()
    .waitFor();
  await context.close();
});
