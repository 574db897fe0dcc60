// @module-tag deeper
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeRun } from "../visits/axeInDepth.ts";
import type { Pages } from "../visits/startPages.ts";
import { tasteAnswers } from "../answers/tasteAnswers.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import type { Complaints } from "../visits/watchPage.ts";
import { sentEvents } from "../visits/sentEvents.ts";
import { untilHydrated } from "../visits/untilHydrated.ts";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = setUpVisits();

interface Visit {
  answers?: ReturnType<typeof tasteAnswers>;
  /** False for a device without an account. */
  known?: boolean;
  width?: number;
  colorScheme?: "light" | "dark";
}

async function visit(
  path: string,
  { answers = tasteAnswers(), known = true, width = 1280, colorScheme = "dark" }: Visit = {},
): Promise<void> {
  ({ pages, page, complaints } = await visits.visit(path, {
    call: answers.call,
    known,
    kept: { usageConsent: "yes" },
    width,
    colorScheme,
  }));
}

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const option = (name: RegExp) => page.getByRole("option", { name });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const rated = () =>
  pages.calls
    .filter(({ id }) => id === "rateTitle")
    .map(({ input }) => input.body as { itemId: number; rating: string; ratedLocation: string }); // the contract's body
const events = (name: string) =>
  sentEvents(pages)
    .filter((event) => event.name === name)
    .map(({ params }) => params);
const settings = (key: string) =>
  page.evaluate(
    (name) =>
      (JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>)[name],
    key,
  );
const axe = () => axeRun(page);
/** Answers of 400 and above are complained about by the browser itself. */
const calm = () =>
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);

async function key(name: string, press: string, word: string): Promise<void> {
  await option(new RegExp(`^${name}, `)).focus();
  await page.keyboard.press(press);
  await option(new RegExp(`^${name}, .*, ${word}$`)).waitFor();
}

