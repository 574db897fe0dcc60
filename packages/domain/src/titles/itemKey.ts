import type { TitleKind } from "../ratings/rating.ts";

/** Identifies an item of a watchlist: its id and type together. */
export function itemKey({ id, tmdbType }: { id: number; tmdbType: TitleKind }): string {
  return `${id}-${tmdbType}`;
}
