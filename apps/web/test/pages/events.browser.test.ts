// @module-tag deeper
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { VIEW_DELAY_MS } from "../../src/features/tracking/createTracker.ts";
import { overrideCalls } from "../answers/overrideCalls.ts";
import { axeRun } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

interface Sent {
  id: string;
  name: string;
  params: Record<string, unknown>;
  sessionId?: string;
}

let browser: Browser;
let pages: Pages;
let context: BrowserContext;
let page: Page;
/** What the server takes. */
const kept: Sent[] = [];
let refuses = false;
/** The server answers, but does not say that it has what it was sent. */
let doubts = false;
/** Batches that the server didn't take. */
let turnedAway = 0;
/** Origins of which the page has asked anything. */
const asked = new Set<string>();

/** A browser whose person once agreed here, and now says no everywhere. */
function refuseTracking(): void {
  localStorage.setItem("usageConsent", "yes");
  Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true });
}

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(async () => {
  await context.close();
  await pages.close();
});

async function visit(path: string, { signals = false } = {}): Promise<void> {
  kept.length = 0;
  asked.clear();
  [refuses, doubts] = [false, false];
  turnedAway = 0;
  const recordEvents = async ({ body }: { body: { events: Sent[] } }) => {
    if (refuses || doubts) turnedAway += 1;
    if (refuses) throw new ApiFailure(503, "Server Error");
    if (doubts) return { success: false, accepted: 0 };
    kept.push(...body.events);
    return { success: true, accepted: body.events.length };
  };
  pages = await startPages({ call: overrideCalls({ recordEvents }, shelfAnswers().call) });
  context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 780 },
  });
  if (signals) await context.addInitScript(refuseTracking);
  page = await context.newPage();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await openHydrated(page, path);
}

function eventually<Value>(read: () => Value) {
  return expect.poll(read);
}
const names = () => kept.map(({ name }) => name);
const question = () => page.getByRole("heading", { name: "Help improve Worthy?" });
const usageSwitch = () => page.getByRole("switch", { name: /^Share how I use Worthy/ });
/** A fault, as one of the program would be. */
const fail = (message: string) =>
  page.evaluate((text) => void Promise.reject(new Error(text)), message);
const follow = (name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
const storedBatches = () =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("eventBatch")).length,
  );

describe("usage events", () => {
  // shows: 3.storage.6, 4.sessions.2, 8.global.8
  it("include visits and views only while the user consents, but faults at any time", async () => {
    await visit("/about");
    // Nobody is asked before the first pick, or before they look around.
    expect(await question().count()).toBe(0);
    await page.evaluate(() => {
      localStorage.setItem("lookedAround", "true");
      dispatchEvent(new StorageEvent("storage", { key: "lookedAround", newValue: "true" }));
    });
    await question().waitFor();
    await fail("first fault");
    await follow("Privacy");
    await fail("second fault");
    await eventually(() => kept.filter(({ name }) => name === "exception").length).toBe(2);
    expect(names()).toEqual(["exception", "exception"]);
    expect(kept[0]).not.toHaveProperty("sessionId");
    expect(await axeRun(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await question().waitFor();
    await page.getByRole("button", { name: "Allow" }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      "You can change this any time under Privacy.",
    );
    expect(await usageSwitch().isChecked()).toBe(true);
    await follow("About and credits");
    await eventually(() => names().slice(2)).toEqual(["new_device_session", "page_view"]);
    expect(kept.at(-1)?.params).toEqual({
      screen: "about",
      path: "/about",
      tests: expect.stringMatching(/^searchPlaceholder:[0-4]$/),
    });
    expect(new Set(kept.slice(2).map(({ sessionId }) => sessionId)).size).toBe(1);

    await follow("Privacy");
    // Its view has arrived, so that it can't arrive after the person's no.
    await eventually(() => kept.at(-1)?.params["path"]).toBe("/privacy");
    await usageSwitch().uncheck();
    expect(await page.evaluate(() => localStorage.getItem("lastSessionIdDate"))).toBeNull();
    const before = kept.length;
    await follow("About and credits");
    await fail("third fault");
    await eventually(names).toContain("exception");
    await eventually(() => kept.length).toBeGreaterThan(before);
    expect(new Set(names().slice(before))).toEqual(new Set(["exception"]));
    expect([...asked]).toEqual([pages.origin]);
  });

  it(
    "include only faults if the browser opts out, and the user isn't asked for consent",
    { tags: "deep" },
    async () => {
      await visit("/privacy", { signals: true });
      await page.getByText("Your browser asks sites not to track you").waitFor();
      expect([
        await usageSwitch().isDisabled(),
        await usageSwitch().isChecked(),
        await question().count(),
      ]).toEqual([true, false, 0]);
      await follow("About and credits");
      await page.waitForTimeout(VIEW_DELAY_MS);
      await fail("after the view");
      await eventually(names).toContain("exception");
      expect(names()).toEqual(["exception"]);
    },
  );
});

describe("pending events", () => {
  // shows: 8.messages.10, 8.messages.11
  it("survive a failing server, a lost network and a closed page, and arrive exactly once", async () => {
    await visit("/about");
    refuses = true;
    await fail("while the server fails");
    await eventually(() => turnedAway).toBeGreaterThan(0);
    expect(await storedBatches()).toBe(1);
    refuses = false;
    // It tries again by itself, and has something to report.
    await eventually(() => kept.map(({ params }) => params["description"])).toEqual([
      "while the server fails",
      "Event batch failed",
    ]);
    await eventually(storedBatches).toBe(0);
    doubts = true;
    turnedAway = 0;
    await fail("while the server doubts");
    await eventually(() => turnedAway).toBeGreaterThan(0);
    expect(await storedBatches()).toBe(1);
    doubts = false;
    await eventually(() => kept.slice(2).map(({ params }) => params["description"])).toEqual([
      "while the server doubts",
      "Event batch failed",
    ]);
    await eventually(storedBatches).toBe(0);

    await context.setOffline(true);
    await fail("without a network");
    await eventually(storedBatches).toBe(1);
    await context.setOffline(false);
    await eventually(() => kept.at(-1)?.params["description"]).toBe("without a network");
    await eventually(storedBatches).toBe(0);

    await fail("right before the end");
    await page.goto("about:blank");
    await eventually(() => kept.at(-1)?.params["description"]).toBe("right before the end");
    expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
  });
});
