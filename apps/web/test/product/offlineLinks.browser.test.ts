import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { startGate } from "../visits/startGate.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { findTitle, visitBefore, type FoundTitle } from "../visits/visitor.ts";

// Links that are followed without a network: within the app, and from elsewhere.

let product: Product;
let gate: Awaited<ReturnType<typeof startGate>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: FoundTitle;
let unseen: FoundTitle;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  gate = await startGate(product.origin);
  seen = await findTitle(product.origin, "Arrival");
  unseen = await findTitle(product.origin, "Severance");
}, 120_000);
afterEach(() => context.close());
afterAll(async () => {
  await gate?.close();
  await browser?.close();
});

const OOPS = "Something went wrong";
const lost = () => page.getByRole("heading", { name: "Network Connection Lost" });
const heading = ({ name }: FoundTitle) => page.getByRole("heading", { level: 1, name });

async function openDevice(serviceWorkers: "allow" | "block"): Promise<void> {
  context = await browser.newContext({
    baseURL: gate.origin,
    serviceWorkers,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 800 },
  });
  page = await context.newPage();
}

/** A device whose service worker keeps the page of a title. */
async function keepSeen(): Promise<void> {
  await openDevice("allow");
  await page.goto(seen.path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await untilHydrated(page);
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), seen.path))
    .toBe(true);
}

/** Takes the network from the service worker, too. */
async function loseNetwork(): Promise<void> {
  gate.shut();
  await context.setOffline(true);
}
async function regainNetwork(): Promise<void> {
  gate.open();
  await context.setOffline(false);
}

/** Marks this document, to see whether another takes its place. */
const mark = () => page.evaluate(() => void Object.assign(globalThis, { marked: true }));
const isMarked = () => page.evaluate(() => "marked" in globalThis);
const goOn = (path: string) =>
  page.evaluate((to) => {
    history.pushState({ usr: null, key: "link" }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

it("shows the offline page for an in-app link, then the requested page once back online", async () => {
  await openDevice("block");
  await visitBefore(context, product.origin);
  await openHydrated(page, seen.path);
  await mark();
  await context.setOffline(true);
  await goOn(unseen.path);
  await lost().waitFor();
  expect(await page.getByText(OOPS).count()).toBe(0);
  // What was read stays readable.
  await goOn(seen.path);
  await heading(seen).waitFor();
  await goOn(unseen.path);
  await lost().waitFor();
  await context.setOffline(false);
  await heading(unseen).waitFor();
  expect([await isMarked(), new URL(page.url()).pathname]).toEqual([true, unseen.path]);
});

it("shows the offline page, then the requested page, even if only the server was unreachable", async () => {
  await openDevice("block");
  await visitBefore(context, product.origin);
  await openHydrated(page, seen.path);
  await mark();
  const toServer = (url: URL) => /^\/(v\d|readyz|node)/.test(url.pathname);
  await page.route(toServer, (route) => route.abort());
  await goOn(unseen.path);
  await lost().waitFor();
  await page.unroute(toServer);
  await heading(unseen).waitFor({ timeout: 20_000 });
  expect(await isMarked()).toBe(true);
});

it("shows a cached page for any link and keeps it when back online", async () => {
  await keepSeen();
  await openHydrated(page, "/about");
  await loseNetwork();
  await goOn(seen.path);
  await heading(seen).waitFor();
  await untilHydrated(page);
  await page.goto("/about").catch(() => {});
  await page.goto(seen.path);
  await heading(seen).waitFor();
  await untilHydrated(page);
  await mark();
  await regainNetwork();
  await page.waitForTimeout(2_000);
  expect(await heading(seen).isVisible()).toBe(true);
  expect([await isMarked(), await page.getByText(OOPS).count()]).toEqual([true, 0]);
});

it("shows the offline page for an external link to an uncached page, then that page once online", async () => {
  await keepSeen();
  await loseNetwork();
  await page.goto(unseen.path);
  await lost().waitFor();
  await regainNetwork();
  await heading(unseen).waitFor();
});