describe("onboarding", () => {
  // shows: 1.product.9, 1.product.10, 2.screens.13, 3.storage.7
  // shows: 9.genres.1, 9.genres.2, 9.genres.3, 9.genres.4, 9.genres.5
  // shows: 9.genres.6, 9.genres.7, 9.genres.8, 9.genres.9, 9.genres.10
  it("suggests titles after a like, ends after enough ratings, then asks for genres and services", async () => {
    const answers = tasteAnswers();
    await visit("/", { answers, known: false });
    // One love less than would open the perfect match over the page.
    await page.getByText("6 to go", { exact: true }).waitFor();
    for (const name of ["Arrival", "Brazil", "Casablanca", "Drive"]) await key(name, "l", "loved");
    await page.getByText(/^Loved\. 2 to go\./).waitFor({ state: "attached" });
    await key("Erin", "k", "liked");
    await page.getByText("1 to go", { exact: true }).waitFor();
    // The first answer brings more, among it something like what was loved.
    const suggested = option(/^Amelie, Film, 2013, like Erin/);
    await suggested.focus();
    await page.keyboard.press("k");
    await link("See tonight’s picks").waitFor();
    const finished = page.getByRole("heading", { level: 1 });
    await expect
      .poll(() => finished.evaluate((heading) => heading === document.activeElement), patient)
      .toBe(true);
    expect(rated().map(({ ratedLocation }) => ratedLocation)).toEqual([
      ...Array.from({ length: 5 }, () => "ONBOARDING"),
      "ONBOARDING_SUGGESTIONS",
    ]);
    expect(await page.evaluate(() => localStorage.getItem("ratingComplete"))).toBe("true");
    await expect
      .poll(() => events("onboarding_completed"), patient)
      .toEqual([{ ratings: 6, hater_overall: false, hater_onboarding: false }]);
    expect(await axe()).toEqual([]);
    // Z takes the last rating back here too, and the next one ends it again.
    await page.keyboard.press("z");
    await page.getByText("1 to go", { exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("ratingComplete")), patient)
      .toBeNull();
    await suggested.focus();
    await page.keyboard.press("k");
    await link("See tonight’s picks").waitFor();

    await page.goto("/onboarding/genres");
    await untilHydrated(page);
    await page.getByRole("heading", { level: 1, name: "Genres you like" }).waitFor();
    await button("Sci-Fi").waitFor();
    await expect
      .poll(() => page.getByRole("main").locator("button[aria-pressed]").allTextContents(), patient)
      .toEqual([
        "Action",
        "Adventure",
        "Comedy",
        "Crime",
        "Drama",
        "Documentary",
        "Fantasy",
        "Mystery",
        "Reality",
        "Sci-Fi",
      ]);
    await button("Sci-Fi").click();
    await button("Drama").focus();
    await page.keyboard.press("Space");
    await expect
      .poll(() => answers.account.profile().genres, patient)
      .toEqual(["Drama", "Science Fiction"]);
    await says("2 chosen");
    expect(await axe()).toEqual([]);
    await link("Continue").click();
    await page.getByRole("heading", { level: 1, name: "Your services" }).waitFor();
    await link("Skip for now").waitFor();
    await button("Netflix").first().click();
    await page
      .getByRole("region", { name: "My services" })
      .getByRole("button", { name: "Netflix" })
      .waitFor();
    await expect.poll(answers.services, patient).toEqual([1]);
    await link("Open Today").click();
    await expect.poll(address, patient).toBe("/home/");
    expect(await settings("onboarding")).toEqual({ genres: true, services: true });
    calm();
  });

  // shows: 3.localSettings.11, 3.storage.7
  it("lets the user skip both steps, saves that choice and doesn't end a second time", async () => {
    await visit("/onboarding/genres", { width: 360, colorScheme: "light" });
    await link("Skip for now").click();
    await page.getByRole("heading", { level: 1, name: "Your services" }).waitFor();
    await link("Skip for now").click();
    await expect.poll(address, patient).toBe("/home/");
    expect(await settings("onboarding")).toEqual({ genres: false, services: false });
    await page.evaluate(() => localStorage.setItem("ratingComplete", "true"));
    await page.goto("/rate");
    await untilHydrated(page);
    for (const name of ["Arrival", "Brazil", "Casablanca", "Drive", "Amelie", "Erin"]) {
      await page
        .getByRole("group", { name: `Rate ${name}` })
        .getByRole("button", { name: "Love", exact: true })
        .click();
    }
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    expect(await button("Keep rating").count()).toBe(0);
    calm();
  });

  // shows: 9.ratings.4
  it("encourages users who dislike everything, lets them rate search results and tracks hater flags", async () => {
    await visit("/", { known: false });
    await says("Worthy learns your taste and always explains its picks. Click one you’ve seen.");
    for (const name of ["Arrival", "Brazil", "Casablanca"]) await key(name, "d", "disliked");
    await says("Hard to please? That helps. Now show us one or two that you do like.");
    await expect
      .poll(() => events("hater_flags"), patient)
      .toEqual([{ overall: true, onboarding: false }]);
    await button("Find a title").first().click();
    await page.getByRole("searchbox", { name: "Name of a show or film" }).fill("driv");
    await page
      .getByRole("group", { name: "Rate Drive" })
      .last()
      .getByRole("button", { name: "Love" })
      .click();
    await expect
      .poll(() => rated().at(-1), patient)
      .toMatchObject({ itemId: 63, rating: "LOVE", ratedLocation: "ONBOARDING_SEARCH" });
    expect(await axe()).toEqual([]);
    await button("Done").click();
    await option(/^Drive, .*, loved$/).waitFor();
    calm();
  });

  it(
    "rates comfort food on a phone and records COMFORT_FOOD as the rated location",
    { tags: "deep" },
    async () => {
      await visit("/rate/comfort-food", { width: 360 });
      await page
        .getByRole("group", { name: "Rate Arrival" })
        .getByRole("button", { name: "Like", exact: true })
        .click();
      await expect
        .poll(() => rated().at(-1), patient)
        .toMatchObject({ itemId: 60, rating: "LIKE", ratedLocation: "COMFORT_FOOD" });
      await page.getByRole("group", { name: "Rate Brazil" }).waitFor();
      expect(await axe()).toEqual([]);
      calm();
    },
  );
});

