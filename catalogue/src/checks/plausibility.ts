import type { CatalogueTitle } from "../schema.ts";
import { yearIn } from "./words.ts";

const RUNTIMES = { movie: { least: 40, most: 600 }, tv: { least: 5, most: 180 } } as const;
/** A show that hasn't aired for this many years isn't running. */
const LONGEST_PAUSE = 7;
const LEAST_CAST = 2;
/** Stories with hardly any speaking parts: animals without words, or one actor in all parts. */
const NEARLY_ALONE: ReadonlySet<number> = new Set([10914, 11340]);

type Season = NonNullable<CatalogueTitle["seasons"]>[number];

const HOSTS: ReadonlySet<string | undefined> = new Set(["Host", "Presenter", "Quizmaster"]);

/** Whether a title is played by a cast: no documentary, no reality, and no talk or quiz with a host. */
export const isStory = ({ genres, cast }: CatalogueTitle): boolean =>
  !genres.includes("Documentary") &&
  !genres.includes("Reality") &&
  !cast.some(({ character }) => HOSTS.has(character));

function seasonProblems(title: CatalogueTitle, seasons: readonly Season[], asOf: string): string[] {
  const problems: string[] = [];
  const [first, last] = [seasons[0], seasons.at(-1)];
  if (!first || !last) return problems;
  if (Math.abs(first.year - yearIn(title.date)) > 1)
    problems.push(`season 1 is of ${first.year}, the show of ${yearIn(title.date)}`);
  if (last.year > yearIn(asOf)) problems.push(`season ${last.number} comes after ${asOf}`);
  if (title.endDate && yearIn(title.endDate) < last.year - 1)
    problems.push(`ends in ${yearIn(title.endDate)}, before its last season of ${last.year}`);
  if (title.status === "RUNNING" && last.year < yearIn(asOf) - LONGEST_PAUSE)
    problems.push(`running, but nothing since ${last.year}`);
  seasons.forEach((season, at) => {
    if (season.number !== at + 1)
      problems.push(`season ${season.number} stands at place ${at + 1}`);
    if (season.year < (seasons[at - 1]?.year ?? 0))
      problems.push(`season ${season.number} is older than the one before it`);
    problems.push(...episodeProblems(season));
  });
  return problems;
}

function episodeProblems({ number, year, episodes, list }: Season): string[] {
  if (!list) return [];
  const problems: string[] = [];
  if (list.length !== episodes)
    problems.push(`season ${number} lists ${list.length} of ${episodes ?? "unknown"} episodes`);
  const dates = list.flatMap(({ airDate }) => airDate ?? []);
  const astray = dates.find((date) => Math.abs(yearIn(date) - year) > 1);
  if (astray) problems.push(`season ${number} of ${year} has an episode of ${astray}`);
  return problems;
}

function castProblems(title: CatalogueTitle): string[] {
  if (!isStory(title) || NEARLY_ALONE.has(title.id)) return [];
  return title.cast.length < LEAST_CAST ? [`fiction with a cast of ${title.cast.length}`] : [];
}

/**
 * Facts of a title that are implausible, alone or together. `asOf`: ISO date of the bundle's facts.
 */
export function plausibilityProblems(title: CatalogueTitle, asOf: string): string[] {
  const { kind, runtime, status, date, endDate } = title;
  const problems: string[] = [];
  const { least, most } = RUNTIMES[kind];
  if (runtime !== undefined && (runtime < least || runtime > most))
    problems.push(`a runtime of ${runtime} minutes`);
  // Public tables don't have it yet for the newest films.
  if (kind === "movie" && runtime === undefined && yearIn(date) < yearIn(asOf))
    problems.push("a film needs its runtime");
  if (kind === "movie" && status !== "RELEASED") problems.push("a bundled film is RELEASED");
  if (kind === "movie" && endDate) problems.push("a film has no last date");
  if (kind === "tv" && status === "RELEASED")
    problems.push("a show is RUNNING, ENDED or CANCELLED");
  if (status === "RUNNING" && endDate) problems.push("still running, yet with a last date");
  if (date > asOf) problems.push(`comes after ${asOf}`);
  if (endDate && endDate < date.slice(0, endDate.length)) problems.push("ends before it begins");
  return [...problems, ...seasonProblems(title, title.seasons ?? [], asOf), ...castProblems(title)];
}
