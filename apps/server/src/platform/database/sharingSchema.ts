import { sql } from "drizzle-orm";
import { char, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "./columns.ts";

// What people share: lists, invites and friendship.

/** One row an item that somebody else added since the person last looked: the new-item dot. */
export const newItems = pgTable("new_items", { userId: personKey().notNull(), watchlistId: id("watchlist_id").notNull(), itemId: id("item_id").notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.watchlistId, t.itemId] }),
]);

/** Items that were taken off, as they were, for as long as somebody may undo it: the last of each title on a list. */
export const removedItems = pgTable(
  "removed_items",
  {
    watchlistId: id("watchlist_id").notNull(),
    itemId: id("item_id").notNull(),
    watchlistItemId: id("watchlist_item_id").notNull(),
    position: integer("position").notNull(),
    addedBy: personKey("added_by").notNull(),
    addedAt: instant("added_at").notNull(),
    /** Whose dot it bore. */
    newFor: text("new_for").array().notNull(),
    removedAt: instant("removed_at").notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.watchlistId, t.itemId] }),
    index("removed_items_by_age").on(t.removedAt),
    index("removed_items_by_adder").on(t.addedBy),
    index("removed_items_by_dot").using("gin", t.newFor),
  ],
);

/** What happened on a shared list, the latest of it. */
export const listActivity = pgTable(
  "list_activity",
  {
    watchlistId: id("watchlist_id").notNull(),
    activityId: id("activity_id").generatedAlwaysAsIdentity().notNull(),
    /** Who did it. */
    userId: personKey().notNull(),
    what: text("what").notNull(),
    /** The title, or the person, that it was about. */
    itemId: id("item_id"),
    aboutId: personKey("about_id"),
    at: instant("at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.watchlistId, t.activityId] })],
);

/** References that invites are known by. One that took the place of another ends it; ended ones are kept for a while, so that they can be told from wrong ones. */
export const inviteReferences = pgTable(
  "invite_references",
  {
    reference: char("reference", { length: 24 }).primaryKey(),
    /** LIST: for whoever has it; EMAIL: for the first who opens it; FRIEND: for friendship. */
    kind: text("kind").notNull(),
    inviterId: personKey("inviter_id").notNull(),
    watchlistId: id("watchlist_id"),
    /** Of an EMAIL: whose it has become. */
    takenBy: personKey("taken_by"),
    /** Of an EMAIL: a fingerprint of the address it went to, so that whoever was removed comes back by a later one of their own alone. */
    sentTo: char("sent_to", { length: 64 }),
    createdAt: instant("created_at").notNull().default(now()),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
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

/** How one person stands to another, from their side; the other's side is a row of theirs. */
export const friendships = pgTable(
  "friendships",
  {
    userId: personKey().notNull(),
    friendId: personKey("friend_id").notNull(),
    /** REQUESTED, PENDING, ACCEPTED or BLOCKED. */
    state: text("state").notNull(),
    since: instant("since").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.friendId] })],
);

/** A title that a friend recommends, or asks about. It belongs to the one who gets it. */
export const friendMessages = pgTable(
  "friend_messages",
  {
    userId: personKey().notNull(),
    messageId: char("message_id", { length: 12 }).notNull(),
    fromId: personKey("from_id").notNull(),
    /** RECOMMENDATION or QUESTION. */
    kind: text("kind").notNull(),
    titleId: id("title_id").notNull(),
    note: text("note").notNull(),
    answer: text("answer"),
    createdAt: instant("created_at").notNull().default(now()),
    answeredAt: instant("answered_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.messageId] }),
    index("friend_messages_by_time").on(t.userId, t.createdAt),
    index("friend_messages_by_sender").on(t.fromId, t.createdAt),
  ],
);
