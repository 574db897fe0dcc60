// @module-tag deeper
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { accountAnswers } from "../answers/accountAnswers.ts";
import { axeRun } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { watchPage } from "../visits/watchPage.ts";

// What is rated and put on lists without a network, and what becomes of it when somebody signs out.

const WRITES = ["rateTitle", "addWatchlistItem", "removeWatchlistItem"];
const EVENTUALLY = { timeout: 15_000 };

let browser: Browser;
let pages: Pages;
let context: BrowserContext;
let page: Page;
let complaints: () => string[];

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(async () => {
  await context.close();
  await pages.close();
});

/** @param missing files of the program that do not come until they are let through */
async function visit(path: string, width: number, missing?: RegExp): Promise<void> {
  pages = await startPages({ call: accountAnswers().call, userId: "abcdefghijkl" });
  context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
    colorScheme: width < 600 ? "dark" : "light",
  });
  await context.addInitScript(
    (kept) =>
      sessionStorage.getItem("been") ??
      (sessionStorage.setItem("been", "1"), localStorage.setItem("userData", kept)),
    sampleUserData,
  );
  page = await context.newPage();
  complaints = watchPage(page).all;
  if (missing) await page.route(missing, (route) => route.abort());
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const pressed = (name: string) =>
  page
    .locator('button[aria-pressed="true"]')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .waitFor();
const message = (text: string) => page.getByRole("region", { name: /^Messages/ }).getByText(text);
const waiting = (count: number) => page.getByRole("status").getByText(`${count} waiting`);
const keptHere = () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^unsent\.\d/.test(key)).length);
const writes = () => pages.calls.filter(({ id }) => WRITES.includes(id));
const accessible = async () => expect(await axeRun(page)).toEqual([]);
/** Nothing that is written arrives; the network itself is there. */
const losingWrites = () =>
  page.route(/\/v6\/ratings|\/items/, (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );

// shows: 4.search.4, 8.global.5
it(
  "keeps offline changes across a reload and sends each once, in order, with its original key",
  { tags: "deep" },
  async () => {
    await visit("/movies/erin-64", 360);
    await context.setOffline(true);
    await message("Network Connection Lost").waitFor();
    await button("OK").click(); // on a phone, it covers the button that adds to the watchlist
    await button("Love").click();
    await button("Like").click();
    await button("Add to watchlist").click();
    await pressed("Like");
    await waiting(3).waitFor({ state: "attached" });
    await accessible();

    // The network is back, but the server is not reached.
    await losingWrites();
    await context.setOffline(false);
    await page.reload();
    await pressed("Like");
    await button("On your watchlist").waitFor();
    await waiting(3).waitFor({ state: "attached" });
    expect([writes(), await keptHere()]).toEqual([[], 3]);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage)
        .flatMap((key) => (key.startsWith("unsent.") ? [key.split(".")[2]] : []))
        .toSorted(),
    );

    // Lists show it too.
    await page.getByRole("link", { name: "Watchlists", exact: true }).first().click();
    await page.locator("li[data-row]").filter({ hasText: "Erin" }).waitFor({ state: "attached" }); // among those seen, folded
    await page.goBack();
    await pressed("Like");

    await page.unroute(/\/v6\/ratings|\/items/);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await message("3 changes sent").waitFor();
    await expect.poll(keptHere, EVENTUALLY).toBe(0);
    expect(
      writes().map(({ id, input }) => [id, (input.body as { rating?: string }).rating]),
    ).toEqual([
      ["rateTitle", "LOVE"],
      ["rateTitle", "LIKE"],
      ["addWatchlistItem", undefined],
    ]);
    expect(
      writes()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(keys);
    await waiting(3).waitFor({ state: "detached" });
    await pressed("Like");
  },
);

it(
  "keeps changes made before the queue loads, and sends them afterwards",
  { tags: "deep" },
  async () => {
    const queue = /\/assets\/startDeferred-/;
    await visit("/movies/erin-64", 360, queue);
    await context.setOffline(true);
    await button("Love").click();
    await button("Like").click();
    await pressed("Like");
    expect(writes()).toEqual([]);
    await page.unroute(queue);
    await context.setOffline(false);
    await expect
      .poll(
        () => writes().map(({ input }) => (input.body as { rating?: string }).rating),
        EVENTUALLY,
      )
      .toEqual(["LOVE", "LIKE"]);
    await pressed("Like");
  },
);

