import type { Title } from "./title.ts";

const names = new Intl.Collator("en");
export const byName = (a: Title, b: Title) => names.compare(a.name, b.name) || a.id - b.id;

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
