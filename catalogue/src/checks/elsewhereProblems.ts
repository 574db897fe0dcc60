import type { TitleElsewhere } from "../readElsewhere.ts";
import type { CatalogueTitle } from "../schema.ts";
import { foldName } from "./words.ts";

/** Titles that are said to be elsewhere and are in the bundle, under any of their names, or said twice. */
export function elsewhereProblems(
  titles: readonly CatalogueTitle[],
  elsewhere: readonly TitleElsewhere[],
): string[] {
  const here = new Set(
    titles.flatMap(({ kind, name, originalName = "", names = {}, otherNames = [] }) =>
      [name, originalName, ...Object.values(names), ...otherNames].map(
        (each) => `${kind} ${foldName(each)}`,
      ),
    ),
  );
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
