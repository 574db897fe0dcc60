import type { TitleKind } from "@worthy/domain";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import { minutesOf } from "../readFields.ts";
import { nameKey } from "../titles/nameKey.ts";
import { numberOfId, readTsv } from "./readTsv.ts";

/** One of our titles with what IMDb's file says of it. */
export interface MatchedTitle {
  titleId: number;
  kind: TitleKind;
  imdbId: string;
  name: string;
  year: number | null;
  runtime: number | undefined;
}

interface Ours {
  titleId: number;
  kind: TitleKind;
  imdbId: string | null;
  name: string;
  originalName: string | null;
  year: number | null;
}

const KINDS: Record<string, TitleKind> = { movie: "movie", tvMovie: "movie", video: "movie", short: "movie", tvSeries: "tv", tvMiniSeries: "tv" };
const COLUMNS = ["tconst", "titleType", "primaryTitle", "originalTitle", "isAdult", "startYear", "runtimeMinutes"] as const;
const keyOf = (kind: TitleKind, name: string, year: number | null) => `${kind} ${year} ${nameKey(name)}`;

/** Finds our titles in `title.basics.tsv`: by imdb id; those without one by kind, name and year where only one fits. In the order of their ids. */
export async function matchBasics(sql: Sql, path: string): Promise<MatchedTitle[]> {
  const ours = await sql<Ours[]>`select title_id, kind, imdb_id, name, original_name, extract(year from first_air_date)::int as year from titles`;
  const byId = new Map(ours.flatMap((title) => (title.imdbId ? [[title.imdbId, title] as const] : [])));
  const byName = indexByName(ours);
  const found = new Map<number, MatchedTitle | null>();
  for await (const row of readTsv(path, COLUMNS)) {
    const kind = KINDS[row.titleType ?? ""];
    const { tconst, primaryTitle: name } = row;
    if (!kind || !name || !tconst || numberOfId(tconst) === null) continue;
    const year = row.startYear === null ? null : Number(row.startYear);
    const matched = (title: Ours): MatchedTitle => ({ titleId: title.titleId, kind, imdbId: tconst, name, year, runtime: minutesOf(Number(row.runtimeMinutes)) });
    const same = byId.get(tconst);
    if (same?.kind === kind) found.set(same.titleId, matched(same));
    else if (row.isAdult !== "1" && year !== null) {
      const named = byName.get(keyOf(kind, name, year)) ?? byName.get(keyOf(kind, row.originalTitle ?? name, year));
      // Two that fit are none.
      if (named) found.set(named.titleId, found.has(named.titleId) ? null : matched(named));
    }
  }
  return [...found.values()].filter((title) => title !== null).toSorted((a, b) => a.titleId - b.titleId);
}

/** Titles without an imdb id by what they are called; null where two are called the same. */
function indexByName(ours: readonly Ours[]): Map<string, Ours | null> {
  const index = new Map<string, Ours | null>();
  for (const title of ours) {
    if (title.imdbId !== null || title.year === null) continue;
    for (const key of new Set([title.name, title.originalName ?? title.name].map((name) => keyOf(title.kind, name, title.year)))) index.set(key, index.has(key) ? null : title);
  }
  return index;
}
