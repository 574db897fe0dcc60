import type { WatchlistItem } from "./watchlistQuery.ts";

/** What a title is to those who share a list. */
export interface GroupScores {
  /** By person, the one who looks apart; null where there is none to show. */
  others: ReadonlyMap<string, number | null>;
  /** The mean of all; null where one is missing, so that no one else's can be worked out from it. */
  together: number | null;
  /** They are far apart. */
  split: boolean;
}

/** More between the highest and the lowest is no agreement. */
const MOST_APART = 30;

/** @param own the score of who looks, null while there is none to show */
export function groupScores({ others }: Pick<WatchlistItem, "others">, own: number | null): GroupScores {
  const all = [own, ...others.map(({ score }) => score)];
  const known = all.filter((score) => score !== null);
  return {
    others: new Map(others.map(({ userId, score }) => [userId, score])),
    together: known.length > 1 && known.length === all.length ? Math.round(known.reduce((sum, score) => sum + score, 0) / known.length) : null,
    split: known.length > 1 && Math.max(...known) - Math.min(...known) > MOST_APART,
  };
}
