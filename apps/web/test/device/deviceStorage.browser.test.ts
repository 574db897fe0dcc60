import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { overrideCalls } from "../answers/overrideCalls.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import type { Complaints } from "../visits/watchPage.ts";

const HOUR = 60 * 60_000;
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = setUpVisits();
const call = shelfAnswers({ rated: 7 }).call;
const patient = { timeout: 60_000 };
const kept = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const keep = (key: string, value: string) =>
  page.evaluate((entry) => localStorage.setItem(...entry), [key, value] as [string, string]);
const sessions = () => pages.calls.filter(({ id }) => id === "recordSession").length;

describe("device storage", () => {
  // shows: 3.storage.3, 3.storage.4, 3.storage.5, 4.sessions.4, 9.events.9
  it("records the first visit, the last visit and the number of visits", async () => {
    const before = Date.now();
    ({ pages, page } = await visits.visit("/about", { call, known: true }));
    await expect.poll(async () => (await kept())["sessionCount"], patient).toBe("1");
    const { firstSession = "", lastSession = "" } = await kept();
    for (const time of [firstSession, lastSession]) {
      expect(Number(time)).toBeGreaterThanOrEqual(before);
      expect(Number(time)).toBeLessThanOrEqual(Date.now());
    }
    for (const [ago, count] of [
      [HOUR - 30_000, 1],
      [HOUR, 2],
    ] as const) {
      const then = Date.now() - ago;
      await keep("lastSession", String(then));
      await openHydrated(page, "/about");
      await expect
        .poll(async () => Number((await kept())["lastSession"]), patient)
        .toBeGreaterThan(then);
      await expect.poll(sessions, patient).toBe(count);
      expect((await kept())["firstSession"]).toBe(firstSession);
    }
  });

  // shows: 3.storage.3, 4.sessions.4
  it("counts every visit and reports visits to the server once an account exists", async () => {
    const answers = { recordSession: async () => ({ loginCount: 1 }) };
    ({ pages, page } = await visits.visit("/movies/erin-64", {
      call: overrideCalls(answers, call),
      kept: { usageConsent: "no" },
      width: 360,
    }));
    await expect.poll(async () => (await kept())["sessionCount"], patient).toBe("1");
    expect(sessions()).toBe(0);
    await page.getByRole("button", { name: "Meh", exact: true }).first().click();
    await expect.poll(sessions, patient).toBe(1);
    await keep("lastSession", String(Date.now() - HOUR));
    await openHydrated(page, "/movies/erin-64");
    await expect.poll(async () => (await kept())["sessionCount"], patient).toBe("2");
  });

  // shows: 1.start.5, 1.start.6
  it("is cleared for crawlers", async () => {
    const mine = { loggedIn: "true", settings: '{"version":9,"matchScore":false}', theme: "dark" };
    const open = (options: { userAgent?: string }) =>
      visits.visit("/about", { call, known: true, kept: mine, ...options });
    ({ page } = await open({}));
    expect(await kept()).toMatchObject(mine);
    await page.context().close();
    ({ page } = await open({ userAgent: CRAWLER }));
    for (const key of [...Object.keys(mine), "userData"])
      expect(await kept()).not.toHaveProperty(key);
  });

  // shows: 5.search.2, 5.search.3
  it("keeps only titles from recent searches, without duplicates", async () => {
    const recentSearches = [
      { name: "Drive", url: "/movies/drive-63" },
      { name: "Amy Adams", url: "/person/amy-adams-7" },
      { name: "Erin", url: "/tv/erin-64" },
      { name: "Drive again", url: "/movies/drive-63" },
      { name: "Elsewhere", url: "https://elsewhere.example/tv/x-1" },
    ];
    ({ page } = await visits.visit("/about", {
      call,
      kept: { recentSearches: JSON.stringify(recentSearches) },
    }));
    await page.keyboard.press("/");
    const options = page.getByRole("option");
    await options.first().waitFor();
    const addresses = await options.evaluateAll((all) =>
      all.map((option) => (option.closest("a") ?? option.querySelector("a"))?.getAttribute("href")),
    );
    expect(addresses).toEqual(["/movies/drive-63", "/tv/erin-64"]);
  });

  // shows: 8.messages.8, 8.messages.9
  it("logs an error without breaking the page if it is unavailable", async () => {
    ({ page, complaints } = await visits.visit("/worthy", {
      call,
      ready: (context) =>
        context.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
          };
        }),
    }));
    await page.getByRole("button", { name: "List", exact: true }).click();
    await expect
      .poll(
        () => complaints.all().filter((line) => line.includes("failed to save settings")).length,
        patient,
      )
      .toBeGreaterThan(0);
    expect(complaints.all().filter((line) => !line.includes("failed to save settings"))).toEqual(
      [],
    );
  });
});
