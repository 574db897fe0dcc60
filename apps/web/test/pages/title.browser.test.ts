// @module-tag deeper
import type { CallApi, CallInput, CallOutput, EndpointId } from "@worthy/contract";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { statefulAnswers } from "../answers/statefulAnswers.ts";
import { sampleExplanation, sampleNode } from "../answers/sampleAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";

const LONG_NAME = "An Uncommonly Long Name for a Show About Very Little";
const show: CallOutput<"getNode"> = {
  ...sampleNode,
  nodeType: "tv",
  tmdbType: "tv",
  name: LONG_NAME,
  path: "/tv/an-uncommonly-long-name-for-a-show-about-very-little-12",
  slug: "an-uncommonly-long-name-for-a-show-about-very-little",
  status: "RUNNING",
  numberOfSeasons: 2,
  seasons: [
    { id: 1201, seasonNumber: 1, year: 2022, episodeCount: 9 },
    { id: 1202, seasonNumber: 2, year: 2025, episodeCount: 10 },
  ],
  countries: ["US", "KR"],
  certificates: { US: "TV-MA" },
  crew: [
    {
      id: 8,
      name: "Somebody With a Long Name",
      slug: "somebody-with-a-long-name",
      job: "CREATOR",
      profile_path: null,
    },
  ],
  providers: [
    { id: 3, name: "A Service", sourceTypes: ["ORIGINAL"], topProvider: false, asOf: "2026-06-30" },
  ],
  franchise: "Very Little",
  franchiseTitles: [
    { ...sampleNode, id: 13, name: "More of Little", path: "/movies/more-of-little-13" },
  ],
  score: 87,
  reason: { kind: "because-loved", titles: [{ id: 900, name: "Arrival" }], shared: [] },
  confidence: { word: "leaning", value: 0.4 },
};

type Seen = CallOutput<"listSeenEpisodes">;

const NOTHING_SEEN: Omit<Seen, "titleId"> = {
  isSeen: false,
  seasons: [],
  numSeen: 0,
  numberOfEpisodes: 0,
  next: null,
};

/** The remembering answers with a show, its episodes seen, and a score that moves with each rating. */
function showAnswers({
  rated = 6,
  further = [],
}: { rated?: number; further?: readonly number[] } = {}): CallApi {
  const base = statefulAnswers({ rated, further });
  const seen = new Map(
    show.seasons.map(({ seasonNumber }) => [
      seasonNumber,
      new Set(seasonNumber === 1 ? [1, 2, 3] : []),
    ]),
  );
  const state = (): Seen => ({
    titleId: 12,
    isSeen: false,
    seasons: show.seasons.map(({ seasonNumber, episodeCount }) => ({
      seasonNumber,
      episodeCount,
      airedCount: episodeCount,
      seen: [...(seen.get(seasonNumber) ?? [])],
    })),
    numSeen: 0,
    numberOfEpisodes: 19,
    next: { seasonNumber: 1, episodeNumber: 4, name: "The Fourth" },
  });
  const change = (
    season: string,
    episodes: readonly number[] | undefined,
    write: (set: Set<number>, episode: number) => void,
  ) => {
    const of = seen.get(Number(season)) ?? new Set<number>();
    for (const episode of episodes ?? [1, 2, 3, 4, 5, 6, 7, 8, 9]) write(of, episode);
    return state();
  };
  const mine: Answers = {
    getNode: async () => show,
    rateTitle: async (input: CallInput<"rateTitle">) => ({
      ...(await base.call("rateTitle", input)),
      addedToWatchlist: Number(input.body.itemId) === show.id,
    }),
    reportTitle: async () => ({ success: true }),
    listSeenEpisodes: async () => state(),
    markEpisodesSeen: async ({ params, body }: CallInput<"markEpisodesSeen">) =>
      change(params.seasonNumber, body?.episodes, (set, episode) => set.add(episode)),
    unmarkEpisodesSeen: async ({ params }: CallInput<"unmarkEpisodesSeen">) =>
      change(params.seasonNumber, undefined, (set, episode) => set.delete(episode)),
    markTitleSeen: async ({ body }: CallInput<"markTitleSeen">) => {
      for (const { seasonNumber, episodeCount } of show.seasons) {
        const exactly = body?.seen?.find(
          (season) => season.seasonNumber === seasonNumber,
        )?.episodes;
        seen.set(
          seasonNumber,
          new Set(body?.seen ? exactly : Array.from({ length: episodeCount }, (_, at) => at + 1)),
        );
      }
      return state();
    },
    explainScore: async () => {
      const { userRatings } = await base.call("listRatings", {
        params: { userId: "abcdefghijkl" },
      });
      const more = userRatings.length - rated;
      const rateNext = [14, 15, 16, 17]
        .map((id) => ({ ...sampleNode, id, name: `Film ${id}`, path: `/movies/film-${id}` }))
        .filter(({ id }) => !userRatings.some(({ itemId }) => itemId === id));
      return {
        ...sampleExplanation,
        title: { ...sampleExplanation.title, name: LONG_NAME },
        score: 87 + more,
        base: 70 + more,
        rateNext,
      };
    },
  };
  return overrideCalls(mine, base.call);
}

