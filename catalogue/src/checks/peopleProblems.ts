import type { CatalogueTitle } from "../schema.ts";
import { foldName } from "./words.ts";

const creditsOf = (titles: readonly CatalogueTitle[]) =>
  new Set(titles.flatMap((title) => [...title.makers, ...title.cast.map((role) => role.person)]));

/**
 * People without an id, duplicate ids, and one person under two spellings. Homonyms are
 * distinguished by a parenthesis, which becomes part of the folded name.
 */
export function peopleProblems(
  titles: readonly CatalogueTitle[],
  ids: Readonly<Record<string, number>>,
): string[] {
  const credited = creditsOf(titles);
  const problems: string[] = [];
  const without = [...credited].filter((name) => !Object.hasOwn(ids, name));
  if (without.length)
    problems.push(
      `people.json: ${without.length} people have no id, ${without[0]} first; run catalogue/src/assignPeople.ts`,
    );
  if (new Set(Object.values(ids)).size !== Object.keys(ids).length)
    problems.push("people.json: one id is given twice");
  for (const spellings of Map.groupBy(credited, foldName).values())
    if (spellings.length > 1)
      problems.push(`one person under ${spellings.length} spellings: ${spellings.join(", ")}`);
  return problems;
}
