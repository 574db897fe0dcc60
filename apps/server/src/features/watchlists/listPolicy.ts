import type { Editable, Owned, Owner, Readable } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { TasteOf } from "../ratings/ratingPolicy.ts";
import type { Membership, Watchlist, WatchlistRef, WatchlistRow } from "./watchlist.ts";

export const listGone = (): Refusal => refuse("not-found", "Watchlist not found", "no-list");
export const listIsView = (): Refusal =>
  refuse("conflict", "You can’t change this list: it shows what you rated.", "list-is-view");

/** Everybody with a membership may see a list, including invited people. */
export function mayRead(viewer: Owner, row: WatchlistRow | null): Readable<Watchlist> | Refusal {
  return row ? ({ ...row, viewer } as Readable<Watchlist>) : listGone(); // loaded as the viewer sees it
}

const isJoined = ({ state }: Pick<WatchlistRow, "state">) =>
  state === "OWNER" || state === "ACCEPTED";

/** Owner and accepted collaborators may change titles. */
export function mayEdit(list: Readable<Watchlist>): Editable<Watchlist> | Refusal {
  return isJoined(list)
    ? (list as Editable<Watchlist>)
    : refuse("forbidden", "Accept the invite first.", "accept-first");
}

/** Owner and accepted collaborators may make a list their default, to which ratings add titles. */
export function mayMakeDefault(list: Readable<Watchlist>): Editable<Watchlist> | Refusal {
  return isJoined(list)
    ? (list as Editable<Watchlist>)
    : refuse("conflict", "Accept the invite first.", "accept-first");
}

/** Maximum number of other members looked up. */
const MOST_OTHERS = 10;

/** The other members, for scores from their tastes; nobody if the viewer is only invited. */
export function mayScoreWith(
  viewer: Owner,
  { ownerId, members, state }: Pick<WatchlistRow<unknown>, "ownerId" | "members" | "state">,
): Readable<TasteOf>[] {
  if (!isJoined({ state })) return [];
  const joined = members.filter((member) => member.state === "ACCEPTED");
  return [ownerId, ...joined.map(({ userId }) => userId)]
    .filter((userId) => userId !== viewer.userId)
    .slice(0, MOST_OTHERS)
    .map((userId) => ({ userId }) as Readable<TasteOf>);
}

/**
 * Everybody who shares a list, for picks from all their tastes. Null if the viewer isn't one of
 * them.
 */
export function mayPickFor(viewer: Owner, userIds: readonly string[]): Readable<TasteOf>[] | null {
  return userIds.includes(viewer.userId)
    ? userIds.map((userId) => ({ userId }) as Readable<TasteOf>)
    : null;
}

/** Only the owner may change name, colour and people, or delete the list. */
export function mayOwn(list: Readable<Watchlist>, what: string): Owned<Watchlist> | Refusal {
  return list.state === "OWNER"
    ? (list as Owned<Watchlist>)
    : refuse("forbidden", `Only the owner ${what}.`, "owner-only");
}

/** A list with its owner in the row. Null means that it is somebody else's. */
export function mayOwnRow(
  viewer: Owner,
  { watchlistId, ownerId }: Pick<WatchlistRow, "watchlistId" | "ownerId">,
): Owned<WatchlistRef> | null {
  return ownerId === viewer.userId ? ({ watchlistId, viewer } as Owned<WatchlistRef>) : null;
}

/** Deleting a list ends everybody's membership in it. */
export function mayEndMemberships(
  { watchlistId }: Owned<WatchlistRef>,
  members: readonly Omit<Membership, "watchlistId">[],
): Editable<Membership>[] {
  return members.map((member) => ({ ...member, watchlistId }) as Editable<Membership>);
}
