// @module-tag deeper
import type { CallInput } from "@worthy/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { statefulAnswers } from "../answers/statefulAnswers.ts";
import { emptyList } from "../answers/sampleAnswers.ts";
import { shelfFilm } from "../answers/shelfAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

const films = [60, 61, 62, 63].map(shelfFilm);

const mine: Answers = {
  recommend: async ({ body }: CallInput<"recommend">) => {
    const left = body?.filters?.genres?.includes("Horror")
      ? []
      : films.slice(0, body?.filters?.airDates ? 2 : 4);
    return {
      ...emptyList,
      recommendations: left.slice(0, Number(body?.limit ?? 36)),
      total: left.length,
      genreFacets: [
        { source: "Drama", count: 3 },
        { source: "Horror", count: 1 },
      ],
      providerFacets: [{ source: { id: 8, name: "Lampflix" }, count: 2 }],
    };
  },
};

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: Complaints;

beforeAll(async () => {
  browser = await borrowBrowser();
  pages = await startPages({ call: overrideCalls(mine, statefulAnswers().call) });
  const context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 780 },
  });
  page = await context.newPage();
  complaints = watchPage(page);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await pages.close();
});

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const asked = () => pages.calls.filter(({ id }) => id === "recommend").at(-1)?.input.body;
const titles = () =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /Arrival|Brazil|Casablanca|Drive/ }) });

async function visit(path: string): Promise<void> {
  await openHydrated(page, path);
}

// shows: 2.screens.6, 3.localSettings.10, 9.search.3
it("links from a genre to its titles and saves the filters on this device", async () => {
  await visit("/browse");
  expect(await page.title()).toBe("Browse \u00b7 Worthy");
  for (const name of ["Drama 3 titles", "Witty", "The 1990s", "Lampflix"])
    await page.getByRole("link", { name }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Drama" }).click();
  await page.getByRole("heading", { level: 1, name: "Drama" }).waitFor();
  expect(address()).toBe("/browse/genre/drama");
  await expect.poll(() => titles().count(), patient).toBe(4);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: "1990s" }).click();
  await sheet.getByRole("button", { name: "Newest" }).click();
  await expect.poll(asked, patient).toEqual({
    limit: 60,
    refinement: { genres: ["Drama"] },
    filters: { airDates: ["1990"], sort: "NEWEST" },
  });
  await sheet.getByRole("button", { name: "See 2 titles" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Horror (1)" }).click();
  await sheet.getByRole("button", { name: "See 0 titles" }).click();
  await page.getByText("No titles match all of these").waitFor();
  await page.reload();
  await page.getByText("3 filters applied").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect.poll(() => titles().count(), patient).toBe(4);
});

it("renders a different head for each subject and returns 404 for unknown subjects", async () => {
  for (const [path, title] of [
    ["/browse/mood/witty", "Witty"],
    ["/browse/decade/1990", "The 1990s"],
    ["/browse/service/8", "Lampflix"],
  ]) {
    const html = await (await fetch(pages.origin + path)).text();
    expect(html).toContain(`<title>${title} \u00b7 Worthy</title>`);
    expect(html).toContain("Brazil");
  }
  for (const path of ["/browse/genre/opera", "/browse/decade/1995", "/browse/colour/red"])
    expect((await fetch(pages.origin + path)).status).toBe(404);
});

// shows: 2.lists.4, 3.localSettings.6
it("keeps separate filters for films on Worthy", async () => {
  await visit("/worthy");
  await page.getByRole("button", { name: "Films" }).click();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lampflix (2)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Only favorites" }).click();
  await expect.poll(asked, patient).toEqual({
    limit: 36,
    nodeType: "movie",
    filters: { ratingFilter: "FAVORITES", streamingProviders: ["8"] },
  });
  await page.keyboard.press("Escape");
  await page.getByText("2 filters applied").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Shows" }).click();
  await expect.poll(() => page.getByText("2 filters applied").count(), patient).toBe(0);
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
});
