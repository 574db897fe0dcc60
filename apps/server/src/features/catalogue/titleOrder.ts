import type { Title } from "./title.ts";

export const byName = (a: Title, b: Title) => a.name.localeCompare(b.name, "en") || a.id - b.id;

/** Titles without a date come last, whichever way the dates go. */
function byDate(direction: 1 | -1) {
  return (a: Title, b: Title) => {
    if (a.firstAirDate === null || b.firstAirDate === null) return Number(a.firstAirDate === null) - Number(b.firstAirDate === null) || a.id - b.id;
    return direction * a.firstAirDate.localeCompare(b.firstAirDate) || a.id - b.id;
  };
}

export const newestFirst = byDate(-1);
export const oldestFirst = byDate(1);
