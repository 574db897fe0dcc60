import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";
import type { Owner } from "../../platform/policy.ts";

/** States of the lists that a person sees. */
export type ListState = "OWNER" | "ACCEPTED" | "INVITED_NEW" | "INVITED_SEEN";
export type MemberState = Exclude<ListState, "OWNER"> | "DECLINED" | "INVITED_REMOVED";

/** A list as one person sees it. Its id is a number, except for views. */
export interface WatchlistRow<Id = number>
  extends
    Row<typeof schema.watchlists, "ownerId" | "name" | "hexCode" | "status">,
    Row<typeof schema.memberships, "userDefault" | "position" | "sort"> {
  watchlistId: Id;
  state: ListState;
  numItems: number;
  /** The first ones, at most `MOST_NAMED`. */
  itemIds: number[];
  /** Items that others added since the person last looked. */
  numNewItems: number;
  /** Everybody but the owner, longest in their state first; of former members only the latest. */
  members: { userId: string; state: MemberState }[];
}

/** A stored list by number, and its viewer. */
export interface WatchlistRef {
  readonly watchlistId: number;
  readonly viewer: Owner;
}

/** A stored list as one person sees it. */
export type Watchlist = WatchlistRow & WatchlistRef;

/** One person's membership in a list. */
export interface Membership {
  readonly watchlistId: number;
  readonly userId: string;
  readonly state: string;
  readonly userDefault: boolean;
}
