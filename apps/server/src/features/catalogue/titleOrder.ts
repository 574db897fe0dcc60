import { LANGUAGES, shownName, type Naming } from "@worthy/domain";
import type { Title } from "./title.ts";

const collators = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.Collator(language)]),
);

/** By the names that somebody sees, as their language sorts. */
export function byName(naming: Naming) {
  const compare = collators[naming.language]?.compare;
  return (a: Title, b: Title) =>
    compare?.(shownName(a, naming), shownName(b, naming)) || a.id - b.id;
}

/** Titles without a date come last in either direction. */
function byDate(direction: 1 | -1) {
  return (a: Title, b: Title) => {
    if (a.firstAirDate === null || b.firstAirDate === null)
      return Number(a.firstAirDate === null) - Number(b.firstAirDate === null) || a.id - b.id;
    if (a.firstAirDate === b.firstAirDate) return a.id - b.id;
    return a.firstAirDate < b.firstAirDate ? -direction : direction;
  };
}

export const newestFirst = byDate(-1);
export const oldestFirst = byDate(1);
