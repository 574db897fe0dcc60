// Drafts the facts of titles that the bundle lacks: node scripts/catalogue/draft.ts FOLDER --from 0 --to 50 > drafts.json
// The places are those of the worklist. A fact on which two tables of different origin agree is written down; one that only one
// names stands under `unsure`, for somebody to confirm from a second source or to leave out.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { foldName } from "../../catalogue/src/checks/words.ts";
import { readGroups } from "../../catalogue/src/coverage.ts";
import { readBundle } from "../../catalogue/src/readBundle.ts";
import { readAwards } from "./awards.ts";
import { readOscars } from "./oscars.ts";
import { readTables } from "./readTables.ts";
import type { Origin, TableRow } from "./tableRow.ts";
import { findCandidates, type Candidate } from "./worklist.ts";

const MINUTES_APART = 5;
const MOST_CAST = 10;

interface Said<T> {
  value: T;
  origin: Origin;
}

const said = <T>(rows: readonly TableRow[], of: (row: TableRow) => T | undefined): Said<T>[] =>
  rows.flatMap((row) => {
    const value = of(row);
    return value === undefined ? [] : [{ value, origin: row.origin }];
  });

/** What at least two origins say alike, the most often said first; and all else that is said. */
export function agreeing<T>(
  all: readonly Said<T>[],
  isAlike: (one: T, other: T) => boolean = Object.is,
): { agreed: T[]; unsure: T[] } {
  const groups: Said<T>[][] = [];
  for (const each of all) {
    const group = groups.find(([first]) => first && isAlike(first.value, each.value));
    if (group) group.push(each);
    else groups.push([each]);
  }
  const origins = (group: readonly Said<T>[]) => new Set(group.map(({ origin }) => origin)).size;
  const sorted = groups.toSorted((a, b) => origins(b) - origins(a));
  const pick = (isSure: boolean) =>
    sorted
      .filter((group) => origins(group) > 1 === isSure)
      .flatMap(([first]) => (first ? [first.value] : []));
  return { agreed: pick(true), unsure: pick(false) };
}

const alikeNames = (one: string, other: string) => foldName(one) === foldName(other);

const people = (rows: readonly TableRow[], of: (row: TableRow) => string[] | undefined) =>
  agreeing(
    rows.flatMap((row) => (of(row) ?? []).map((value) => ({ value, origin: row.origin }))),
    alikeNames,
  );

/** The character that a table with roles gives a person, without “(voice)” and other notes. */
function characterOf(rows: readonly TableRow[], person: string): string | undefined {
  const roles = rows.flatMap(({ cast = [] }) =>
    cast.flatMap((each) => (alikeNames(each.person, person) ? (each.character ?? []) : [])),
  );
  return roles[0]?.replace(/\s*\(.*?\)/g, "").split(" / ")[0] || undefined;
}

/** The facts of one title, as in its file, and under `unsure` those that only one table names. */
export function draftTitle(
  { kind, name, year, imdb, rows }: Candidate,
  awards: readonly string[],
): object {
  const dates = said(rows, ({ date }) => (date?.startsWith(String(year)) ? date : undefined));
  const runtimes = agreeing(
    said(rows, ({ runtime }) => runtime),
    (one, other) => Math.abs(one - other) <= MINUTES_APART,
  );
  const certificates = agreeing(said(rows, ({ certificate }) => certificate));
  const makers = people(rows, (row) => row.makers);
  const cast = people(rows, (row) => row.cast?.map(({ person }) => person));
  const asCast = (names: readonly string[]) =>
    names.slice(0, MOST_CAST).map((person) => {
      const character = characterOf(rows, person);
      return { person, ...(character && { character }) };
    });
  return {
    kind,
    name,
    year,
    imdb,
    dates: [...new Set(dates.map(({ value }) => value))],
    runtime: runtimes.agreed[0],
    countries: rows.find(({ countries }) => countries?.length)?.countries,
    makers: makers.agreed,
    cast: asCast(cast.agreed),
    certificate: certificates.agreed[0],
    seasons: agreeing(said(rows, ({ seasons }) => seasons)).agreed[0],
    awards,
    unsure: {
      runtime: runtimes.agreed.length > 0 ? undefined : runtimes.unsure,
      makers: makers.agreed.length > 0 ? undefined : makers.unsure,
      cast: asCast(cast.unsure),
      certificate: certificates.agreed.length > 0 ? undefined : certificates.unsure,
    },
  };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: "string", default: "0" },
      to: { type: "string", default: "50" },
      kind: { type: "string" },
    },
    allowPositionals: true,
  });
  const [folder = ""] = positionals;
  const prizes = readAwards(join(folder, "awards"));
  const oscars = readOscars(join(folder, "oscars.tsv"));
  const candidates = findCandidates(
    readTables(folder),
    prizes,
    readGroups(),
    readBundle().titles,
  ).filter(({ kind }) => !values.kind || kind === values.kind);
  const drafts = candidates
    .slice(Number(values.from), Number(values.to))
    .map((candidate) =>
      draftTitle(
        candidate,
        [
          ...candidate.prizes.filter((prize) => /^(Palme|Golden)/.test(prize)),
          ...(oscars.get(candidate.imdb ?? "") ?? []),
        ].slice(0, 5),
      ),
    );
  console.log(JSON.stringify(drafts, null, 1));
}
