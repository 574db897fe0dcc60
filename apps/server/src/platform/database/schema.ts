import { char, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, now, personKey } from "./columns.ts";

// The platform's own tables.

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: personKey().notNull(),
    key: text().notNull(),
    /** SHA-256 of endpoint and input: the same key with another request is refused. */
    fingerprint: char({ length: 64 }).notNull(),
    response: jsonb(),
    createdAt: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index("idempotency_keys_by_age").on(t.createdAt),
  ],
);

/**
 * How often something happened in a time window, for limits shared by several servers. Keys are
 * hashed: no network or e-mail address is stored.
 */
export const limitCounts = pgTable(
  "limit_counts",
  {
    keyHash: char({ length: 64 }).notNull(),
    windowEnd: instant().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.keyHash, t.windowEnd] }),
    index("limit_counts_by_age").on(t.windowEnd),
  ],
);
