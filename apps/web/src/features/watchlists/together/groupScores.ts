import type { WatchlistItem } from "../page/watchlistQuery.ts";

/** A title's scores for everybody who shares a list. */
export interface GroupScores {
  /** By person, without the viewer; null if there is none to show. */
  others: ReadonlyMap<string, number | null>;
  /** The mean of all; null if one is missing, so that nobody's can be derived from it. */
  together: number | null;
  /** They are far apart. */
  split: boolean;
}

/** A larger difference between highest and lowest means disagreement. */
const MOST_APART = 30;

/** @param own the viewer's score, null while there is none to show */
export function groupScores(
  { others }: Pick<WatchlistItem, "others">,
  own: number | null,
): GroupScores {
  const all = [own, ...others.map(({ score }) => score)];
  const known = all.filter((score) => score !== null);
  return {
    others: new Map(others.map(({ userId, score }) => [userId, score])),
    together:
      known.length > 1 && known.length === all.length
        ? Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
        : null,
    split: known.length > 1 && Math.max(...known) - Math.min(...known) > MOST_APART,
  };
}
