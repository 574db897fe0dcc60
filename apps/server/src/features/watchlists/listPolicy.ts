import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { WatchlistRow } from "./watchlistStore.ts";

type Part = Pick<WatchlistRow<unknown>, "state">;

export const listGone = (): Refusal => refuse("not-found", "Watchlist not found", "no-list");
export const listIsView = (): Refusal => refuse("conflict", "This list cannot be changed: it shows what you rated.", "list-is-view");

/** Titles are the business of all who are on the list: the owner and those who accepted. Null means yes. */
export function mayEdit({ state }: Part): Refusal | null {
  return state === "OWNER" || state === "ACCEPTED" ? null : refuse("forbidden", "Accept the invite first.", "accept-first");
}

/** Name, colour, people and the list itself are the owner's. Null means yes. */
export function mayOwn({ state }: Part, what: string): Refusal | null {
  return state === "OWNER" ? null : refuse("forbidden", `Only the owner ${what}.`, "owner-only");
}
