import type { SeasonFacts } from "../../catalogue/statements/facts.ts";
import { cleanText } from "../cleanText.ts";
import { drop, type DropReason } from "../jobs/account.ts";
import { placeOf } from "../readTable.ts";
import { EPISODES, numberOfId, readImdbFile, type ImdbFiles, type ImdbRow } from "./imdbFiles.ts";
import type { ImdbReading, MatchedTitle } from "./matchBasics.ts";

interface EpisodeRow {
  id: number;
  season: number;
  number: number;
}

/** Seasons of a show, and how many rows of the file they come from. */
interface ReadSeasons {
  seasons: SeasonFacts[];
  rows: number;
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
  { episodes, basics }: ImdbFiles,
  reading: ImdbReading,
): Promise<Map<number, ReadSeasons>> {
  const rows = await readRows(titles, episodes, reading);
  const names = await readNames(
    new Set([...rows.values()].flatMap((list) => list.map(({ id }) => id))),
    basics,
    reading.signal,
  );
  return new Map(
    [...rows].map(([titleId, list]) => [
      titleId,
      { seasons: seasonsOf(list, names), rows: list.length },
    ]),
  );
}

async function readRows(
  titles: readonly MatchedTitle[],
  path: string,
  { account, signal }: ImdbReading,
): Promise<Map<number, EpisodeRow[]>> {
  const shows = new Map(
    titles.filter(({ kind }) => kind === "tv").map(({ imdbId, titleId }) => [imdbId, titleId]),
  );
  const rows = new Map<number, EpisodeRow[]>();
  let count = 0;
  for await (const row of readImdbFile(path, EPISODES, signal)) {
    const read = count < MOST_EPISODES ? readEpisode(row, shows) : "unwanted";
    if (typeof read === "string") {
      drop(account, read, placeOf(path, row));
      continue;
    }
    count++;
    const { titleId, ...episode } = read;
    const list = rows.get(titleId) ?? [];
    list.push(episode);
    rows.set(titleId, list);
  }
  return rows;
}

/** An episode of one of our shows, or why it is left out. */
function readEpisode(
  { cells }: ImdbRow<(typeof EPISODES)[number]>,
  shows: ReadonlyMap<string, number>,
): (EpisodeRow & { titleId: number }) | DropReason {
  if (!cells) return "malformed";
  const titleId = shows.get(cells.parentTconst ?? "");
  if (titleId === undefined) return "not-in-catalogue";
  const id = numberOfId(cells.tconst);
  const [season, number] = [Number(cells.seasonNumber), Number(cells.episodeNumber)];
  // Many rows have no numbers, which says nothing against the file.
  if (cells.seasonNumber === null || cells.episodeNumber === null) return "unwanted";
  if (id === null || !(season >= 1 && season <= 9_999) || !(number >= 1 && number <= 30_000))
    return "invalid-value";
  return { id, season, number, titleId };
}

async function readNames(
  wanted: ReadonlySet<number>,
  path: string,
  signal: AbortSignal,
): Promise<Map<number, EpisodeName>> {
  const names = new Map<number, EpisodeName>();
  if (wanted.size === 0) return names;
  const columns = ["tconst", "titleType", "primaryTitle", "startYear"] as const;
  for await (const { cells: row } of readImdbFile(path, columns, signal)) {
    if (!row) continue;
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
