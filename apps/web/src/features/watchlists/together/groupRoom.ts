import type { Watchlist } from "../page/watchlistQuery.ts";

/**
 * How many others share the list with its viewer; 0 for an unshared one, and for invited people.
 */
export const othersCount = ({
  collaborators,
  type,
}: Pick<Watchlist, "collaborators" | "type">): number =>
  type.startsWith("INVITED") ? 0 : collaborators.length;

/** The score columns: one's own, then the others' if there is room, then the combined one. */
export function groupRoom(others: number): string {
  return `flex shrink-0 ${others === 1 ? "sm:w-54" : others === 2 ? "sm:w-36 xl:w-72" : "sm:w-36"}`;
}