describe("services", () => {
  // shows: 1.product.10, 2.screens.14, 3.local.2
  it("are grouped, can be found by name, and are saved immediately and reverted on failure", async () => {
    const answers = tasteAnswers();
    await visit("/profile/services", { answers, width: 360, colorScheme: "light" });
    expect(
      await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
    ).toEqual(["Trending", "Subscriptions", "Free", "Country"]);
    await button("Hulu").click();
    await expect.poll(answers.services, patient).toEqual([7]);
    await page
      .getByRole("region", { name: "My services" })
      .getByRole("button", { name: "Hulu" })
      .waitFor();
    await expect
      .poll(
        () => page.evaluate(() => JSON.parse(localStorage.getItem("localProfile") ?? "{}")),
        patient,
      )
      .toMatchObject({
        serviceProviders: [7],
        trendingServiceProviders: [1],
        serviceSet: true,
      });
    await page.getByRole("searchbox", { name: "Find a service" }).fill("tub");
    expect(
      await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
    ).toEqual(["Free", "Country"]);
    answers.fail(1);
    await button("Tubi").click();
    await says("Oops! Something went wrong.");
    await expect.poll(() => button("Tubi").getAttribute("aria-pressed"), patient).toBe("false");
    await button("Retry").click();
    await expect.poll(answers.services, patient).toEqual([7, 61]);
    expect(await axe()).toEqual([]);
    calm();
  });

  // shows: 2.screens.10, 3.node.8
  it("are ranked by match, can be filtered by how recent their titles are, and each have a page", async () => {
    await visit("/top-services", { answers: tasteAnswers({ rated: 6 }), width: 800 });
    await page.getByRole("heading", { level: 2, name: "Netflix originals" }).waitFor();
    expect(
      await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
    ).toEqual(["Netflix originals", "Hulu originals"]);
    const best = page.getByRole("region", { name: "Netflix originals" });
    await best.getByText("Best for you", { exact: true }).waitFor();
    expect(await page.getByText("Best for you", { exact: true }).count()).toBe(1);
    await says("Best for you first, mixed for variety");
    await button("New and recent").click();
    await expect
      .poll(() => button("New and recent").getAttribute("aria-pressed"), patient)
      .toBe("true");
    await expect
      .poll(() => pages.calls.filter(({ id }) => id === "listTopProviders").length, patient)
      .toBeGreaterThan(0);
    expect(await axe()).toEqual([]);
    await page.getByRole("link", { name: "See all Hulu" }).click();
    await page.getByRole("heading", { level: 1, name: "Hulu originals" }).waitFor();
    await says("10 titles in total");
    await says("Best for you first, mixed for variety");
    expect(await axe()).toEqual([]);
    calm();
  });
});

describe("In the Mood", () => {
  // shows: 2.screens.17, 3.localSettings.8
  it("updates the picks on every tap, saves the choices and says if no titles match", async () => {
    await visit("/mood?mood=witty", { width: 360, colorScheme: "light" });
    const found = page.getByRole("region", { name: "Picks for your mood" });
    await expect.poll(address, patient).toBe("/mood");
    await found.getByText("6 titles", { exact: true }).first().waitFor();
    await button("Friendship").click();
    await found.getByText("4 titles", { exact: true }).first().waitFor();
    await expect
      .poll(
        () => pages.calls.filter(({ id }) => id === "recommendHome").at(-1)?.input.body,
        patient,
      )
      .toEqual({
        limit: 24,
        refinement: { moods: ["witty"], themes: ["friendship"] },
      });
    await page.reload();
    await expect
      .poll(() => button("Friendship").getAttribute("aria-pressed"), patient)
      .toBe("true");
    await button("With kids").click();
    await page.getByRole("heading", { name: "No titles match all of these" }).waitFor();
    expect(await axe()).toEqual([]);
    await button("Clear all").last().click();
    await found.getByText("10 titles", { exact: true }).first().waitFor();
    expect(await settings("filters")).toMatchObject({
      inTheMood: { moods: [], themes: [], company: "" },
    });
    await button("Grid").click();
    expect(await settings("listFormats")).toMatchObject({ inTheMood: "grid" });
    calm();
  });
});
