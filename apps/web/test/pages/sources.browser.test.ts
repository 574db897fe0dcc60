// @module-tag deeper
import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { sampleNode } from "../answers/sampleAnswers.ts";
import { shelfAnswers, shelfFilm } from "../answers/shelfAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";

type Source = CallOutput<"listSources">["sources"][number];

const provider = (id: number, ...sourceTypes: string[]) => ({
  id,
  name: `Service ${id}`,
  sourceTypes,
  topProvider: false,
  asOf: "2026-11-02",
});
const IMPORTED: Source[] = [
  { source: "tvmaze", url: "https://www.tvmaze.com", numTitles: 1 },
  { source: "tmdb", url: "https://www.themoviedb.org", numTitles: 20 },
  { source: "justwatch", url: "https://www.justwatch.com", numTitles: 12 },
];
const CREDITS = [
  ["Data from TVmaze, under CC BY-SA 4.0.", "https://www.tvmaze.com"],
  [
    "This product uses the TMDB API but is not endorsed or certified by TMDB.",
    "https://www.themoviedb.org",
  ],
  ["Where to watch: data by JustWatch.", "https://www.justwatch.com"],
];

/** A show as an import leaves it: with facts of two sources, offers in the country, and no texts of ours. */
const importedShow: CallOutput<"getNode"> = {
  ...sampleNode,
  nodeType: "tv",
  tmdbType: "tv",
  name: "The Lamp",
  path: "/tv/the-lamp-12",
  logline: "",
  overview: "",
  maker: null,
  tags: [],
  cast: [],
  crew: [],
  certificates: {},
  providers: [provider(1, "ORIGINAL"), provider(2, "SUBSCRIPTION"), provider(3, "RENT", "BUY")],
  attributions: [
    { source: "tvmaze", url: "https://www.tvmaze.com/shows/7" },
    { source: "tmdb", url: "https://www.themoviedb.org/tv/9" },
    { source: "justwatch", url: "https://www.justwatch.com" },
  ],
  numberOfSeasons: 1,
  seasons: [{ id: 121, seasonNumber: 1, year: 2013, episodeCount: 3 }],
};

function answers(sources: Source[], rated: number): CallApi {
  const shelf = shelfAnswers({ rated });
  const facets = [1, 2].map((id) => ({ source: { id, name: `Service ${id}` }, count: 10 - id }));
  const mine: Answers = {
    listSources: async () => ({ sources, region: "GB" }),
    getNode: async () => importedShow,
    search: async () => ({
      results: [
        {
          ...shelfFilm(63),
          providers: [provider(1, "ORIGINAL")],
          first_air_year: 2013,
          last_air_year: null,
          matches: [[0, 3]],
        },
      ],
      tv: [],
      film: [],
      people: [],
      total: 1,
      correction: null,
      best: true,
      onlyNear: false,
      meaning: [],
      missing: null,
    }),
    recommend: async ({ body }: CallInput<"recommend">) => {
      const [wanted] = body?.filters?.streamingProviders ?? [];
      const shown = [provider(1, "ORIGINAL"), provider(2, "SUBSCRIPTION", "ORIGINAL")].filter(
        ({ id }) => wanted === undefined || String(id) === String(wanted),
      );
      const recommendations = [60, 61, 62].map((id) => ({ ...shelfFilm(id), providers: shown }));
      return {
        recommendations,
        featuredRecommendations: [],
        total: 3,
        providerFacets: facets,
        genreFacets: [],
      };
    },
  };
  return overrideCalls(mine, shelf.call);
}

let pages: Pages;
let page: Page;
const visits = setUpVisits({ refuses: () => true });

async function visit(
  path: string,
  {
    sources = IMPORTED,
    rated = 0,
    ...options
  }: { sources?: Source[]; rated?: number } & BrowserContextOptions = {},
) {
  ({ pages, page } = await visits.visit(path, {
    call: answers(sources, rated),
    known: rated > 0,
    ...options,
  }));
}

const patient = { timeout: 60_000 };
const footer = () => page.getByRole("contentinfo");
const linksIn = (place: ReturnType<typeof footer>) =>
  place
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));

