import type { TitleKind } from "./rating.ts";

/** What an item of a watchlist is told apart by: its id and its type together. */
export function itemKey({ id, tmdbType }: { id: number; tmdbType: TitleKind }): string {
  return `${id}-${tmdbType}`;
}
