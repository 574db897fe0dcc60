import type { InviteState, TitleKind, WatchlistSort } from "@worthy/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "../../platform/database/columns.ts";

// Watchlists, memberships and invites.

export const watchlists = pgTable("watchlists", {
  watchlistId: id().primaryKey(),
  ownerId: personKey().notNull(),
  name: text().notNull(),
  hexCode: text().notNull(),
  status: text().notNull().default("ACTIVE"),
  createdAt: instant().notNull().default(now()),
});

/** One person's membership: their position, sort, and whether the list is their default. */
export const memberships = pgTable(
  "memberships",
  {
    userId: personKey().notNull(),
    watchlistId: id().notNull(),
    state: text().$type<InviteState | "OWNER">().notNull().default("OWNER"),
    userDefault: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    sort: text().$type<WatchlistSort>().notNull().default("CUSTOM"),
    /** When they entered this state. */
    since: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.watchlistId] }),
    uniqueIndex("one_default_a_person")
      .on(t.userId)
      .where(sql`${t.userDefault}`),
    index("memberships_by_list").on(t.watchlistId),
  ],
);

export const watchlistItems = pgTable(
  "watchlist_items",
  {
    watchlistId: id().notNull(),
    itemId: id().notNull(),
    watchlistItemId: id().notNull(),
    kind: text().$type<TitleKind>().notNull(),
    /**
     * The list's own order, smallest first, with gaps; new items get smaller numbers and go on top.
     */
    position: integer().notNull(),
    addedBy: personKey().notNull(),
    addedAt: instant().notNull().default(now()),
    /** A like added it, and nobody has added or moved it since: it goes with the like. */
    implicit: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.watchlistId, t.itemId] }),
    uniqueIndex("watchlist_items_by_id").on(t.watchlistId, t.watchlistItemId),
    index("watchlist_items_by_place").on(t.watchlistId, t.position, t.itemId),
    index("watchlist_items_by_adder").on(t.addedBy),
    index("watchlist_items_by_item").on(t.itemId),
  ],
);

/** One row per item that somebody else added since the person last looked: the new-item dot. */
export const newItems = pgTable(
  "new_items",
  {
    userId: personKey().notNull(),
    watchlistId: id().notNull(),
    itemId: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.watchlistId, t.itemId] })],
);

/** Removed items as they were, while they can be restored: the last of each title on a list. */
export const removedItems = pgTable(
  "removed_items",
  {
    watchlistId: id().notNull(),
    itemId: id().notNull(),
    watchlistItemId: id().notNull(),
    position: integer().notNull(),
    addedBy: personKey().notNull(),
    addedAt: instant().notNull(),
    /** The people who had its dot. */
    newFor: text().array().notNull(),
    removedAt: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.watchlistId, t.itemId] }),
    index("removed_items_by_age").on(t.removedAt),
    index("removed_items_by_adder").on(t.addedBy),
    index("removed_items_by_dot").using("gin", t.newFor),
  ],
);

/** The latest activity on a shared list. */
export const listActivity = pgTable(
  "list_activity",
  {
    watchlistId: id().notNull(),
    activityId: id().generatedAlwaysAsIdentity().notNull(),
    /** The acting person. */
    userId: personKey().notNull(),
    what: text()
      .$type<
        | "item-added"
        | "item-removed"
        | "item-restored"
        | "items-moved"
        | "list-changed"
        | "invited"
        | "joined"
        | "declined"
        | "left"
        | "removed"
      >()
      .notNull(),
    /** The title or person it was about. */
    itemId: id(),
    aboutId: personKey(),
    at: instant().notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.watchlistId, t.activityId] })],
);

/**
 * References of invites. A new one ends its predecessor; ended ones are kept for a while to
 * distinguish them from wrong ones.
 */
export const inviteReferences = pgTable(
  "invite_references",
  {
    reference: char({ length: 24 }).primaryKey(),
    /** LIST: for anybody who has it; EMAIL: for the first who opens it; FRIEND: for friendship. */
    kind: text().$type<"LIST" | "EMAIL" | "FRIEND">().notNull(),
    inviterId: personKey().notNull(),
    watchlistId: id(),
    /** For EMAIL: who used it. */
    takenBy: personKey(),
    /**
     * For EMAIL: a fingerprint of the recipient's address, so that a removed person can only return
     * with a later reference of their own.
     */
    sentTo: char({ length: 64 }),
    createdAt: instant().notNull().default(now()),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex("one_reference_a_list")
      .on(t.watchlistId)
      .where(sql`${t.kind} = 'LIST' and ${t.endedAt} is null`),
    uniqueIndex("one_friend_reference_a_person")
      .on(t.inviterId)
      .where(sql`${t.kind} = 'FRIEND' and ${t.endedAt} is null`),
    index("invite_references_by_list").on(t.watchlistId),
    index("invite_references_by_age").on(t.expiresAt),
  ],
);
