import { GENRES, type CatalogueTitle } from "../schema.ts";
import { isStory } from "./plausibility.ts";
import { yearIn } from "./words.ts";

/** Minimum size of the bundle, so the product feels complete without a network. */
const BARS = {
  titles: 1000,
  series: 480,
  firstDecade: 1920,
  foreignShare: 0.25,
  perGenre: 15,
  perService: 10,
  namedEpisodes: 60,
  fullCastShare: 0.95,
  otherOpeningsShare: 0.8,
} as const;

export const MAIN_SERVICES = [
  "Netflix",
  "Prime Video",
  "Apple TV",
  "Disney+",
  "HBO",
  "HBO Max",
  "Hulu",
  "Peacock",
  "Paramount+",
  "Showtime",
  "Starz",
  "AMC",
  "FX",
  "BBC One",
  "ITV",
  "Channel 4",
] as const;

const FULL_CAST = 6;
const BEGINS_WITH_A = /^An? /;

/** The minimums that the bundle as a whole doesn't reach. */
export function breadthProblems(titles: readonly CatalogueTitle[], asOf: string): string[] {
  const count = (fits: (title: CatalogueTitle) => boolean) => titles.filter(fits).length;
  const problems: string[] = [];
  const atLeast = (what: string, found: number, wanted: number) => {
    if (found < wanted) problems.push(`breadth: ${found} ${what}, at least ${wanted} wanted`);
  };
  atLeast("titles", titles.length, BARS.titles);
  atLeast(
    "series",
    count(({ kind }) => kind === "tv"),
    BARS.series,
  );
  for (let decade = BARS.firstDecade; decade <= yearIn(asOf); decade += 10)
    atLeast(
      `titles of the ${decade}s`,
      count(({ date }) => Math.floor(yearIn(date) / 10) * 10 === decade),
      1,
    );
  atLeast(
    "titles not in English",
    count(({ language }) => language !== "en"),
    Math.ceil(titles.length * BARS.foreignShare),
  );
  for (const genre of GENRES)
    atLeast(
      `titles of the genre ${genre}`,
      count(({ genres }) => genres.includes(genre)),
      BARS.perGenre,
    );
  for (const service of MAIN_SERVICES)
    atLeast(
      `originals of ${service}`,
      count(({ home }) => home === service),
      BARS.perService,
    );
  atLeast(
    "series with names of episodes",
    count(({ seasons }) => seasons?.some(({ list }) => list) ?? false),
    BARS.namedEpisodes,
  );
  const stories = titles.filter(isStory);
  atLeast(
    `stories with a cast of ${FULL_CAST}`,
    stories.filter(({ cast }) => cast.length >= FULL_CAST).length,
    Math.ceil(stories.length * BARS.fullCastShare),
  );
  atLeast(
    "loglines that don't begin with “A”",
    count(({ logline }) => !BEGINS_WITH_A.test(logline)),
    Math.ceil(titles.length * BARS.otherOpeningsShare),
  );
  return problems;
}
