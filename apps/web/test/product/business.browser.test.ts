// @module-tag deeper
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { stepTo } from "../visits/stepTo.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { findTitle, type FoundTitle } from "../visits/visitor.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";

// The business host: its theme, where ratings come from, roles, made-up people, and what signing out leaves.

const patient = { timeout: 60_000 };
/** Posters may still be drawn when the page is there. */
const whole = { waitUntil: "domcontentloaded", timeout: 60_000 } as const;

let product: Product;
let browser: Browser;
let film: FoundTitle;
let origin: string;
test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  origin = product.origin.replace("127.0.0.1", "b2b.localhost");
  film = await findTitle(product.origin, "Amélie");
}, 120_000);
afterAll(() => browser?.close());

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const DARK = "rgb(13, 27, 36)";
const LIGHT = "rgb(238, 244, 246)";

describe("the business theme", () => {
  // shows: 1.business.1, 1.product.16
  it.each(
    firstInLayer(1, [
      ["dark", DARK],
      ["light", LIGHT],
    ] as const),
  )(
    "appears in %s before scripts run, only on this host, and isn't indexed",
    { tags: "deeper" },
    async (colorScheme, ground) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
      const page = await context.newPage();
      const answer = await page.goto(origin + film.path, whole);
      expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
      await expect.poll(() => groundOf(page), patient).toBe(ground);
      expect(await page.title()).toMatch(/^Amélie .*· Acme Nights$/);
      const logo = page.locator("header [data-logo]").first();
      expect(await logo.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch(
        /\/business\/logo-/,
      );
      expect(await page.locator('link[rel="manifest"]').getAttribute("href")).toBe(
        "/business/manifest.webmanifest",
      );
      const elsewhere = await page.goto(product.origin + film.path, whole);
      expect(elsewhere?.headers()["x-robots-tag"]).toBeUndefined();
      expect(await groundOf(page)).not.toBe(ground);
      expect(await page.title()).toMatch(/· Worthy$/);
      await context.close();
    },
  );
});

describe("a demonstration", { timeout: 240_000 }, () => {
  let context: BrowserContext;
  let page: Page;
  let complaints: Complaints;
  const rated: string[] = [];
  const granted: string[] = [];
  beforeAll(async () => {
    context = await browser.newContext({
      baseURL: origin,
      reducedMotion: "reduce",
      colorScheme: "dark",
      viewport: { width: 1280, height: 900 },
    });
    page = await context.newPage();
    complaints = watchPage(page);
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname === "/v6/ratings")
        rated.push(request.postDataJSON().ratedLocation);
      if (pathname === "/v1/me/roles/b2b-profile")
        granted.push(`${request.method()} ${request.postData() ?? ""}`);
    });
  });
  afterAll(() => context.close());

  const open = (path: string) => openHydrated(page, path);
  /** Gives the first poster that can be rated a like. */
  const likePoster = async () => {
    await page
      .getByRole("option", { name: /, (Show|Film), \d{4}$/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Like", exact: true }).click();
  };
  const locations = () => [...new Set(rated)];

  // shows: 1.business.2, 1.modes.2, 1.product.16, 4.locations.8, 4.locations.9, 4.locations.11
  it("creates an account with the demo role and rates from this host's locations", async () => {
    await open("/");
    await likePoster();
    await expect.poll(locations, patient).toEqual(["B2B_ONBOARDING"]);
    await expect.poll(() => granted, patient).toEqual(["PATCH "]);
    expect(await page.evaluate(() => localStorage.getItem("appMode"))).toBe("B2B");
    await stepTo(page, film.path);
    await page.getByRole("heading", { level: 1, name: "Amélie" }).waitFor();
    expect(await groundOf(page)).toBe(DARK);
    await page.getByRole("button", { name: "Love", exact: true }).click();
    await expect.poll(locations, patient).toEqual(["B2B_ONBOARDING", "B2B_IN_APP"]);
    // A like made in the app goes on the watchlist here as elsewhere.
    await page.getByRole("button", { name: "On your watchlist" }).waitFor();
    const { id, api_token: bearer } = await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem("userData") ?? "{}") as { id: string; api_token: string },
    ); // the app's own entry
    const roles = async () =>
      (
        await (
          await fetch(`${product.origin}/v1/users/${id}`, {
            headers: { authorization: `Bearer ${bearer}` },
          })
        ).json()
      ).roles;
    await expect.poll(roles, patient).toEqual([{ name: "b2b-profile" }]);
    await stepTo(page, "/rate/comfort-food");
    await page.getByRole("heading", { level: 1, name: "Amélie" }).waitFor({ state: "detached" });
    await likePoster();
    await expect
      .poll(locations, patient)
      .toEqual(["B2B_ONBOARDING", "B2B_IN_APP", "B2B_COMFORT_FOOD"]);
    await stepTo(page, "/ratings");
    await page
      .getByRole("combobox", { name: /^Your rating of / })
      .first()
      .selectOption("MEH");
    await expect.poll(() => rated.at(-1), patient).toBe("B2B_IN_APP");
    await stepTo(page, "/onboarding/services");
    await page.getByRole("button", { name: "Netflix" }).first().waitFor();
    expect(await page.getByRole("button", { name: "Hulu" }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  // shows: 1.business.3, 4.locations.10, 4.registered.6, 4.registered.7, 4.registered.8
  it("lets the next visitor try out a demo profile and leaves no data behind after signing out", async () => {
    // On a page that runs no scripts: those of the page before could still keep their person.
    await page.goto("/robots.txt");
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    await context.clearCookies();
    await open("/desktop?provider=6");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("desktopOnboardingProvider")), patient)
      .toBe("6");
    await open("/profile");
    await page.getByRole("region", { name: "Look around as…" }).getByRole("button").first().click();
    await page.waitForURL(/\/home\/$/);
    await stepTo(page, "/rate");
    await likePoster();
    await expect.poll(() => rated.at(-1), patient).toBe("B2B_RATE_MORE");
    await page.evaluate(() => {
      localStorage.setItem(
        "settings",
        JSON.stringify({ version: 9, filters: { worthy: { genres: ["Drama"] } } }),
      );
      sessionStorage.setItem("scroll-and-popups", "kept");
    });
    // A dialog that the rating brings closes the menu, or covers its button.
    await vi.waitFor(async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Menu: / }).click({ timeout: 3000 });
      await page.getByRole("button", { name: "Sign out", exact: true }).click({ timeout: 3000 });
    }, patient);
    await page.waitForURL(/\/signin\?loggedOut=true$/);
    const left = await page.evaluate(() => ({
      provider: sessionStorage.getItem("desktopOnboardingProvider"),
      modal: sessionStorage.getItem("scroll-and-popups"),
      filters: localStorage.getItem("settings"),
      user: localStorage.getItem("userData"),
    }));
    expect(left).toEqual({ provider: null, modal: null, filters: null, user: null });
    expect(
      complaints
        .all()
        .filter((line) => !/WebSocket is closed before|Failed to load resource/.test(line)),
    ).toEqual([]);
  });
});
