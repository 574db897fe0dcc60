// Prints where titles of the bundle differ from public tables: node scripts/catalogue/compareFacts.ts FOLDER
// Tables are often wrong themselves: each line is for somebody to look at.
import { foldName } from "../../catalogue/src/checks/words.ts";
import { displayName, readBundle } from "../../catalogue/src/readBundle.ts";
import type { CatalogueTitle } from "../../catalogue/src/schema.ts";
import { createRowFinder } from "./fillFacts.ts";
import { readTables } from "./readTables.ts";
import type { TableRow } from "./tableRow.ts";

const YEARS_APART = 1;
const MINUTES_APART = 5;
/** Fewer people of a cast say nothing about who else is in it. */
const LEAST_CAST = 4;
const LEADING = 3;

type Compared = Pick<CatalogueTitle, "kind" | "date" | "runtime" | "makers" | "cast">;

/** The words of a role that name it: “Capt. Jack Sparrow” and “Jack Sparrow (voice)” are one. */
const roleWords = (role: string) =>
  new Set(
    role
      .toLowerCase()
      .replace(/\(.*?\)/g, "")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !/^(the|and|von|dr|mrs|mr)$/.test(word)),
  );

const shareWords = (one: string, other: string) => {
  const words = roleWords(other);
  return (
    words.size === 0 ||
    roleWords(one).size === 0 ||
    [...roleWords(one)].some((word) => words.has(word))
  );
};

/** Roles that the tables give to other people, or call by another name. */
function roleDifferences({ cast }: Compared, rows: readonly TableRow[]): string[] {
  const theirs = rows
    .flatMap((row) => row.cast ?? [])
    .flatMap(({ person, character }) =>
      character ? [{ person: foldName(person), character }] : [],
    );
  return cast.flatMap(({ person, character }) => {
    const said = theirs.filter((each) => each.person === foldName(person));
    if (
      character === undefined ||
      said.length === 0 ||
      said.some((each) => shareWords(each.character, character))
    )
      return [];
    const holder = theirs.find((each) => foldName(each.character) === foldName(character));
    return [
      `${person} plays ${character}; tables: ${said.map((each) => each.character).join(", ")}${holder ? `, and ${character} is ${holder.person}` : ""}`,
    ];
  });
}

/** How the facts of one title differ from the tables' rows of it, a line each. */
export function differences(title: Compared, rows: readonly TableRow[]): string[] {
  const year = Number(title.date.slice(0, 4));
  const runtimes = title.kind === "movie" ? rows.flatMap((row) => row.runtime ?? []) : [];
  const makers = new Set(rows.flatMap((row) => row.makers ?? []).map(foldName));
  const casts = rows.filter((row) => (row.cast?.length ?? 0) >= LEAST_CAST);
  const people = new Set(
    casts.flatMap((row) => row.cast ?? []).map((each) => foldName(each.person)),
  );
  const strangers = title.cast
    .slice(0, LEADING)
    .filter(({ person }) => !people.has(foldName(person)));
  return [
    ...(rows.length > 0 && rows.every((row) => Math.abs(row.year - year) > YEARS_APART)
      ? [`year ${year}; tables: ${rows[0]?.year}`]
      : []),
    ...(title.runtime !== undefined &&
    runtimes.length > 0 &&
    runtimes.every((each) => Math.abs(each - (title.runtime ?? 0)) > MINUTES_APART)
      ? [`runtime ${title.runtime}; tables: ${runtimes.join(", ")}`]
      : []),
    ...(title.kind === "movie" &&
    makers.size > 0 &&
    !title.makers.some((each) => makers.has(foldName(displayName(each))))
      ? [`director ${title.makers.join(", ")}; tables: ${[...makers].join(", ")}`]
      : []),
    ...(people.size > 0 && strangers.length > 1
      ? [`cast ${strangers.map(({ person }) => person).join(", ")} in no table`]
      : []),
    ...roleDifferences(title, rows),
  ];
}

if (import.meta.main) {
  const rowsOf = createRowFinder(readTables(process.argv[2] ?? ""));
  let compared = 0;
  for (const title of readBundle().titles) {
    const rows = rowsOf(title);
    if (rows.length > 0) compared += 1;
    for (const difference of differences(title, rows))
      console.log(`${title.id} ${title.name} ${title.date.slice(0, 4)}: ${difference}`);
  }
  console.log(`${compared} titles stand in at least one table`);
}
