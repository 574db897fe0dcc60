// @module-tag deeper
import type { CallInput, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { episodeIdOf, parseEpisodeId } from "@worthy/domain";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { statefulAnswers } from "../answers/statefulAnswers.ts";
import { sampleNode } from "../answers/sampleAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

const PATH = "/tv/little-12";
const KEY = "abcdefghi-1";
const show: CallOutput<"getNode"> = {
  ...sampleNode,
  nodeType: "tv",
  tmdbType: "tv",
  name: "Little",
  slug: "little",
  path: PATH,
  numberOfSeasons: 2,
  seasons: [
    { id: 1201, seasonNumber: 1, year: 2022, episodeCount: 2 },
    { id: 1202, seasonNumber: 2, year: 2025, episodeCount: 1 },
  ],
  trailers: [
    { key: KEY, name: "Official Trailer" },
    { key: "abcdefghi-2", name: "Teaser" },
  ],
};

const seenUntil = (count: number): CallOutput<"listSeenEpisodes"> => ({
  titleId: 12,
  isSeen: false,
  seasons: [
    { seasonNumber: 1, episodeCount: 2, airedCount: 2, seen: [1, 2].slice(0, count) },
    { seasonNumber: 2, episodeCount: 1, airedCount: 1, seen: [] },
  ],
  numSeen: count,
  numberOfEpisodes: 3,
  next: null,
});
let seen = 0;

const mine: Answers = {
  getNode: async () => show,
  listSeenEpisodes: async () => seenUntil(seen),
  markEpisodesSeen: async () => seenUntil((seen = 1)),
  getEpisode: async ({ params }: CallInput<"getEpisode">) => {
    const { seasonId, episodeNumber } = parseEpisodeId(Number(params.episodeId));
    const ids = [episodeIdOf(1201, 1), episodeIdOf(1201, 2), episodeIdOf(1202, 1)];
    const at = ids.indexOf(Number(params.episodeId));
    if (at === -1) throw new ApiFailure(404, "no such episode");
    const named =
      at === 0 ? { name: "The First", airDate: "2022-02-18" } : { name: null, airDate: null };
    return {
      id: Number(params.episodeId),
      episodeNumber,
      seasonNumber: seasonId - 1200,
      seasonId,
      still_path: "/e.jpg",
      previous: ids[at - 1] ?? null,
      next: ids[at + 1] ?? null,
      ...named,
    };
  },
  listEpisodeProviders: async () => ({
    results: [
      {
        id: 3,
        name: "A Service",
        sourceTypes: ["ORIGINAL"],
        topProvider: false,
        asOf: "2026-06-30",
      },
    ],
    total: 1,
  }),
};

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: Complaints;
let asked: string[];

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
  await page.route(
    "https://www.youtube-nocookie.com/**",
    (route) => (
      asked.push(route.request().url()),
      route.fulfill({ contentType: "text/html", body: "<title>x</title>" })
    ),
  );
}, 60_000);
afterAll(async () => {
  await browser.close();
  await pages.close();
});
beforeEach(() => void ((asked = []), (seen = 0)));

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const dialog = (name: string) => page.getByRole("dialog", { name });

async function visit(path: string): Promise<void> {
  await openHydrated(page, path);
}

// shows: 2.detail.8
it("opens an episode with its own URL over the show, shows its facts and links to the next one", async () => {
  await visit(PATH);
  await page.locator("summary", { hasText: "Seasons" }).click();
  await page.getByRole("link", { name: /^0 of 2 seen/ }).click();
  await dialog("The First").waitFor();
  expect(address()).toBe(`${PATH}/episode/1201001`);
  await dialog("The First")
    .getByText("Little \u00b7 Season 1, episode 1 \u00b7 Feb 18, 2022")
    .waitFor();
  await dialog("The First").getByText("A Service").waitFor();
  await dialog("The First").getByRole("button", { name: "Mark as seen" }).click();
  await dialog("The First")
    .getByRole("button", { name: "Seen", exact: true, pressed: true })
    .waitFor();
  await expect
    .poll(
      () =>
        pages.calls.filter(({ id }) => id === "markEpisodesSeen").map(({ input }) => input.body),
      patient,
    )
    .toEqual([{ episodes: [1] }]);
  expect(await axeFindings(page)).toEqual([]);
  await dialog("The First").getByRole("button", { name: "Next" }).click();
  await dialog("Season 1, episode 2").getByText("Date unknown").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(address, patient).toBe(PATH);
  await expect.poll(() => page.getByRole("dialog").count(), patient).toBe(0);
});

// shows: 2.detail.9
it("opens the episode on top of its show when the episode's URL is entered", async () => {
  await visit(`${PATH}/episode/1202001`);
  expect(address()).toBe(`${PATH}?episode=1202001`);
  await dialog("Season 2, episode 1").getByRole("button", { name: "Previous" }).click();
  await dialog("Season 1, episode 2").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(address, patient).toBe(PATH);
  await visit(`${PATH}?episode=7`);
  await page.getByText("We couldn’t find this episode.").waitFor();
  expect((await page.goto(`${PATH}/episode/first`))?.status()).toBe(404);
  // Without JavaScript too.
  const still = await browser.newContext({ baseURL: pages.origin, javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(`${PATH}/episode/1201001`);
  await plain.getByText("Little \u00b7 Season 1, episode 1 \u00b7 Feb 18, 2022").waitFor();
  await still.close();
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
});

// shows: 2.detail.10
it("opens a trailer with its own URL over the title and contacts YouTube only after a tap", async () => {
  await visit(PATH);
  await page.getByRole("link", { name: "Trailer" }).click();
  const trailer = dialog("Trailer of Little");
  await trailer.waitFor();
  expect(address()).toBe(`${PATH}/trailer/${KEY}`);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(address()).toBe(`${PATH}/trailer/${KEY}`);
  expect(asked).toEqual([]);
  await trailer.getByRole("button", { name: "Play trailer" }).click();
  await expect
    .poll(() => asked, patient)
    .toEqual([`https://www.youtube-nocookie.com/embed/${KEY}?autoplay=1`]);
  // A frame that is taken away while it loads leaves its request open.
  await page.frameLocator("iframe").locator("title").waitFor({ state: "attached" });
  await trailer.getByRole("button", { name: "Close" }).first().click();
  await expect.poll(address, patient).toBe(PATH);
  await visit(`${PATH}/trailer/invented-key`);
  await page.getByText("We couldn’t find this trailer.").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
});
