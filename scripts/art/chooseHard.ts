import { chooseLook } from "../../packages/posters/src/chooseLook.ts";
import { FAMILY_NAMES } from "../../packages/posters/src/familiesByGenre.ts";
import type { DrawnTitle } from "./bundleFacts.ts";

const COUNTS = {
  longest: 10,
  shortest: 8,
  accents: 12,
  signs: 6,
  otherScripts: 6,
  all: 60,
} as const;
const ACCENT = /[^\u0000-\u007f\u2010-\u2027]/u;
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Greek}]/u;

/**
 * The sixty titles that are hardest to draw, always the same for a bundle: longest and shortest
 * names, accents, punctuation, one of each family, and names in other scripts under their original
 * name, as sources may have them.
 */
export function chooseHard(titles: readonly DrawnTitle[]): DrawnTitle[] {
  const byLength = titles.toSorted(
    (a, b) => b.facts.name.length - a.facts.name.length || a.title.id - b.title.id,
  );
  const withAccents = byLength.filter(({ facts }) => ACCENT.test(facts.name));
  const withSigns = byLength.filter(({ facts }) => /[^\p{L}\p{N}\s'’.,:-]/u.test(facts.name));
  const originals = byLength.flatMap(({ title, facts }) => {
    const { originalName: name = "" } = title;
    return OTHER_SCRIPT.test(name) ? [{ title, facts: { ...facts, name } }] : [];
  });
  const oneAFamily = FAMILY_NAMES.flatMap(
    (family) => titles.find(({ facts }) => chooseLook(facts).family === family) ?? [],
  );
  const wanted = [
    ...byLength.slice(0, COUNTS.longest),
    ...byLength.slice(-COUNTS.shortest),
    ...spread(withAccents, COUNTS.accents),
    ...withSigns.slice(0, COUNTS.signs),
    ...spread(originals, COUNTS.otherScripts),
    ...oneAFamily,
    ...spread(titles, COUNTS.all),
  ];
  // A title may be hard in several ways; others fill the remaining places.
  const different = new Map(wanted.map((each) => [`${each.title.id} ${each.facts.name}`, each]));
  return [...different.values()].slice(0, COUNTS.all);
}

/** This many items, evenly spread over the list. */
function spread<T>(list: readonly T[], count: number): T[] {
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor((at * list.length) / count)],
  ).filter((item) => item !== undefined);
}