let pages: Pages;
let page: Page;
const visits = setUpVisits({ refuses: () => true });

interface Visit extends BrowserContextOptions {
  query?: string;
  signedIn?: boolean;
  rated?: number;
  further?: readonly number[];
}

async function visit({
  query = "",
  signedIn = true,
  rated = 6,
  further = [],
  ...options
}: Visit = {}) {
  ({ pages, page } = await visits.visit(show.path + query, {
    call: showAnswers({ rated, further }),
    known: signedIn,
    width: 1440,
    ...options,
  }));
}

const patient = { timeout: 60_000 };
const seat = (season: number, episode: number) =>
  page
    .getByRole("group", { name: `Episodes of season ${season}` })
    .getByRole("button", { name: new RegExp(`^Episode ${episode}\\b`) });
const pressed = (season: number) =>
  page
    .getByRole("group", { name: `Episodes of season ${season}` })
    .locator("[aria-pressed=true]")
    .count();
const callsOf = (id: EndpointId) => pages.calls.filter((call) => call.id === id);

describe("episodes", () => {
  it(
    "show from the first paint which episodes have been seen and which is next",
    { tags: "deep" },
    async () => {
      await visit({ javaScriptEnabled: false });
      await page.getByText("3 of 9 seen. Next: 4, The Fourth").waitFor();
      await page.getByText("0 of 10 seen").waitFor();
      expect([await pressed(1), await pressed(2)]).toEqual([3, 0]);
      await page.getByRole("button", { name: "Episode 4, up next" }).waitFor();
      // Where it was first shown makes it an original, and never where it streams now.
      await page
        .getByText(/ original$/)
        .first()
        .waitFor();
      expect(await page.getByText(/streaming on|^Stream$|watch now/i).count()).toBe(0);
    },
  );

  it(
    "can be marked with mouse or keyboard, one by one or by season",
    { tags: "deep" },
    async () => {
      await visit();
      await seat(1, 4).click();
      await page.getByText("4 of 9 seen. Next: 5").waitFor();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
      await page.getByText("5 of 9 seen. Next: 6").waitFor();
      await page.keyboard.press("Home");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
        "Episode 1",
      );
      await page.getByRole("button", { name: "Mark season 1 as seen" }).click();
      await page.getByText("9 of 9 seen").waitFor();
      await expect
        .poll(() => callsOf("markEpisodesSeen").map(({ input }) => input.body), patient)
        .toEqual([{ episodes: [4] }, { episodes: [5] }, {}]);
      await page.getByRole("button", { name: "Mark season 1 as not seen" }).click();
      await page.getByText("0 of 9 seen").waitFor();
    },
  );

  // shows: 4.progress.1
  it("can all be marked with one click and are restored exactly on undo", async () => {
    await visit();
    await page.getByRole("button", { name: "Seen it all" }).click();
    await page.getByText("10 of 10 seen").waitFor();
    await expect
      .poll(() => callsOf("markTitleSeen").map(({ input }) => input.body), patient)
      .toEqual([{}]);
    await page.getByRole("button", { name: "Unmark all" }).waitFor();
    await page.getByRole("button", { name: "Undo", includeHidden: true }).click();
    await page.getByText("3 of 9 seen. Next: 4, The Fourth").waitFor();
    await expect
      .poll(() => callsOf("markTitleSeen").at(-1)?.input.body, patient)
      .toEqual({
        seen: [
          { seasonNumber: 1, episodes: [1, 2, 3] },
          { seasonNumber: 2, episodes: [] },
        ],
      });
  });

  it.each([
    { counts: [9, 0], marks: ["Seen it all", "Mark season 1 as seen"] },
    { counts: [0, 0], marks: ["Just mark as seen"] },
  ])("can only be marked where they are known: $counts", async ({ counts, marks }) => {
    const seasons = show.seasons.map((season, at) => ({
      ...season,
      episodeCount: counts[at] ?? 0,
    }));
    ({ pages, page } = await visits.visit(show.path, {
      call: overrideCalls(
        {
          getNode: async () => ({ ...show, seasons }),
          listSeenEpisodes: async () => ({ ...NOTHING_SEEN, titleId: show.id }),
        },
        showAnswers(),
      ),
      known: true,
      width: 1440,
    }));
    if (counts[0]) await page.getByRole("heading", { name: "Seasons" }).click();
    const buttons = page.getByRole("button", { name: /seen/i });
    await expect
      .poll(
        () => buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent)),
        patient,
      )
      .toEqual(marks);
    expect(await page.getByRole("heading", { name: /^Season / }).count()).toBe(counts[0] ? 2 : 0);
    await page.getByText("2 seasons").first().waitFor();
  });

  it("create the device's account when the first episode is marked", { tags: "deep" }, async () => {
    await visit({ signedIn: false });
    expect(callsOf("createUser")).toHaveLength(0);
    await page.getByRole("heading", { name: "Seasons" }).click();
    await seat(1, 1).click();
    await page.getByText(/^1 of 9 seen\. Next: 2/).waitFor();
    await expect.poll(() => callsOf("markEpisodesSeen").length, patient).toBe(1);
    expect(callsOf("createUser")).toHaveLength(1);
  });
});

