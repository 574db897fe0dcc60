import type { TitleKind } from "@worthy/domain";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import {
  findTitleIdentities,
  type TitleIdentity,
} from "../../catalogue/statements/findStatements.ts";
import { minutesOf } from "../readFields.ts";
import { nameKey } from "../../catalogue/statements/nameKey.ts";
import { numberOfId, readTsv } from "./readTsv.ts";

/** One of our titles with its data from IMDb's file. */
export interface MatchedTitle {
  titleId: number;
  kind: TitleKind;
  imdbId: string;
  name: string;
  year: number | null;
  runtime: number | undefined;
}

const KINDS: Record<string, TitleKind> = {
  movie: "movie",
  tvMovie: "movie",
  video: "movie",
  short: "movie",
  tvSeries: "tv",
  tvMiniSeries: "tv",
};
const COLUMNS = [
  "tconst",
  "titleType",
  "primaryTitle",
  "originalTitle",
  "isAdult",
  "startYear",
  "runtimeMinutes",
] as const;
const keyOf = (kind: TitleKind, name: string, year: number | null) =>
  `${kind} ${year} ${nameKey(name)}`;

/**
 * Finds our titles in `title.basics.tsv`: by IMDb id, or without one by kind, name and year if the
 * match is unique. Ordered by id.
 */
export async function matchBasics(sql: Sql, path: string): Promise<MatchedTitle[]> {
  const ours = await findTitleIdentities(sql);
  const byId = new Map(
    ours.flatMap((title) => (title.imdbId ? [[title.imdbId, title] as const] : [])),
  );
  const byName = indexByName(ours);
  const found = new Map<number, MatchedTitle | null>();
  for await (const row of readTsv(path, COLUMNS)) {
    const kind = KINDS[row.titleType ?? ""];
    const { tconst, primaryTitle: name } = row;
    if (!kind || !name || !tconst || numberOfId(tconst) === null) continue;
    const year = row.startYear === null ? null : Number(row.startYear);
    const matched = (title: TitleIdentity): MatchedTitle => ({
      titleId: title.titleId,
      kind,
      imdbId: tconst,
      name,
      year,
      runtime: minutesOf(Number(row.runtimeMinutes)),
    });
    const same = byId.get(tconst);
    if (same?.kind === kind) found.set(same.titleId, matched(same));
    else if (row.isAdult !== "1" && year !== null) {
      const named =
        byName.get(keyOf(kind, name, year)) ??
        byName.get(keyOf(kind, row.originalTitle ?? name, year));
      // Two matches count as none.
      if (named) found.set(named.titleId, found.has(named.titleId) ? null : matched(named));
    }
  }
  return [...found.values()]
    .filter((title) => title !== null)
    .toSorted((a, b) => a.titleId - b.titleId);
}

/** Titles without an IMDb id, by name; null if two have the same. */
function indexByName(ours: readonly TitleIdentity[]): Map<string, TitleIdentity | null> {
  const index = new Map<string, TitleIdentity | null>();
  for (const title of ours) {
    if (title.imdbId !== null || title.year === null) continue;
    for (const key of new Set(
      [title.name, title.originalName ?? title.name].map((name) =>
        keyOf(title.kind, name, title.year),
      ),
    ))
      index.set(key, index.has(key) ? null : title);
  }
  return index;
}
