import type { TitleElsewhere } from "../readElsewhere.ts";
import type { CatalogueTitle } from "../schema.ts";
import { foldName } from "./words.ts";

type Named = Pick<CatalogueTitle, "kind" | "name" | "originalName" | "names" | "otherNames">;

/** All names of titles, with their kind. */
const keysOf = (titles: readonly Named[]): Set<string> =>
  new Set(
    titles.flatMap(({ kind, name, originalName = "", names = {}, otherNames = [] }) =>
      [name, originalName, ...Object.values(names), ...otherNames].map(
        (each) => `${kind} ${foldName(each)}`,
      ),
    ),
  );

/** The lines of `elsewhere/titles.tsv` without those of titles that have come into the bundle. */
export function withoutBundled(lines: readonly string[], titles: readonly Named[]): string[] {
  const here = keysOf(titles);
  return lines.filter((line) => {
    const [name = "", , kind = ""] = line.split("\t");
    return !here.has(`${kind} ${foldName(name)}`);
  });
}

/** Titles that are said to be elsewhere and are in the bundle, under any of their names, or said twice. */
export function elsewhereProblems(
  titles: readonly Named[],
  elsewhere: readonly TitleElsewhere[],
): string[] {
  const here = keysOf(titles);
  const said = new Set<string>();
  return elsewhere.flatMap(({ name, kind }) => {
    const key = `${kind} ${foldName(name)}`;
    const isTwice = said.has(key);
    said.add(key);
    return [
      ...(here.has(key) ? [`elsewhere/titles.tsv: ${name} is in the bundle`] : []),
      ...(isTwice ? [`elsewhere/titles.tsv: ${name} is there twice`] : []),
    ];
  });
}
