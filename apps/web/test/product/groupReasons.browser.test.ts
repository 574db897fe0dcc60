import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import {
  agreeToShare,
  befriend,
  joinList,
  signedInAs,
  verifiedVisitor,
} from "../visits/verifiedVisitor.ts";
import { rateTen } from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";

let product: Product;
let browser: Browser;
let context: BrowserContext;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
}, 120_000);

afterAll(async () => {
  await context?.close();
  await browser?.close();
});

it("shows what friends have in common in Pick for us, without cutting it off on a small phone", async () => {
  const ida = await verifiedVisitor(product, "Ida");
  const jon = await verifiedVisitor(product, "Jon");
  const listId = ida.defaultWatchlistId;
  await joinList(product.origin, { owner: ida, listId, who: jon });
  await befriend(product.origin, ida, jon);
  await agreeToShare(product.origin, [ida, jon]);
  for (const person of [ida, jon]) await rateTen(product.origin, person);
  context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 360, height: 800 },
    reducedMotion: "reduce",
  });
  await signedInAs(context, product.origin, ida);
  const page = await context.newPage();
  const complaints = watchPage(page);
  await openHydrated(page, `/watchlist/${listId}/us?kind=tv`);
  const told = page.getByText(/^You both (?:loved|liked) /);
  await told.first().waitFor();
  expect(await page.locator("article").getByText("You both").count()).toBe(1);
  expect(await told.count()).toBeGreaterThan(1); // the runners-up say it too
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  expect(complaints.all()).toEqual([]);
});
