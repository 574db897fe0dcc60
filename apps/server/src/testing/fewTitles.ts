import type { Bundle } from "@worthy/catalogue";

/** The titles of the bundle with the lowest ids, with their people and places in lists. */
export function fewTitles(whole: Bundle, count: number): Bundle {
  const titles = whole.titles.toSorted((one, other) => one.id - other.id).slice(0, count);
  const ids = new Set(titles.map(({ id }) => id));
  const named = new Set(
    titles.flatMap(({ makers, cast }) => [...makers, ...cast.map(({ person }) => person)]),
  );
  const people = Object.entries(whole.people).filter(([name]) => named.has(name));
  const lists = whole.lists.map((list) => ({
    ...list,
    titleIds: list.titleIds.filter((id) => ids.has(id)),
  }));
  return {
    ...whole,
    titles,
    people: Object.fromEntries(people),
    lists,
    checksum: `${count} titles`.padEnd(64),
  };
}
