// @module-tag deeper
import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { accountAnswers } from "../answers/accountAnswers.ts";
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { friendAnswers } from "../answers/friendAnswers.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { sampleUser } from "../answers/sampleAnswers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { sentEvents } from "../visits/sentEvents.ts";

let browser: Browser;
let context: BrowserContext;
let pages: Pages;
let page: Page;
let complaints: Complaints;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(async () => {
  await context.close();
  await pages.close();
});

interface Visit {
  mine?: Answers;
  kept?: Record<string, string>;
  width?: number;
  rated?: number;
  /** Answers in place of the shelf's. */
  call?: CallApi;
  before?: () => void;
}

/** Opens a page as somebody who was here before. */
async function visit(
  path: string,
  {
    mine = {},
    kept = {},
    width = 1280,
    rated = 7,
    call = shelfAnswers({ rated }).call,
    before,
  }: Visit = {},
): Promise<void> {
  pages = await startPages({ call: overrideCalls(mine, call), userId: "abcdefghijkl" });
  context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width, height: 800 },
  });
  const all = {
    userData: sampleUserData,
    lastSession: String(Date.now()),
    usageConsent: "yes",
    ...kept,
  };
  await context.addInitScript((keep) => {
    for (const [key, value] of Object.entries(keep))
      localStorage.setItem(key, localStorage.getItem(key) ?? value);
  }, all);
  if (before) await context.addInitScript(before);
  page = await context.newPage();
  complaints = watchPage(page);
  // Where a test takes something from the browser, the page need not be hydrated.
  if (before) await page.goto(path, { waitUntil: "networkidle" });
  else await openHydrated(page, path);
}

const patient = { timeout: 60_000 };
const kept = (key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

const actions = () =>
  sentEvents(pages)
    .filter(({ name }) => name === "action_taken")
    .map(({ params }) => [params["type"], params["name"], params["state"]].join(" "));
const calm = () =>
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
const region = (name: string) => page.getByRole("region", { name });

// shows: 1.start.3, 1.start.4, 8.start.2
describe("without cookies", () => {
  it("shows 'Cookies are disabled' and runs nothing else", async () => {
    await visit("/home/", {
      before: () =>
        Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }),
    });
    await page.getByRole("heading", { name: "Cookies are disabled" }).waitFor();
    expect(await page.title()).toBe("Cookies are disabled");
    expect([pages.calls, await page.locator("#root").count(), await axeFindings(page)]).toEqual([
      [],
      0,
      [],
    ]);
    const seeded = ["lastSession", "usageConsent", "userData"];
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
      expect.arrayContaining(seeded),
    );
    expect(await page.evaluate(() => localStorage.length)).toBe(seeded.length);
    expect(complaints.all()).toEqual([expect.stringContaining("cookies are disabled")]);
  });
});

// shows: 9.coachmarks.5, 9.coachmarks.6
describe("coachmarks", () => {
  it(
    "explain a feature once, from the second visit on, and close on a tap, on Escape or when it is used",
    { tags: "deep" },
    async () => {
      await visit("/movies/erin-64", { kept: { sessionCount: "2" }, width: 360 });
      await region("Save it for later").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Got it" }).click();
      await expect.poll(() => region("Save it for later").count(), patient).toBe(0);
      const { views } = await kept("coachmarks");
      expect(views["Watchlist Add Item"]).toHaveLength(1);
      const before = (): string =>
        JSON.stringify({ views: { "Watchlist Add Item": [1] }, used: [] });
      const forget = () =>
        page.evaluate((text) => localStorage.setItem("coachmarks", text), before());
      await forget();
      await page.goto("/worthy");
      await region("Posters or a list").waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => region("Posters or a list").count(), patient).toBe(0);
      await forget();
      await page.goto("/worthy");
      await region("Posters or a list").waitFor();
      await page.getByRole("button", { name: "List", exact: true }).click();
      await expect.poll(() => region("Posters or a list").count(), patient).toBe(0);
      expect((await kept("coachmarks")).used).toEqual(["View Toggle"]);
      const ends = [
        "COACHMARK Watchlist Add Item tapped",
        "COACHMARK View Toggle closed",
        "COACHMARK View Toggle converted",
      ];
      await expect
        .poll(async () => actions().filter((action) => !action.endsWith("viewed")), patient)
        .toEqual(ends);
      calm();
    },
  );
});

