import { foldName } from "../../catalogue/src/checks/words.ts";
import type { TableRow } from "./tableRow.ts";

const ARTICLE = /^(the|a|an) /i;

/** The name by which rows of different tables are compared. */
export const keyOf = (name: string): string =>
  foldName(name.replace(ARTICLE, "")) || foldName(name);

/** Splits rows of one name where their years are more than one apart: those are different titles. */
function splitByYear(rows: readonly TableRow[]): TableRow[][] {
  const groups: TableRow[][] = [];
  for (const row of rows.toSorted((a, b) => a.year - b.year)) {
    const last = groups.at(-1)?.at(-1);
    if (last && row.year - last.year <= 1) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Netflix lists a series by the year in which it was watched: such rows go with the latest title of their name. */
function joinWatched(rows: readonly TableRow[]): TableRow[][] {
  const groups = splitByYear(rows.filter(({ origin }) => origin !== "Netflix"));
  for (const row of rows.filter(({ origin }) => origin === "Netflix")) {
    const latest = groups.findLast((group) => (group[0]?.year ?? 0) <= row.year);
    if (latest) latest.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The rows of all tables, one group a title: those with the same IMDb id, or the same name and kind and about the same year. */
export function groupRows(rows: readonly TableRow[]): TableRow[][] {
  const named = [
    ...Map.groupBy(rows, ({ kind, name }) => `${kind} ${keyOf(name)}`).values(),
  ].flatMap(joinWatched);
  const groupOf = new Map<string, TableRow[]>();
  const groups = new Set<TableRow[]>();
  for (const group of named) {
    const ids = [...new Set(group.flatMap(({ imdb }) => imdb ?? []))];
    const known = ids.map((id) => groupOf.get(id)).find((each) => each !== undefined);
    if (known) known.push(...group);
    const joined = known ?? group;
    groups.add(joined);
    for (const id of ids) groupOf.set(id, joined);
  }
  return [...groups];
}
