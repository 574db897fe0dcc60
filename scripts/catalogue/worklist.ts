// Lists titles that the bundle lacks, the best known first: node scripts/catalogue/worklist.ts FOLDER [--top 500]
// FOLDER holds public tables; catalogue/README.md says which.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readBundle } from "../../catalogue/src/readBundle.ts";
import { readGroups, type GroupMember } from "../../catalogue/src/coverage.ts";
import { readElsewhere } from "../../catalogue/src/readElsewhere.ts";
import type { CatalogueTitle } from "../../catalogue/src/schema.ts";
import { readAwards, type Prizes } from "./awards.ts";
import { groupRows, keyOf } from "./groupRows.ts";
import { originsOf, readTables } from "./readTables.ts";
import type { TableRow } from "./tableRow.ts";

/** A title that the tables know. */
export interface Candidate {
  kind: "tv" | "movie";
  name: string;
  year: number;
  imdb: string | undefined;
  points: number;
  prizes: string[];
  rows: readonly TableRow[];
}

const mostOften = <T>(values: readonly T[]): T | undefined =>
  [...Map.groupBy(values, (value) => value).values()].toSorted(
    (a, b) => b.length - a.length,
  )[0]?.[0];

/** A group that people expect to be complete lifts its members above most others. */
const IN_GROUP = 6;

/** How well known a title is, going by money, prizes, weeks among the most watched, and lists. */
function pointsOf(rows: readonly TableRow[], prizes: Prizes | undefined): number {
  const gross = Math.max(1, ...rows.flatMap((row) => row.gross ?? []));
  const weeks = Math.max(0, ...rows.flatMap((row) => row.weeks ?? []));
  const money = Math.max(0, 2 * (Math.log10(gross) - 6.5));
  const won = prizes ? (prizes.main.size > 0 ? 4 : 0) + Math.min(3, prizes.count / 3) : 0;
  const lists = rows.filter((row) => row.isList).length;
  return money + won + Math.min(3, weeks / 5) + Math.min(4, 1.5 * lists) + originsOf(rows).size / 2;
}

/** All titles of the tables that the bundle lacks, the best known first. */
export function findCandidates(
  tables: readonly TableRow[],
  awards: ReadonlyMap<string, Prizes>,
  groups: readonly GroupMember[],
  bundled: readonly Pick<
    CatalogueTitle,
    "kind" | "name" | "originalName" | "names" | "otherNames" | "date" | "imdb"
  >[],
): Candidate[] {
  const ids = new Set(bundled.map(({ imdb }) => imdb));
  const names = Map.groupBy(
    bundled.flatMap(({ kind, date, name, originalName = name, names: own = {}, otherNames = [] }) =>
      [name, originalName, own.de ?? name, own.es ?? name, ...otherNames].map((each) => ({
        key: `${kind} ${keyOf(each)}`,
        year: Number(date.slice(0, 4)),
      })),
    ),
    ({ key }) => key,
  );
  const isBundled = ({ kind, name, year, imdb }: TableRow) =>
    (imdb !== undefined && ids.has(imdb)) ||
    names
      .get(`${kind} ${keyOf(name)}`)
      ?.some((each) => Math.abs(each.year - year) <= (kind === "tv" ? 3 : 1)) === true;
  const expected = Map.groupBy(groups, ({ name }) => keyOf(name));
  const isExpected = (rows: readonly TableRow[]) =>
    rows.some(({ name, year }) =>
      expected.get(keyOf(name))?.some((each) => Math.abs(each.year - year) <= 1),
    );
  return groupRows(tables)
    .filter((rows) => !rows.some(isBundled))
    .map((rows) => {
      const imdb = mostOften(rows.flatMap((row) => row.imdb ?? []));
      const prizes = imdb === undefined ? undefined : awards.get(imdb);
      return {
        kind: rows[0]?.kind ?? "movie",
        name: mostOften(rows.map(({ name }) => name)) ?? "",
        year: mostOften(rows.map(({ year }) => year)) ?? 0,
        imdb,
        points: pointsOf(rows, prizes) + (isExpected(rows) ? IN_GROUP : 0),
        prizes: [...(prizes?.main ?? [])],
        rows,
      };
    })
    .toSorted((a, b) => b.points - a.points);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { top: { type: "string", default: "500" } },
    allowPositionals: true,
  });
  const [folder = ""] = positionals;
  const elsewhere = new Set(readElsewhere().map(({ name }) => keyOf(name)));
  const candidates = findCandidates(
    readTables(folder),
    readAwards(join(folder, "awards")),
    readGroups(),
    readBundle().titles,
  );
  for (const { points, kind, year, name, imdb = "", prizes, rows } of candidates.slice(
    0,
    Number(values.top),
  ))
    console.log(
      [
        points.toFixed(1),
        kind,
        year,
        name,
        imdb,
        [...originsOf(rows)].join(" "),
        prizes.join(", "),
        elsewhere.has(keyOf(name)) ? "named elsewhere" : "",
      ].join("\t"),
    );
}
