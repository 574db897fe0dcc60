import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { addToWatchlist, findTitle, rateTen, visitBefore } from "../visits/visitor.ts";

// What comes only with scripts, for somebody who has turned them off.

let product: Product;
let browser: Browser;
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
}, 120_000);
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
});

async function openPlain(locale: string) {
  const context = await browser.newContext({
    baseURL: product.origin,
    javaScriptEnabled: false,
    locale,
    viewport: { width: 1280, height: 900 },
  });
  contexts.push(context);
  return { context, page: await context.newPage() };
}

const PLACES = [
  "/",
  "/rate",
  "/home/",
  "/worthy",
  "/home/worthy/",
  "/mood",
  "/browse",
  "/browse/genre/drama",
  "/lists",
  "/lists/comfort-food",
  "/search?q=fargo",
  "/watchlist",
  "/top-services",
  "/profile",
  "/ratings",
  "/faves",
  "/friends",
  "/select-genres",
  "/select-services",
];

it("tells the user which rows need JavaScript", { timeout: 120_000 }, async () => {
  const { context, page } = await openPlain("en");
  const visitor = await visitBefore(context, product.origin);
  await rateTen(product.origin, visitor);
  await addToWatchlist(product.origin, visitor, "Severance");
  const { path } = await findTitle(product.origin, "Severance");
  await context.addCookies([{ name: "worthy", value: visitor.bearer, url: product.origin }]);
  const silent: string[] = [];
  let rows = 0;
  for (const place of [...PLACES, path, `/watchlist/${visitor.defaultWatchlistId}`]) {
    await page.goto(place);
    const found = await page.locator(".animate-breathe").evaluateAll((skeletons) =>
      skeletons.map((skeleton) => {
        const part = skeleton.closest("section, [role=region], aside, main") ?? document.body;
        return {
          said: (part as HTMLElement).innerText.includes("This part needs JavaScript."),
          shown: (skeleton as HTMLElement).checkVisibility(),
          part: part.outerHTML.slice(0, 160),
        };
      }),
    );
    rows += found.length;
    for (const { said, shown, part } of found) if (!said || shown) silent.push(`${place}: ${part}`);
  }
  expect([...new Set(silent)]).toEqual([]);
  expect(rows).toBeGreaterThan(0);
});

it.each([
  ["de", "Das funktioniert nur mit JavaScript."],
  ["es", "Esta parte necesita JavaScript."],
])("tells the user in %s which rows need JavaScript", async (language, text) => {
  const { context, page } = await openPlain(language);
  const visitor = await visitBefore(context, product.origin);
  await rateTen(product.origin, visitor);
  await context.addCookies([{ name: "worthy", value: visitor.bearer, url: product.origin }]);
  const { path } = await findTitle(product.origin, "Severance");
  await page.goto(path);
  expect(await page.locator("body").innerText()).toContain(text);
});