describe("the title page", () => {
  it(
    "shows its details, franchise and JustWatch link, in columns on a wide screen",
    { tags: "deep" },
    async () => {
      await visit();
      await page.getByText("United States and South Korea").waitFor();
      const link = page.getByRole("link", { name: "JustWatch" });
      expect(await link.getAttribute("href")).toContain("/us/search?q=An+Uncommonly+Long+Name");
      await page
        .getByRole("region", { name: "From the Very Little universe" })
        .getByRole("link", { name: /^More of Little/ })
        .waitFor();
      // It stands in the columns of the design on wide windows.
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().left));
      expect([await left("main img[alt^=Poster]"), await left("h1"), await left("#cast")]).toEqual([
        56, 328, 1032,
      ]);
    },
  );

  // shows: 4.own.14
  it("lists the user's watchlists next to the button and marks those that contain the title", async () => {
    await visit({ further: [13, 12] });
    await page.getByRole("button", { name: "On your watchlist" }).waitFor();
    const opener = page.getByRole("button", { name: "Choose lists" });
    await opener.click();
    const choice = page
      .getByRole("list", { name: "Your lists" })
      .getByRole("button", { name: "My watchlist" });
    await choice.click();
    await page.getByRole("button", { name: "Add to watchlist", exact: true }).first().waitFor();
    await choice.click();
    await page.getByRole("button", { name: "On your watchlist" }).waitFor();
    expect(await choice.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Escape");
    expect(await choice.count()).toBe(0);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it(
    "says that a like added the title to the watchlist, and can undo that",
    { tags: "deep" },
    async () => {
      await visit();
      await page.getByRole("button", { name: "Love", exact: true }).first().click();
      await page.getByText("Added to your watchlist").waitFor();
      await page.getByRole("button", { name: "Undo", includeHidden: true }).click();
      await expect
        .poll(() => callsOf("removeWatchlistItem").map(({ input }) => input.params), patient)
        .toMatchObject([{ itemId: "12" }]);
    },
  );

  it("wraps its facts on small phones", { tags: "deep" }, async () => {
    await visit({ viewport: { width: 320, height: 780 } });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 });
      const facts = page.locator("main h1, main h1 + p span, section h3 ~ span");
      const ends = () =>
        facts.evaluateAll((all) =>
          Math.max(...all.map((one) => one.getBoundingClientRect().right)),
        );
      await expect.poll(ends, patient).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
});

describe("why", () => {
  it("is 688 px wide and sits at the right edge of a wide window", { tags: "deep" }, async () => {
    await visit({ query: "?why=12" });
    const box = await page.getByRole("dialog").boundingBox();
    expect([box?.width, box && box.x + box.width]).toEqual([688, 1424]);
  });

  it(
    "recalculates in place when a title is rated, shows the new score and keeps rated titles",
    { tags: "deep" },
    async () => {
      await visit({ query: "?why=12" });
      const next = page.getByRole("region", { name: "Rate these to sharpen your score" });
      expect(await next.getByRole("listitem").count()).toBe(3);
      await next
        .getByRole("group", { name: "Rate Film 15" })
        .getByRole("button", { name: "Like", exact: true })
        .click();
      await page.getByText("The score is now 88, good.").waitFor({ state: "attached" });
      await page.getByRole("heading", { name: "Why 88?" }).waitFor();
      await next.getByText("Film 17").first().waitFor({ state: "attached" });
      expect(
        await next
          .getByRole("group", { name: "Rate Film 15" })
          .getByRole("button", { name: "Like", exact: true })
          .getAttribute("aria-pressed"),
      ).toBe("true");
    },
  );

  it(
    "asks for more ratings instead of showing a score if there are too few",
    { tags: "deep" },
    async () => {
      await visit({ query: "?why=12", rated: 2 });
      await page.getByRole("dialog").getByText("Rate 4 more", { exact: true }).waitFor();
      expect(await page.getByRole("list", { name: "How the score adds up" }).count()).toBe(0);
      expect(await page.getByRole("dialog").getByText("87").count()).toBe(0);
    },
  );
});

describe("an error report", () => {
  const dialog = () => page.getByRole("dialog", { name: "Report a mistake" });

  it(
    "opens from a link on the page, accepts fields and a comment, and thanks the user",
    { tags: "deep" },
    async () => {
      await visit({ signedIn: false });
      await page.getByRole("link", { name: "Report a mistake" }).click();
      await dialog().waitFor();
      expect(page.url()).toContain("?report=12");
      expect(await dialog().getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
      await dialog().getByRole("button", { name: "Dates" }).click();
      await dialog().getByRole("button", { name: "People" }).click();
      await dialog().getByRole("button", { name: "Dates" }).click();
      await dialog()
        .getByRole("textbox", { name: "What’s wrong, and what should it say?" })
        .fill("One name is misspelt.");
      await dialog().getByRole("button", { name: "Send" }).click();
      // For a moment it stands in the popup that goes as well.
      await page.getByText("Thank you. We’ll look into it.").last().waitFor();
      await dialog().waitFor({ state: "detached" });
      expect(callsOf("reportTitle").map(({ input }) => input)).toEqual([
        { params: { id: "12" }, body: { fields: ["PEOPLE"], text: "One name is misspelt." } },
      ]);
    },
  );

  it(
    "works before scripts run and can be closed without leaving the site",
    { tags: "deep" },
    async () => {
      await visit({ query: "?report=12", javaScriptEnabled: false });
      await dialog().getByText(LONG_NAME).waitFor();
      await page.context().close();
      await visit({ query: "?report=12" });
      await dialog().getByRole("button", { name: "Cancel" }).click();
      await dialog().waitFor({ state: "detached" });
      expect(page.url()).not.toContain("report");
    },
  );
});

// The page of a show and its popups are looked at in ../routes too, with less on them.
it("has no axe violations on a title page with every kind of fact", { tags: "deep" }, async () => {
  await visit({ viewport: { width: 360, height: 900 } });
  expect(await axeFindings(page)).toEqual([]);
});