describe("data sources", () => {
  it.each(
    firstInLayer(2, [
      "/home/",
      "/tv/the-lamp-12",
      "/",
      "/search?q=drive",
      "/worthy",
      "/person/7",
      "/watchlist",
    ]),
  )("are credited on %s, with a link to their page", { tags: "deeper" }, async (path) => {
    await visit(path);
    expect(await linksIn(footer())).toEqual(CREDITS);
  });

  it("are credited before scripts run, and on a separate page with their number of titles", async () => {
    await visit("/home/", { javaScriptEnabled: false });
    expect(await linksIn(footer())).toEqual(CREDITS);
    await footer().getByRole("link", { name: "About and credits" }).click();
    await page.getByRole("heading", { level: 1, name: "About and credits" }).waitFor();
    expect(await linksIn(page.getByRole("region", { name: "Also on this server" }))).toEqual(
      CREDITS,
    );
    await page.getByText("1 title", { exact: true }).waitFor();
    await page.getByText("20 titles", { exact: true }).waitFor();
  });

  it(
    "are credited in the search panel as soon as there are results",
    { tags: "deep" },
    async () => {
      await visit("/home/");
      await page.keyboard.press("/");
      await page.getByRole("combobox", { name: /^Search/ }).fill("dri");
      await page.getByRole("option").first().waitFor();
      await expect
        .poll(
          () =>
            page
              .locator("header")
              .getByRole("link", { name: /TMDB API/ })
              .count(),
          patient,
        )
        .toBe(1);
    },
  );

  it("are not credited if all titles are from the bundle", { tags: "deep" }, async () => {
    await visit("/about", { sources: [] });
    expect(await footer().getByRole("link").allInnerTexts()).toEqual(
      expect.arrayContaining(["About and credits", "Privacy"]),
    );
    expect(await page.getByText(/TMDB|TVmaze|JustWatch|Also in this/).count()).toBe(0);
  });
});

describe("services", () => {
  it(
    "have a row of originals on Today, with the word 'on' used only if an import confirms it",
    { tags: "deep" },
    async () => {
      await visit("/home/");
      await page
        .getByRole("region", { name: "Service 1 originals" })
        .getByRole("button", { name: "Service 2" })
        .click();
      await page.getByRole("region", { name: "On Service 2 (United Kingdom)" }).waitFor();
      expect(pages.calls.filter(({ id }) => id === "recommend").at(-1)?.input.body).toEqual({
        limit: 7,
        filters: { streamingProviders: ["2"] },
      });
      expect(await page.getByText(/streaming/i).count()).toBe(0);
    },
  );

  it(
    "are shown next to tonight's pick and the best match if the title is their original",
    { tags: "deep" },
    async () => {
      await visit("/home/", { rated: 6 });
      const home = page.getByText("Service 1 original");
      await page.getByRole("main").locator("section").first().filter({ has: home }).waitFor();
      await page.keyboard.press("/");
      await page.getByRole("combobox", { name: /^Search/ }).fill("dri");
      await page.getByRole("option").first().filter({ hasText: "Service 1 original" }).waitFor();
    },
  );
});

describe("an imported title's page", () => {
  it("shows how, where and as of which date it was available, and links to its sources", async () => {
    await visit("/tv/the-lamp-12", { javaScriptEnabled: false });
    const groups = await page
      .locator("main dl:has(dd:nth-of-type(2))")
      .evaluateAll((lists) =>
        lists.map((list) => [...list.children].map(({ textContent }) => textContent)),
      );
    expect(groups).toEqual([
      ["Stream (United Kingdom)", "Service 2", "checked Nov 2, 2026"],
      ["Rent or buy (United Kingdom)", "Service 3", "checked Nov 2, 2026"],
    ]);
    const credits = await page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link", { name: /TVmaze|TMDB|JustWatch/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(credits).toEqual(importedShow.attributions.map(({ url }) => url));
  });

  it(
    "accepts an error report from keyboard users on a narrow phone",
    { tags: "deep" },
    async () => {
      await visit("/tv/the-lamp-12", { viewport: { width: 360, height: 740 } });
      const link = page.getByRole("link", { name: "Report a mistake" });
      await link.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Report a mistake" });
      await dialog.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      );
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect
        .poll(() => link.evaluate((element) => element === document.activeElement), patient)
        .toBe(true);
    },
  );
});

describe("accessibility", () => {
  for (const width of [360, 1440]) {
    it.each(["/about", "/tv/the-lamp-12", "/home/"])(
      `has no axe violations at ${width} px (%s)`,
      { tags: "deep" },
      async (path) => {
        await visit(path, { viewport: { width, height: 900 } });
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      },
    );
  }
});
