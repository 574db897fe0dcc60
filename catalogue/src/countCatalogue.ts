import { GENRES, type CatalogueTitle } from "./schema.ts";

function tally(
  keys: readonly string[],
  compare: (a: [string, number], b: [string, number]) => number,
): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .toSorted(compare)
    .map(([key, n]) => `${key} ${n}`)
    .join(", ");
}

const mostFirst = (a: [string, number], b: [string, number]) =>
  b[1] - a[1] || a[0].localeCompare(b[0]);
const inOrder = (a: [string, number], b: [string, number]) => a[0].localeCompare(b[0]);

/**
 * Readable counts, several lines: by kind, decade, language, genre and service, and how many
 * episodes are known.
 */
export function countCatalogue(titles: readonly CatalogueTitle[]): string {
  const episodes = titles.flatMap(({ seasons = [] }) => seasons);
  const named = titles.filter(({ seasons }) => seasons?.some(({ list }) => list));
  return [
    `titles ${titles.length}: ${tally(
      titles.map(({ kind }) => (kind === "tv" ? "series" : "films")),
      mostFirst,
    )}`,
    `decades: ${tally(
      titles.map(({ date }) => `${date.slice(0, 3)}0s`),
      inOrder,
    )}`,
    `languages: ${tally(
      titles.map(({ language }) => language),
      mostFirst,
    )}`,
    `genres (of ${GENRES.length}): ${tally(
      titles.flatMap(({ genres }) => genres),
      mostFirst,
    )}`,
    `original homes: ${tally(
      titles.flatMap(({ home }) => home ?? []),
      mostFirst,
    )}`,
    `episodes ${episodes.reduce((sum, season) => sum + (season.episodes ?? 0), 0)} in ${episodes.length} seasons, named in ${named.length} series`,
  ].join("\n");
}
