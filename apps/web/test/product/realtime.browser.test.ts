import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import {
  callAs,
  findTitle,
  visitAlso,
  visitBefore,
  type FoundTitle,
  type Visitor,
} from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";

// One person before two screens: what they do on one shows on the other.

let product: Product;
let browser: Browser;
let title: FoundTitle;
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  title = await findTitle(product.origin, "Severance");
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  contexts.push(context);
  return context;
}

interface Screen {
  page: Page;
  complaints: () => string[];
  /** Sockets that are open. */
  sockets: () => number;
}

async function open(context: BrowserContext, path: string): Promise<Screen> {
  const page = await context.newPage();
  const complaints = watchPage(page).all;
  let sockets = 0;
  page.on("websocket", (socket) => {
    socket.once("framereceived", () => (sockets += 1));
    socket.once("close", () => (sockets -= 1));
  });
  await page.goto(product.origin + path);
  await page.getByRole("region", { name: /^Messages/ }).waitFor({ state: "attached" });
  return { page, complaints, sockets: () => sockets };
}

async function openTwo(path: string): Promise<{ visitor: Visitor; here: Screen; there: Screen }> {
  const [first, second] = [await newContext(), await newContext()];
  const visitor = await visitBefore(first, product.origin);
  await visitAlso(second, product.origin, visitor);
  const [here, there] = [await open(first, path), await open(second, path)];
  for (const screen of [here, there]) await expect.poll(screen.sockets).toBe(1);
  return { visitor, here, there };
}

const button = ({ page }: Screen, name: string) => page.getByRole("button", { name, exact: true });
function pressed(screen: Screen, name: string) {
  return expect.poll(() => button(screen, name).getAttribute("aria-pressed"));
}

describe("two browsers with the same user", () => {
  // shows: 1.accounts.4
  it(
    "show each other's ratings and changes, including a like added to the watchlist",
    { tags: "deep" },
    async () => {
      const { here, there } = await openTwo(title.path);
      await button(here, "Like").click();
      await pressed(there, "Like").toBe("true");
      await button(there, "On your watchlist").waitFor();
      await button(there, "Love").click();
      await pressed(here, "Love").toBe("true");
      await pressed(here, "Like").toBe("false");
      expect([...here.complaints(), ...there.complaints()]).toEqual([]);
    },
  );

  // shows: 4.shared.6
  it("catch up on changes made before their first connection and fetch nothing if nothing changed", async () => {
    const context = await newContext();
    const visitor = await visitBefore(context, product.origin);
    // The server has begun long enough ago to know.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    let reads = 0;
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await context.route(/connectRealtime/, async (route) => (await allowed, route.continue()));
    context.on(
      "request",
      (request) => (reads += Number(/\/v6\/users\/.*\/ratings/.test(request.url()))),
    );
    const here = await open(context, title.path);
    await callAs(product.origin, visitor, [
      "POST",
      "/v6/ratings",
      { rating: "DISLIKE", itemId: title.id, type: "TV_SHOW", ratedLocation: "IN_APP" },
    ]);
    const before = reads;
    allow();
    await pressed(here, "Dislike").toBe("true");
    expect(reads - before).toBe(1);
    // Long after that another page has all, and asks for none of it twice.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const known = reads;
    const there = await open(context, title.path);
    await expect.poll(there.sockets).toBe(1);
    await there.page.waitForLoadState("networkidle");
    expect(reads - known).toBeLessThanOrEqual(1);
  });

  it("catch up on the changes they missed while offline", { tags: "deep" }, async () => {
    const { visitor, here } = await openTwo(title.path);
    await here.page.context().setOffline(true);
    await expect.poll(here.sockets).toBe(0);
    await callAs(product.origin, visitor, [
      "POST",
      "/v6/ratings",
      { rating: "DISLIKE", itemId: title.id, type: "TV_SHOW", ratedLocation: "IN_APP" },
    ]);
    await here.page.context().setOffline(false);
    await pressed(here, "Dislike").toBe("true");
  });
});

it("opens no socket and loads no socket code without an account", async () => {
  const context = await newContext();
  const loaded: string[] = [];
  context.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const screen = await open(context, title.path);
  await screen.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const isSocket = (path: string) => /connectRealtime|socket/.test(path);
  expect(loaded.filter(isSocket)).toEqual([]);
  await button(screen, "Like").click();
  await expect.poll(screen.sockets).toBe(1);
  expect(loaded.filter(isSocket)).not.toEqual([]);
  expect(screen.complaints()).toEqual([]);
});
