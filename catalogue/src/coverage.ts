import { readFileSync } from "node:fs";
import { foldName, yearIn } from "./checks/words.ts";
import type { CatalogueTitle } from "./schema.ts";

/** A title that belongs to a group of which people expect all. */
export interface GroupMember {
  group: string;
  year: number;
  name: string;
}

type Covered = Pick<
  CatalogueTitle,
  | "kind"
  | "name"
  | "originalName"
  | "otherNames"
  | "date"
  | "countries"
  | "certificates"
  | "fame"
  | "imdb"
  | "tmdb"
  | "tvdb"
  | "wikidata"
>;

/** Groups that should be there in full: series of films, and winners of the main prizes. */
export function readGroups(): GroupMember[] {
  const text = readFileSync(new URL("../groups.tsv", import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [group = "", year = "", name = ""] = line.split("\t");
      return { group, year: Number(year), name };
    });
}

const YEARS_APART = 1;

/** The members of groups that aren't among the titles, by group. */
export function missingMembers(
  titles: readonly Covered[],
  groups: readonly GroupMember[],
): Map<string, GroupMember[]> {
  const years = Map.groupBy(
    titles.flatMap(({ name, originalName = name, otherNames = [], date }) =>
      [name, originalName, ...otherNames].map((each) => ({
        key: foldName(each),
        year: yearIn(date),
      })),
    ),
    ({ key }) => key,
  );
  const isThere = ({ name, year }: GroupMember) =>
    years.get(foldName(name))?.some((each) => Math.abs(each.year - year) <= YEARS_APART) === true;
  return new Map(
    [...Map.groupBy(groups, ({ group }) => group)].map(([group, members]) => [
      group,
      members.filter((member) => !isThere(member)),
    ]),
  );
}

const KNOWN_FAME = 4;
const RECENT = 2020;

/** How many titles of each group are there, how many of recent years and of each country, and how many have ids and certificates; several lines. */
export function describeCoverage(
  titles: readonly Covered[],
  groups: readonly GroupMember[] = readGroups(),
): string {
  const sizes = Map.groupBy(groups, ({ group }) => group);
  const missing = [...missingMembers(titles, groups)].map(([group, absent]) => {
    const size = sizes.get(group)?.length ?? 0;
    return `  ${group}: ${size - absent.length} of ${size}`;
  });
  const years = Map.groupBy(
    titles.filter(({ date }) => yearIn(date) >= RECENT),
    ({ date }) => yearIn(date),
  );
  const countries = new Set(titles.flatMap((title) => title.countries));
  const known = titles.filter(({ fame }) => fame >= KNOWN_FAME);
  const share = (some: readonly Covered[], has: (title: Covered) => boolean) =>
    `${some.filter(has).length} of ${some.length}`;
  const kinds = (["tv", "movie"] as const).map((kind) => {
    const own = titles.filter((title) => title.kind === kind);
    const shares = (["imdb", "tmdb", "tvdb", "wikidata"] as const).map(
      (field) => `${field} ${share(own, (title) => title[field] !== undefined)}`,
    );
    return `  ${kind === "tv" ? "series" : "films"} with ${shares.join(", ")}`;
  });
  return [
    "coverage, by group:",
    ...missing,
    `  by year: ${[...years]
      .toSorted(([a], [b]) => a - b)
      .map(([year, own]) => `${year} ${own.length}`)
      .join(", ")}`,
    `  countries: ${countries.size}`,
    ...kinds,
    `  fame of at least ${KNOWN_FAME}, with a certificate in the US ${share(known, ({ certificates }) => certificates.US !== undefined)}, in the UK ${share(known, ({ certificates }) => certificates.GB !== undefined)}`,
  ].join("\n");
}
