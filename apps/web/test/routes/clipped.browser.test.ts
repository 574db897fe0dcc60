// @module-tag deeper
import type { Browser } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { isDeep } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { clippedTexts } from "../visits/clippedTexts.ts";
import { test } from "../visits/productTest.ts";
import { untilHydrated } from "../visits/untilHydrated.ts";
import { POPUPS, ROUTES } from "./addresses.ts";
import { givenIn, openWindow } from "./openWindows.ts";

const WIDTH = 360;
/** The fast layer looks at one address in so many, in the language with the longest words. */
const ONE_IN = 8;
const LOCALES = isDeep() ? ["en-US", "de-DE", "es-ES"] : ["de-DE"];
const addresses = Object.entries({ ...ROUTES, ...POPUPS }).filter(
  (_, at) => isDeep() || at % ONE_IN === 0,
);

let browser: Browser;
let product: Product;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
}, 120_000);
afterAll(() => browser?.close());

describe.each(LOCALES)(`at ${WIDTH} pixels in %s`, (locale) => {
  it("doesn't cut off text on any page", { timeout: 300_000 }, async () => {
    const given = await givenIn(product);
    const [somebody, nobody] = await Promise.all(
      [true, false].map((known) => openWindow(browser, product, { known, locale, width: WIDTH })),
    );
    const clipped: Record<string, string[]> = {};
    for (const [name, { at, asNobody }] of addresses) {
      const page = (asNobody ? nobody : somebody)?.page;
      if (!page) throw new Error("no window is open");
      await page.goto(product.origin + at(given));
      await untilHydrated(page);
      await page.locator("[data-skeleton]").waitFor({ state: "detached" });
      const found = await clippedTexts(page);
      if (found.length > 0) clipped[name] = found;
    }
    expect(clipped).toEqual({});
  });
});
