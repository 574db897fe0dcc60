// @module-tag deeper
import type { CallApi, EndpointId } from "@worthy/contract";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeRun } from "../visits/axeInDepth.ts";
import { statefulAnswers } from "../answers/statefulAnswers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import type { Complaints } from "../visits/watchPage.ts";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = setUpVisits();

async function visit(
  path: string,
  { call = shelfAnswers().call, width = 1280 }: { call?: CallApi; width?: number } = {},
): Promise<void> {
  ({ pages, page, complaints } = await visits.visit(path, { call, width }));
}

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
const why = () => dialog("No score yet");
const miniRate = () => dialog("Rate a few you know");
const keys = () => dialog("Keyboard shortcuts");
const isModal = (locator: Locator) => locator.evaluate((element) => element.matches(":modal"));
const focusWithin = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));
const pageHidden = () =>
  page
    .locator("main")
    .evaluate((main) => [
      main.closest("[inert]") !== null,
      getComputedStyle(main.parentElement ?? main).opacity,
    ]);
const focused = () => page.evaluate(() => document.activeElement?.textContent);
const calm = () =>
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);

describe("a popup", () => {
  it(
    "keeps the page from scrolling and leaves room for the bar on iPhones",
    { tags: "deep" },
    async () => {
      await visit("/movies/brazil-61?why=61");
      await page.evaluate(() => (document.body.style.minHeight = "3000px"));
      const devtools = await page.context().newCDPSession(page);
      const room = () =>
        why()
          .locator("> div")
          .evaluate((content) => parseFloat(getComputedStyle(content).paddingBottom));
      const before = await room();
      await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
      await expect.poll(room, patient).toBe(before + 34);
      await page.mouse.move(5, 450);
      await page.evaluate(() =>
        addEventListener("wheel", () => (document.documentElement.dataset["turned"] = "yes")),
      );
      await page.mouse.wheel(0, 600);
      await page.locator("html[data-turned]").waitFor({ state: "attached" });
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog").count(), patient).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY), patient).toBeGreaterThan(0);
    },
  );

  it("shows the Why popup's bars in high-contrast mode", { tags: "deep" }, async () => {
    ({ pages, page, complaints } = await visits.visit("/movies/her-12?why=12", {
      call: statefulAnswers({ rated: 6 }).call,
      known: true,
      forcedColors: "active",
    }));
    const bars = page
      .getByRole("dialog")
      .getByRole("list", { name: "How the score adds up" })
      .locator(".rounded-full > .rounded-full");
    await bars.first().waitFor({ state: "attached" });
    const unseen = await bars.evaluateAll(
      (all) =>
        all.filter((bar) => {
          const { backgroundColor, borderTopWidth } = getComputedStyle(bar);
          const canvas = getComputedStyle(document.body).backgroundColor;
          return borderTopWidth === "0px" && [canvas, "rgba(0, 0, 0, 0)"].includes(backgroundColor);
        }).length,
    );
    expect(unseen).toBe(0);
  });
});

