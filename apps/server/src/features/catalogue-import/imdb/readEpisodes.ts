import type { SeasonFacts } from "../../catalogue/statements/facts.ts";
import { cleanText } from "../cleanText.ts";
import type { MatchedTitle } from "./matchBasics.ts";
import { numberOfId, readTsv } from "./readTsv.ts";

interface EpisodeRow {
  id: number;
  season: number;
  number: number;
}

interface EpisodeName {
  name: string | undefined;
  year: number | null;
}

/** More than all imported shows together could have; limits memory. */
const MOST_EPISODES = 5_000_000;

/**
 * Seasons and episodes of the shows among these titles, by title id, from `title.episode.tsv`;
 * their names are in `title.basics.tsv`.
 */
export async function readEpisodes(
  titles: readonly MatchedTitle[],
  { episodes, basics }: { episodes: string; basics: string },
): Promise<Map<number, SeasonFacts[]>> {
  const rows = await readRows(titles, episodes);
  const names = await readNames(
    new Set([...rows.values()].flatMap((list) => list.map(({ id }) => id))),
    basics,
  );
  return new Map([...rows].map(([titleId, list]) => [titleId, seasonsOf(list, names)]));
}

async function readRows(
  titles: readonly MatchedTitle[],
  path: string,
): Promise<Map<number, EpisodeRow[]>> {
  const shows = new Map(
    titles.filter(({ kind }) => kind === "tv").map(({ imdbId, titleId }) => [imdbId, titleId]),
  );
  const rows = new Map<number, EpisodeRow[]>();
  let count = 0;
  for await (const row of readTsv(path, [
    "tconst",
    "parentTconst",
    "seasonNumber",
    "episodeNumber",
  ])) {
    const titleId = shows.get(row.parentTconst ?? "");
    const id = numberOfId(row.tconst);
    const [season, number] = [Number(row.seasonNumber), Number(row.episodeNumber)];
    if (
      titleId === undefined ||
      id === null ||
      !(season >= 1 && season <= 9_999) ||
      !(number >= 1 && number <= 30_000)
    )
      continue;
    if (++count > MOST_EPISODES) break;
    const list = rows.get(titleId) ?? [];
    list.push({ id, season, number });
    rows.set(titleId, list);
  }
  return rows;
}

async function readNames(
  wanted: ReadonlySet<number>,
  path: string,
): Promise<Map<number, EpisodeName>> {
  const names = new Map<number, EpisodeName>();
  if (wanted.size === 0) return names;
  for await (const row of readTsv(path, ["tconst", "titleType", "primaryTitle", "startYear"])) {
    const id = row.titleType === "tvEpisode" ? numberOfId(row.tconst) : null;
    if (id !== null && wanted.has(id))
      names.set(id, {
        name: cleanText(row.primaryTitle, 200),
        year: row.startYear === null ? null : Number(row.startYear),
      });
  }
  return names;
}

function seasonsOf(
  rows: readonly EpisodeRow[],
  names: ReadonlyMap<number, EpisodeName>,
): SeasonFacts[] {
  return [...Map.groupBy(rows, ({ season }) => season)]
    .toSorted(([a], [b]) => a - b)
    .map(([number, list]) => {
      const byNumber = new Map(
        list.toSorted((a, b) => b.id - a.id).map((row) => [row.number, row]),
      );
      const episodes = [...byNumber.values()]
        .toSorted((a, b) => a.number - b.number)
        .map((row) => ({ number: row.number, name: names.get(row.id)?.name }));
      const years = list
        .flatMap(({ id }) => names.get(id)?.year ?? [])
        .filter((year) => year >= 1900 && year <= 2100);
      return {
        number,
        ...(years.length > 0 && { year: years.reduce((least, year) => Math.min(least, year)) }),
        episodeCount: episodes.length,
        episodes,
      };
    });
}