it("continues to show cached pages if they can't be refreshed", { tags: "deep" }, async () => {
  await visit("/movies/erin-64", 1280);
  const similar = page.getByRole("region", { name: "Similar titles" }).getByRole("link");
  await similar.first().waitFor();
  await page.route(
    ({ pathname }) => /^\/v[346]\//.test(pathname),
    (route) =>
      route.request().method() === "GET"
        ? route.fulfill({ status: 500, body: "{}" })
        : route.continue(),
  );
  const refused = page.waitForResponse(
    (response) => response.status() === 500 && response.url().includes("recommendations"),
  );
  await button("Love").click();
  await refused;
  await page.waitForLoadState("networkidle");
  await pressed("Love");
  expect([
    await similar.count(),
    await page.getByRole("button", { name: "Retry" }).count(),
  ]).toEqual([1, 0]);
  await page.getByRole("heading", { level: 1, name: "Erin" }).waitFor();
});

// shows: 4.registered.5
it(
  "asks keyboard users about unsent changes, keeps them for their owner and sends them on return",
  { tags: "deep" },
  async () => {
    await visit("/movies/erin-64", 1280);
    await losingWrites();
    await button("Love").click();
    await waiting(1).waitFor();
    const signOut = async () => {
      await button(/^Menu: /).press("Enter");
      await page.getByRole("button", { name: "Sign out", exact: true }).press("Enter");
    };
    await signOut();
    await page.getByRole("dialog", { name: "Sign out with unsent changes?" }).waitFor();
    await accessible();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(pages.calls.filter(({ id }) => id === "logout")).toEqual([]);

    await signOut();
    await button("Send now").press("Enter");
    await page.getByText("Couldn’t send them yet. Nothing is lost.").waitFor();
    // Nor is the server told of it: here it counts at once.
    await page.route("**/logout?*", (route) => route.abort());
    await button("Keep 1 change until you sign in here again").press("Enter");
    await page.waitForURL("**/signin?loggedOut=true");
    expect([await keptHere(), await page.evaluate(() => localStorage.getItem("userData"))]).toEqual(
      [1, null],
    );
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect((await context.cookies()).map(({ name }) => name)).toContain("worthy-out");
    expect(pages.calls.filter(({ id }) => id === "logout")).toEqual([]);
    await page.unroute("**/logout?*");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect
      .poll(
        () => pages.calls.filter(({ id }) => id === "logout").map(({ bearer }) => bearer),
        EVENTUALLY,
      )
      .toEqual(["Bearer secret"]);

    const become = async (id: string) => {
      await page.evaluate(
        (kept) => localStorage.setItem("userData", kept),
        sampleUserData.replace("abcdefghijkl", id),
      );
      await page.goto("/about");
      await page.waitForLoadState("networkidle");
    };
    await page.unroute(/\/v6\/ratings|\/items/);
    await become("somebodyelse");
    expect([await page.getByRole("dialog").count(), await keptHere(), writes()]).toEqual([
      0,
      1,
      [],
    ]);

    await become("abcdefghijkl");
    await page.getByRole("dialog", { name: "Welcome back! You have unsent changes" }).waitFor();
    expect(writes()).toEqual([]);
    await button("Send 1 change").press("Enter");
    await message("1 change sent").waitFor();
    expect(writes().map(({ id, bearer }) => [id, bearer])).toEqual([
      ["rateTitle", "Bearer secret"],
    ]);
    await expect.poll(keptHere, EVENTUALLY).toBe(0);

    // Another device has signed this one out.
    await page.goto("/movies/erin-64");
    await page.waitForLoadState("networkidle");
    await page.route("**/v6/ratings?*", (route) =>
      route.fulfill({
        status: 401,
        contentType: "application/json",
        body: '{"error":true,"message":"who?"}',
      }),
    );
    await button("Meh").press("Enter");
    await page.waitForURL("**/signin?loggedOut=true");
    await page
      .getByRole("dialog", { name: "You were signed out before everything was sent" })
      .waitFor();
    await button("Discard").press("Enter");
    await expect.poll(keptHere, EVENTUALLY).toBe(0);
    expect(complaints().filter((line) => !/Failed to (load resource|logout)/.test(line))).toEqual(
      [],
    );
  },
);

// shows: 9.events.8
it("retries a rejected socket connection five times, then gives up", async () => {
  await visit("/about", 1280);
  let attempts = 0;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    attempts += 1;
    void socket.close();
  });
  await page.clock.install();
  await page.reload();
  await expect.poll(() => attempts, EVENTUALLY).toBeGreaterThan(0);
  // The waits between attempts are skipped; the network takes its own time.
  const later = async () => {
    await page.clock.fastForward(20_000);
    return attempts;
  };
  await expect.poll(later, EVENTUALLY).toBe(6);
  for (let round = 0; round < 5; round++) expect(await later()).toBe(6);
});