describe("stacked popups", () => {
  // shows: 2.popups.1
  it("hide the popups underneath, then show them again and restore the focus", async () => {
    await visit("/movies/brazil-61?why=61");
    await page.evaluate(() => scrollTo(0, 120));
    expect(await pageHidden()).toEqual([false, "1"]);
    await why().getByRole("link", { name: "Rate titles" }).click();
    await miniRate().waitFor();
    expect(address()).toBe("/movies/brazil-61?why=61&mini-rate=1");
    expect(await why().count()).toBe(0);
    expect(await page.locator("dialog").count()).toBe(2);
    await expect.poll(pageHidden, patient).toEqual([true, "0"]);
    expect([await isModal(miniRate()), await focusWithin(miniRate())]).toEqual([true, true]);
    expect(await page.evaluate(() => scrollY)).toBe(120);

    await page.keyboard.press("Escape");
    await why().waitFor();
    expect(address()).toBe("/movies/brazil-61?why=61");
    expect([await isModal(why()), await focused()]).toEqual([true, "Rate titles"]);
    await expect.poll(pageHidden, patient).toEqual([false, "1"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count(), patient).toBe(0);
    expect(address()).toBe("/movies/brazil-61");
    calm();
  });

  it("respond to Back and Forward and are restored after a reload", { tags: "deep" }, async () => {
    await visit("/movies/brazil-61");
    await page.goto(`${pages.origin}/movies/brazil-61?why=61`);
    await why().getByRole("link", { name: "Rate titles" }).click();
    await miniRate().waitFor();
    await page.goBack();
    await why().waitFor();
    expect(await miniRate().count()).toBe(0);
    await page.goForward();
    await miniRate().waitFor();
    await page.reload();
    await expect.poll(() => isModal(miniRate()), patient).toBe(true);
    expect([
      await why().count(),
      await page.locator("dialog").count(),
      (await pageHidden())[0],
    ]).toEqual([0, 2, true]);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      "https://worthy.example/movies/brazil-61",
    );
    await miniRate().getByRole("button", { name: "Close", exact: true }).click();
    await expect.poll(() => isModal(why()), patient).toBe(true);
    calm();
  });

  // shows: 2.popups.2
  it("are rendered on the server with only the top one open", async () => {
    await visit("/movies/brazil-61?why=61&shortcuts=1");
    const html = await (await fetch(`${pages.origin}/movies/brazil-61?why=61&shortcuts=1`)).text();
    expect(html.match(/<dialog/g)).toHaveLength(2);
    expect(html.match(/<dialog[^>]* open/g)).toHaveLength(1);
    await expect.poll(() => isModal(keys()), patient).toBe(true);
    expect(await axeRun(page)).toEqual([]);
    calm();
  });
});

describe("a popup on top of a page that failed to load", () => {
  // shows: 2.popups.3
  it("reloads the page when it is closed", async () => {
    const { call } = statefulAnswers();
    let broken = true;
    const once = (id: EndpointId, input: never) => {
      if (id === "getNode" && broken) return Promise.reject(new Error("Server Error"));
      return (call as (id: EndpointId, input: never) => Promise<unknown>)(id, input);
    };
    await visit("/movies/her-12?shortcuts=1", { call: once as CallApi }); // one function for all endpoints
    await keys().waitFor();
    expect(await page.getByText("Oops! Something went wrong.").count()).toBeGreaterThan(0);
    broken = false;
    await expect.poll(() => isModal(keys()), patient).toBe(true); // only then Escape closes it
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: "Her" }).waitFor();
    expect(address()).toBe("/movies/her-12");
  });
});

describe("/mini-rate", () => {
  // shows: 2.routes.1
  it("opens a popup at its own URL, labels its ratings and returns to the start page when closed", async () => {
    await visit("/mini-rate");
    await expect.poll(() => isModal(miniRate()), patient).toBe(true);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      "https://worthy.example/",
    );
    expect(await page.title()).toBe("Rate a few · Worthy");
    await miniRate().getByRole("button", { name: "Like", exact: true }).click();
    await expect
      .poll(() => pages.calls.filter(({ id }) => id === "rateTitle").length, patient)
      .toBe(1);
    expect(pages.calls.find(({ id }) => id === "rateTitle")?.input.body).toMatchObject({
      rating: "LIKE",
      itemId: 60,
      ratedLocation: "SEO_MINI_ONBOARDING",
    });
    await miniRate().getByRole("group", { name: "Rate Brazil" }).waitFor();
    await miniRate()
      .getByRole("button", { name: /^Brazil/ })
      .press("d");
    await miniRate().getByRole("group", { name: "Rate Casablanca" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(address, patient).toBe("/");
    await page.getByRole("heading", { level: 1, name: /^Every film and show/ }).waitFor();
    calm();
  });

  it(
    "also opens on top of any other page, and says when there are enough ratings",
    { tags: "deep" },
    async () => {
      await visit("/movies/brazil-61?mini-rate=1", { width: 360 });
      for (const name of ["Arrival", "Brazil", "Casablanca", "Drive", "Erin", "Fargo"]) {
        await miniRate()
          .getByRole("group", { name: `Rate ${name}` })
          .getByRole("button", { name: "Like", exact: true })
          .click();
      }
      await miniRate().getByRole("button", { name: "See my scores" }).click();
      await expect.poll(() => page.locator("dialog").count(), patient).toBe(0);
      expect(address()).toBe("/movies/brazil-61");
      calm();
    },
  );
});
