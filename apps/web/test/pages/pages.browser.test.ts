import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { statefulAnswers, sampleUserData } from "../answers/statefulAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

let browser: Browser;
let pages: Pages;
let answers: ReturnType<typeof statefulAnswers>;
let page: Page;
let complaints: string[];

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());

beforeEach(async () => {
  answers = statefulAnswers();
  pages = await startPages({ call: answers.call });
  const context = await browser.newContext({ baseURL: pages.origin, reducedMotion: "reduce" });
  page = await context.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // Images and refused calls are answered as the tests want them; everything else is a fault: hydration, policy, React.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
});

afterEach(async () => {
  await page.context().close();
  await pages.close();
  if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join("\n")}`);
});

const open = async (path: string) => {
  await openHydrated(page, path);
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const patient = { timeout: 60_000 };
const callsOf = (id: string) => pages.calls.filter((call) => call.id === id);

describe("rating", () => {
  it(
    "is counted immediately, creates a single account for two quick writes and survives a reload",
    { tags: "deep" },
    async () => {
      await open("/movies/her-12");
      expect(callsOf("createUser")).toHaveLength(0);
      await page.evaluate(() => {
        for (const name of ["Love", "Add to watchlist"])
          [...document.querySelectorAll("button")]
            .find(({ textContent }) => textContent === name)
            ?.click();
      });
      await expect.poll(() => button("Love").getAttribute("aria-pressed"), patient).toBe("true");
      await button("On your watchlist").waitFor();
      await expect.poll(() => callsOf("rateTitle").length, patient).toBe(1); // the screen is ahead of the server
      expect(callsOf("createUser")).toHaveLength(1);
      expect(callsOf("rateTitle")[0]).toMatchObject({
        bearer: "Bearer secret",
        input: { body: { rating: "LOVE", itemId: 12, type: "FILM" } },
      });
      await open("/movies/her-12");
      await expect.poll(() => button("Love").getAttribute("aria-pressed"), patient).toBe("true");
      await button("Love").click();
      await expect.poll(() => button("Love").getAttribute("aria-pressed"), patient).toBe("false");
      await expect.poll(() => callsOf("deleteRating").length, patient).toBe(1);
    },
  );

  it(
    "reverts with an error if it fails to save, and is saved on retry",
    { tags: "deep" },
    async () => {
      answers.fail(1);
      await open("/movies/her-12");
      await button("Like").click();
      await page.getByText("Oops! Something went wrong.").first().waitFor();
      expect(await button("Like").getAttribute("aria-pressed")).toBe("false");
      // The part hides the toast from the tree and says it in a live region instead.
      await page.getByRole("button", { name: "Retry", includeHidden: true }).click();
      await expect.poll(() => button("Like").getAttribute("aria-pressed"), patient).toBe("true");
    },
  );
});

describe("popups", () => {
  beforeEach(async () => {
    await pages.close();
    answers = statefulAnswers({ rated: 6 });
    pages = await startPages({ call: answers.call, userId: "abcdefghijkl" });
    await page
      .context()
      .addInitScript((userData) => localStorage.setItem("userData", userData), sampleUserData);
  });
  const address = () => page.url().slice(pages.origin.length);
  const dialog = () => page.getByRole("dialog");

  it(
    "open over the page, close on Back, Escape and the close button, and return the focus",
    { tags: "deep" },
    async () => {
      await page.goto(`${pages.origin}/movies/her-12`);
      const why = page.getByRole("link", { name: "Why 87?" });
      const closings = [
        () => page.goBack(),
        () => page.keyboard.press("Escape"),
        () => button("Close").click(),
      ];
      for (const close of closings) {
        await why.click();
        await dialog().getByText("+20").waitFor();
        expect(address()).toBe("/movies/her-12?why=12");
        await expect
          .poll(
            () => dialog().evaluate((element) => element.contains(document.activeElement)),
            patient,
          )
          .toBe(true);
        await close();
        await expect.poll(() => dialog().count(), patient).toBe(0);
        expect(address()).toBe("/movies/her-12");
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent), patient)
          .toBe("Why 87?");
      }
    },
  );

  it("open and save ratings even if clicked before hydration", { tags: "deep" }, async () => {
    const program = Promise.withResolvers<void>();
    await page.route(/browser-[^/]*\.js/, (route) => program.promise.then(() => route.continue()));
    await page.goto(`${pages.origin}/movies/her-12`, { waitUntil: "commit" });
    // The second time is impatience.
    for (const name of ["Love", "Add to watchlist", "Add to watchlist"]) await button(name).click();
    await page.getByRole("link", { name: "Why 87?" }).click();
    expect([address(), pages.calls]).toEqual(["/movies/her-12", []]);
    program.resolve();
    await dialog().waitFor();
    await expect
      .poll(() => [callsOf("rateTitle").length, callsOf("addWatchlistItem").length], patient)
      .toEqual([1, 1]);
    await page.goBack();
    await expect.poll(() => dialog().count(), patient).toBe(0);
    await button("On your watchlist").waitFor();
    expect(await button("Love").getAttribute("aria-pressed")).toBe("true");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), patient)
      .toMatch(/^Why/);
  });

  it(
    "are rendered on the server, become modal after hydration and reveal their page when closed",
    { tags: "deep" },
    async () => {
      await page.goto(`${pages.origin}/movies/her-12?why=12`);
      await expect
        .poll(() => dialog().evaluate((element) => element.matches(":modal")), patient)
        .toBe(true);
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
        "https://worthy.example/movies/her-12",
      );
      await page.keyboard.press("Escape");
      await expect.poll(() => dialog().count(), patient).toBe(0);
      expect(address()).toBe("/movies/her-12");
      expect(callsOf("explainScore")).toHaveLength(0);
    },
  );
});

describe("navigation", () => {
  it("updates the page title and moves the focus without a reload", { tags: "deep" }, async () => {
    await open("/movies/her-12");
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.getByRole("link", { name: "Amy Adams" }).click();
    await page.getByRole("heading", { level: 1, name: "Amy Adams" }).waitFor();
    expect(await page.title()).toBe("Amy Adams: shows and films, including Arrival · Worthy");
    expect(
      await page.evaluate(() => [document.activeElement?.textContent, "kept" in window]),
    ).toEqual(["Amy Adams", true]);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Her" }).waitFor();
    expect(await page.title()).toBe("Her (2013) · Worthy");
  });

  it("lets keyboard users skip straight to the content", { tags: "deep" }, async () => {
    await open("/movies/her-12");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});

describe("theme", () => {
  it("is saved and applied before the first paint", { tags: "deep" }, async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open("/movies/her-12");
    await button("Theme: System").click();
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(ground, patient).toBe("rgb(245, 239, 228)");
    await page.reload({ waitUntil: "commit" });
    await page.waitForSelector("h1");
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("light");
    // The browser's own bars have its colour too, as soon as another is chosen.
    const bars = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((all) =>
          all
            .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
            .map((meta) => meta.getAttribute("content")),
        );
    expect(await bars()).toEqual(["#f5efe4"]);
    await page.waitForLoadState("networkidle");
    await button("Theme: Light").click();
    await expect.poll(bars, patient).toEqual(["#12100e"]);
  });
});
