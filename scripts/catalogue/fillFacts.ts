// Gives titles of the bundle the ids and certificates that they lack and public tables know: node scripts/catalogue/fillFacts.ts FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueTitle, type CatalogueTitle } from "../../catalogue/src/schema.ts";
import { readWinners } from "./awards.ts";
import { formatTitle } from "./formatTitle.ts";
import { keyOf } from "./groupRows.ts";
import { readIds } from "./readIds.ts";
import { readTables } from "./readTables.ts";
import type { TableRow } from "./tableRow.ts";

/** Titles below are seldom looked for. */
const LEAST_FAME = 4;

/** The only value that the rows name; undefined if they differ. */
function only<T>(rows: readonly TableRow[], of: (row: TableRow) => T | undefined): T | undefined {
  const values = new Set(rows.flatMap((row) => of(row) ?? []));
  return values.size === 1 ? [...values][0] : undefined;
}

type Known = Pick<
  CatalogueTitle,
  "kind" | "name" | "originalName" | "date" | "imdb" | "certificates" | "fame"
> &
  Partial<Pick<CatalogueTitle, "tmdb" | "tvdb" | "wikidata">>;

/** The ids and the certificate that a title lacks, as the tables' rows of it have them. Where rows differ, it stays without. */
export function missingFacts<Title extends Known>(title: Title, rows: readonly TableRow[]): Title {
  const imdb = title.imdb ?? only(rows, (row) => row.imdb);
  const own = rows.filter((row) => row.imdb === undefined || row.imdb === imdb);
  // Channels rate films anew for television; a film keeps the certificate that it had in cinemas.
  const us = only(own, ({ certificate }) =>
    certificate?.startsWith("TV-") === (title.kind === "tv") ? certificate : undefined,
  );
  const ids = {
    imdb,
    tmdb: title.tmdb ?? only(own, (row) => row.tmdb),
    tvdb: title.tvdb ?? only(own, (row) => row.tvdb),
    wikidata: title.wikidata ?? only(own, (row) => row.wikidata),
  };
  const certificates = {
    ...(us !== undefined && title.fame >= LEAST_FAME && { US: us }),
    ...title.certificates,
  };
  return { ...title, ...ids, certificates };
}

/** The rows of the tables that are of a title: with its id at IMDb or TMDB, or else of its name, kind and year. */
export function createRowFinder(tables: readonly TableRow[]): (title: Known) => TableRow[] {
  const named = Map.groupBy(tables, ({ kind, name, year }) => `${kind} ${keyOf(name)} ${year}`);
  const byId = Map.groupBy(
    tables.filter(({ imdb }) => imdb !== undefined),
    ({ imdb }) => imdb,
  );
  const byTmdb = Map.groupBy(tables, ({ kind, tmdb }) => `${kind} ${tmdb}`);
  return ({ kind, name, originalName = name, date, imdb, tmdb }) => {
    const year = date.slice(0, 4);
    const alike = [...new Set([name, originalName])].flatMap(
      (each) => named.get(`${kind} ${keyOf(each)} ${year}`) ?? [],
    );
    const withId = tmdb === undefined ? [] : (byTmdb.get(`${kind} ${tmdb}`) ?? []);
    return imdb === undefined
      ? [...alike, ...withId]
      : [
          ...(byId.get(imdb) ?? []),
          ...[...alike, ...withId].filter((row) => row.imdb === undefined),
        ];
  };
}

/**
 * Finds the IMDb id of a title by a prize: the only one of its year's winners that no title has, where only one title that won it
 * lacks its id.
 * @param winners ids by award, as `readWinners` gives them
 */
export function createWinnerFinder(
  winners: ReadonlyMap<string, ReadonlySet<string>>,
  titles: readonly Pick<CatalogueTitle, "imdb" | "awards">[],
): (title: Pick<CatalogueTitle, "awards">) => string | undefined {
  const taken = new Set(titles.map(({ imdb }) => imdb));
  const prizesOf = ({ awards = [] }: Pick<CatalogueTitle, "awards">) =>
    awards.map((award) => award.toLowerCase());
  const lacking = titles.filter(({ imdb }) => imdb === undefined).flatMap(prizesOf);
  return (title) => {
    const ids = prizesOf(title).flatMap((award) => {
      const left = [...(winners.get(award) ?? [])].filter((id) => !taken.has(id));
      return left.length === 1 && lacking.filter((one) => one === award).length === 1 ? left : [];
    });
    return new Set(ids).size === 1 ? ids[0] : undefined;
  };
}

if (import.meta.main) {
  const folder = new URL("../../catalogue/titles/", import.meta.url);
  const tables = process.argv[2] ?? "";
  const rowsOf = createRowFinder([...readTables(tables), ...readIds(tables)]);
  const taken = new Set<string>();
  let changed = 0;
  const read = readdirSync(folder).map((file) => {
    const before = readFileSync(new URL(file, folder), "utf8");
    const title = catalogueTitle.parse(JSON.parse(before));
    const named = missingFacts(title, rowsOf(title));
    // An id that was just found leads to rows that know others.
    return { file, before, title: missingFacts(named, rowsOf(named)) };
  });
  const titles = read.map(({ title }) => title);
  const wonBy = createWinnerFinder(readWinners(join(tables, "awards")), titles);
  for (const { file, before, title } of read) {
    const filled = title.imdb ? title : missingFacts({ ...title, imdb: wonBy(title) }, []);
    for (const field of ["imdb", "tmdb", "tvdb", "wikidata"] as const) {
      const id = `${title.kind} ${field} ${filled[field]}`;
      if (filled[field] !== undefined && taken.has(id))
        console.error(`${file}: ${id} is another title's too`);
      taken.add(id);
    }
    const after = formatTitle(filled);
    if (after === before) continue;
    writeFileSync(new URL(file, folder), after);
    changed += 1;
  }
  console.log(`${changed} titles changed`);
}