describe("coachmarks for sharing", () => {
  const knowing = (...used: string[]) => JSON.stringify({ views: {}, used });
  const others = ["Watchlist Add Item", "View Toggle"];

  // shows: 9.coachmarks.2, 9.coachmarks.3, 9.coachmarks.4
  it("introduce a list's Share button, then its sort order, and the user's friend link", async () => {
    // A second visit begins with this page.
    const lastSession = String(Date.now() - 2 * 60 * 60_000);
    await visit("/watchlist", {
      kept: { sessionCount: "1", lastSession, coachmarks: knowing(...others) },
    });
    await region("Choose together").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Share", exact: true }).click();
    await expect.poll(() => region("Choose together").count(), patient).toBe(0);
    const { views, used } = await kept("coachmarks");
    expect([views["Share 2"].length, used]).toEqual([1, [...others, "Share 2"]]);
    await page.evaluate(
      (text) => localStorage.setItem("coachmarks", text),
      knowing(...others, "Share 2"),
    );
    await page.goto("/watchlist");
    await region("Best first").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => region("Best first").count(), patient).toBe(0);
    calm();
    await context.close();
    await pages.close();

    await visit("/friends", {
      call: friendAnswers().call,
      kept: { sessionCount: "2", coachmarks: knowing(...others) },
      width: 360,
    });
    await page.getByRole("button", { name: "Show my link" }).click();
    await region("Compare your taste").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Got it" }).click();
    await expect.poll(() => region("Compare your taste").count(), patient).toBe(0);
  });
});

describe("prompts", () => {
  // shows: 3.local.4
  it("announce new film scores, except on rating pages", async () => {
    await visit("/movies/erin-64", { rated: 5 });
    await page.getByRole("button", { name: "Like", exact: true }).click();
    const films = region("Your film scores just got sharper");
    await films.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect((await kept("localProfile")).recentActivity).toMatchObject([
      { kind: "rated", titleId: 64 },
    ]);
    await films.getByRole("link", { name: "See what suits you" }).click();
    await page.waitForURL("**/worthy");
    await expect.poll(() => films.count(), patient).toBe(0);
    expect((await kept("localProfile")).movieRecsPopupDisplayed).toBe(true);
    await expect
      .poll(async () => actions(), patient)
      .toEqual(["MODAL movieRecs viewed", "MODAL movieRecs converted"]);
    calm();
  });
});

// shows: 2.screens.20
describe("admin settings", () => {
  const asAdmin: Answers = {
    getUser: async (): Promise<CallOutput<"getUser">> => ({
      ...sampleUser,
      roles: [{ name: "ROLE_ADMIN" }],
    }),
  };

  it("are hidden from users who aren't administrators", async () => {
    pages = await startPages({
      call: accountAnswers({ registered: true }).call,
      userId: "abcdefghijkl",
    });
    context = await browser.newContext({ baseURL: pages.origin });
    page = await context.newPage();
    expect((await page.goto("/admin/settings"))?.status()).toBe(404);
    await page.goto("/profile");
    await page.getByRole("link", { name: "Devices" }).first().waitFor();
    expect(await page.getByRole("link", { name: "Admin settings" }).count()).toBe(0);
  });

  // shows: 6.admin.1, 8.global.10, 9.toasts.2
  it("can show raw error messages, hide scores and choose the model", async () => {
    let failing = false;
    const asked: unknown[] = [];
    const base = shelfAnswers({ rated: 7 }).call;
    const mine: Answers = {
      ...asAdmin,
      recommend: async (input: { body?: { model?: string } }) => {
        asked.push(input.body?.model);
        if (failing) throw new ApiFailure(500, "No picks today");
        return base("recommend", input as never);
      },
    };
    await visit("/admin/settings", { mine, width: 360 });
    await page.getByRole("heading", { name: "Admin settings", level: 1 }).waitFor();
    for (const name of [
      "Act as an administrator here",
      "Show errors as they happen",
      "Show scores",
    ])
      await page.getByRole("switch", { name }).click();
    await page.getByRole("button", { name: "Only facts about titles" }).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await kept("settings")).toMatchObject({
      admin: true,
      debug: true,
      matchScore: false,
      algo: "content",
    });
    await page.clock.install();
    await page.goto("/worthy");
    await expect.poll(() => asked.at(-1), patient).toBe("content");
    await expect.poll(() => page.locator(".score").first().isVisible(), patient).toBe(false);
    failing = true;
    await page.getByRole("button", { name: "Films" }).click();
    const now = () => page.evaluate(() => Date.now());
    const clicked = await now();
    const fault = page
      .getByRole("region", { name: /^Messages/ })
      .getByText("api_error 500 /v6/recommendations");
    await fault.waitFor();
    // The clock runs on meanwhile.
    await page.clock.fastForward(Math.max(12_000 - ((await now()) - clicked), 0));
    expect(await fault.isVisible()).toBe(true);
    // Not later: calls that are under way run out of time, too.
    calm();
    await page.clock.fastForward(15_000);
    await fault.waitFor({ state: "hidden" });
  });
});
