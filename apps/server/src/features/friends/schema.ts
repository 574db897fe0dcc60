import type { FriendState } from "@worthy/domain";
import { char, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "../../platform/database/columns.ts";

/** A person's relation to another, from their side; the other side is a separate row. */
export const friendships = pgTable(
  "friendships",
  {
    userId: personKey().notNull(),
    friendId: personKey().notNull(),
    /** REQUESTED, PENDING, ACCEPTED or BLOCKED. */
    state: text().$type<Exclude<FriendState, "NONE">>().notNull(),
    since: instant().notNull().default(now()),
    /** Of a block: the name the other had when the two last met; null if they never did. */
    knownAs: text(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.friendId] })],
);

/** A title that a friend recommends or asks about. It belongs to its recipient. */
export const friendMessages = pgTable(
  "friend_messages",
  {
    userId: personKey().notNull(),
    messageId: char({ length: 12 }).notNull(),
    fromId: personKey().notNull(),
    /** RECOMMENDATION or QUESTION. */
    kind: text().$type<"RECOMMENDATION" | "QUESTION">().notNull(),
    titleId: id().notNull(),
    note: text().notNull(),
    answer: text(),
    createdAt: instant().notNull().default(now()),
    answeredAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.messageId] }),
    index("friend_messages_by_time").on(t.userId, t.createdAt),
    index("friend_messages_by_sender").on(t.fromId, t.createdAt),
  ],
);
