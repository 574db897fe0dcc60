import type { TitleKind } from "@worthy/domain";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import {
  findTitleIdentities,
  type TitleIdentity,
} from "../../catalogue/statements/findStatements.ts";
import { namesOf } from "../../catalogue/namesOf.ts";
import { minutesOf } from "../readFields.ts";
import { nameKey } from "../../catalogue/statements/nameKey.ts";
import { drop, type Account, type DropReason } from "../jobs/account.ts";
import { placeOf } from "../readTable.ts";
import { BASICS, numberOfId, readImdbFile, type ImdbRow } from "./imdbFiles.ts";

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
const keyOf = (kind: TitleKind, name: string, year: number | null) =>
  `${kind} ${year} ${nameKey(name)}`;

export interface ImdbReading {
  /** Counts what is left out. */
  account: Account;
  signal: AbortSignal;
}

type Basics = Omit<MatchedTitle, "titleId"> & { isAdult: boolean; otherName: string };

/** A title's row; why it is left out; or null for an episode, which its own file counts. */
function readBasics({ cells }: ImdbRow<(typeof BASICS)[number]>): Basics | DropReason | null {
  if (!cells) return "malformed";
  const { tconst, titleType, primaryTitle: name, startYear } = cells;
  if (!name || !tconst || numberOfId(tconst) === null) return "invalid-value";
  if (titleType === "tvEpisode") return null;
  const kind = KINDS[titleType ?? ""];
  if (!kind) return "unwanted";
  return {
    kind,
    imdbId: tconst,
    name,
    otherName: cells.originalTitle ?? name,
    year: startYear === null ? null : Number(startYear),
    runtime: minutesOf(Number(cells.runtimeMinutes)),
    isAdult: cells.isAdult === "1",
  };
}

/** Ours by name; undefined if there is none, null if there are several. */
function findNamed(
  byName: ReadonlyMap<string, TitleIdentity | null>,
  { kind, name, otherName, year }: Basics,
): TitleIdentity | null | undefined {
  if (year === null) return undefined;
  return byName.get(keyOf(kind, name, year)) ?? byName.get(keyOf(kind, otherName, year));
}

/**
 * Finds our titles in `title.basics.tsv`: by IMDb id, or without one by kind, any of its names and year
 * if the match is unique. Ordered by id.
 */
export async function matchBasics(
  sql: Sql,
  path: string,
  { account, signal }: ImdbReading,
): Promise<MatchedTitle[]> {
  const ours = await findTitleIdentities(sql);
  const byId = new Map(
    ours.flatMap((title) => (title.imdbId ? [[title.imdbId, title] as const] : [])),
  );
  const byName = indexByName(ours);
  const found = new Map<number, MatchedTitle | null>();
  for await (const row of readImdbFile(path, BASICS, signal)) {
    const leaveOut = (reason: DropReason) => drop(account, reason, placeOf(path, row));
    const basics = readBasics(row);
    if (basics === null) continue;
    if (typeof basics === "string") {
      leaveOut(basics);
      continue;
    }
    const same = byId.get(basics.imdbId);
    const ourTitle = same?.kind === basics.kind ? same : findNamed(byName, basics);
    if (!ourTitle) leaveOut(ourTitle === null ? "ambiguous" : "not-in-catalogue");
    else if (basics.isAdult && ourTitle !== same) leaveOut("unwanted");
    else if (found.has(ourTitle.titleId) && ourTitle !== same) {
      // Two matches count as none.
      leaveOut("ambiguous");
      if (found.get(ourTitle.titleId)) leaveOut("ambiguous");
      found.set(ourTitle.titleId, null);
    } else found.set(ourTitle.titleId, { titleId: ourTitle.titleId, ...basics });
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
    for (const key of new Set(namesOf(title).map((name) => keyOf(title.kind, name, title.year))))
      index.set(key, index.has(key) ? null : title);
  }
  return index;
}
