import { char, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, personKey } from "../../platform/database/columns.ts";

/**
 * One row per screen asking to be signed in. It belongs to nobody until answered, so its key is the
 * token's. Stores SHA-256 (hex) of the three secrets, not the secrets themselves.
 */
export const actionTokens = pgTable(
  "action_tokens",
  {
    tokenHash: char({ length: 64 }).primaryKey(),
    codeHash: char({ length: 64 }).notNull(),
    collectHash: char({ length: 64 }).notNull(),
    /** ANDROID, WEB or TV. */
    source: text().$type<"ANDROID" | "WEB" | "TV">().notNull(),
    deviceLabel: text().notNull(),
    /** WAITING, CONFIRMED, REFUSED or COLLECTED. */
    state: text()
      .$type<"WAITING" | "CONFIRMED" | "REFUSED" | "COLLECTED">()
      .notNull()
      .default("WAITING"),
    /** Who confirmed or refused it. */
    userId: personKey(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("action_tokens_by_code").on(t.codeHash),
    uniqueIndex("action_tokens_by_collect").on(t.collectHash),
    index("action_tokens_by_age").on(t.expiresAt),
  ],
);
