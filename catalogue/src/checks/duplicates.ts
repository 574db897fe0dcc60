import type { CatalogueTitle } from "../schema.ts";
import { foldName, wordsOf, yearIn } from "./words.ts";

const ARTICLE = /^(the|a|an|la|le|les|el|los|las|der|die|das|il) /i;
const SHARED_WORDS = 6;

/** All folded names under which a title can be looked up. */
const namesOf = ({ name, originalName = "" }: CatalogueTitle) =>
  new Set([name, originalName].map((each) => foldName(each.replace(ARTICLE, ""))).filter(Boolean));

const pairs = <T>(
  groups: Iterable<readonly T[]>,
  says: (one: T, other: T) => string | null,
): string[] =>
  [...groups].flatMap((group) =>
    group.flatMap((other, at) => group.slice(0, at).flatMap((one) => says(one, other) ?? [])),
  );

function sameNames(titles: readonly CatalogueTitle[]): string[] {
  const named = titles.flatMap((title) =>
    [...namesOf(title)].map((name) => ({ key: `${title.kind} ${name}`, title })),
  );
  return pairs(Map.groupBy(named, ({ key }) => key).values(), ({ title: one }, { title: other }) =>
    Math.abs(yearIn(one.date) - yearIn(other.date)) <= 1
      ? `${one.name} (${one.id}) and ${other.name} (${other.id}) look like one title`
      : null,
  );
}

function sharedRuns(titles: readonly CatalogueTitle[]): string[] {
  const runs = titles.flatMap((title) => {
    const words = wordsOf(title.logline);
    const starts = words.slice(0, Math.max(0, words.length - SHARED_WORDS + 1));
    return [...new Set(starts.map((_, at) => words.slice(at, at + SHARED_WORDS).join(" ")))].map(
      (run) => ({ run, title }),
    );
  });
  return pairs(
    Map.groupBy(runs, ({ run }) => run).values(),
    (one, other) =>
      `the loglines of ${one.title.name} (${one.title.id}) and ${other.title.name} (${other.title.id}) share "${one.run}"`,
  );
}

/** Duplicate titles: by id, IMDb id, name and year, and words of the logline. */
export function duplicateProblems(titles: readonly CatalogueTitle[]): string[] {
  const withImdb = titles.filter(({ imdb }) => imdb !== undefined);
  return [
    ...pairs(
      Map.groupBy(titles, ({ id }) => id).values(),
      (one, other) => `${one.name} and ${other.name} have the id ${one.id}`,
    ),
    ...pairs(
      Map.groupBy(withImdb, ({ imdb }) => imdb).values(),
      (one, other) =>
        `${one.name} (${one.id}) and ${other.name} (${other.id}) have the imdb id ${one.imdb}`,
    ),
    ...sameNames(titles),
    ...sharedRuns(titles),
  ];
}
