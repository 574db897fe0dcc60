import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { linksTo } from "../visits/outbox.ts";
import { test } from "../visits/productTest.ts";
import type { SentEvent } from "../visits/sentEvents.ts";
import { untilHydrated } from "../visits/untilHydrated.ts";
import { visitBefore } from "../visits/visitor.ts";

let product: Product;
let browser: Browser;
let context: BrowserContext | undefined;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
}, 120_000);
afterEach(() => context?.close());
afterAll(() => browser?.close());

/** The faults that the pages of a browser send, in their order. */
function faultsOf(pages: BrowserContext): () => unknown[] {
  const sent = new Map<string, SentEvent>();
  pages.on("request", (request) => {
    if (!request.url().includes("/api/event")) return;
    const { events } = request.postDataJSON() as { events: SentEvent[] }; // the contract's body
    for (const event of events) sent.set(event.id, event);
  });
  return () =>
    [...sent.values()]
      .filter(({ name }) => /^(exception|api_error)/.test(name))
      .map(({ params }) => params["description"] ?? `${params["url"]} ${params["status"]}`);
}

/** Throws, so that its report is the last one that the page sends. */
const throwLast = (page: Page, words: string) =>
  page.evaluate((last) => void Promise.reject(new Error(last)), words);

it("records no faults during an ordinary registration by email link", async () => {
  const email = `registers${Date.now()}@example.org`;
  context = await browser.newContext({ baseURL: product.origin, reducedMotion: "reduce" });
  await visitBefore(context, product.origin);
  const faults = faultsOf(context);
  const waiting = await context.newPage();
  await waiting.goto("/signin");
  await untilHydrated(waiting);
  await waiting.getByLabel("Email address").fill(email);
  await waiting.keyboard.press("Enter");
  await waiting.getByRole("heading", { name: "Check your email" }).waitFor();
  await expect.poll(() => linksTo(product.dataDir, email)).toHaveLength(1);
  const [link = ""] = await linksTo(product.dataDir, email);
  const opened = await context.newPage();
  await opened.goto(link);
  await untilHydrated(opened);
  await opened.getByRole("button", { name: "Confirm and sign in", exact: true }).click();
  await opened.getByRole("button", { name: `Menu: ${email}` }).waitFor();
  await waiting.getByRole("heading", { name: "You’re signed in" }).waitFor();
  await throwLast(waiting, "last of the first page");
  await throwLast(opened, "last of the second page");
  await expect.poll(() => faults().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  await expect.poll(faults).toContain("last of the second page");
  expect(faults().toSorted()).toEqual(["last of the first page", "last of the second page"]);
});
