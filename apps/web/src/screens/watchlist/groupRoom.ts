import type { Watchlist } from "./watchlistQuery.ts";

/** How many others share the list with who looks at it; of a list that nobody else is on, and for who is only invited, none. */
export const othersCount = ({ collaborators, type }: Pick<Watchlist, "collaborators" | "type">): number => (type.startsWith("INVITED") ? 0 : collaborators.length);

/** The columns of scores: one's own, then the others' where there is room for them, then everybody's. */
export function groupRoom(others: number): string {
  return `flex shrink-0 ${others === 1 ? "sm:w-54" : others === 2 ? "sm:w-36 xl:w-72" : "sm:w-36"}`;
}
