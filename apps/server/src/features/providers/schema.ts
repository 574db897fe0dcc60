import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, now, personKey } from "../../platform/database/columns.ts";

/** The services people say they have. */
export const userProviders = pgTable(
  "user_providers",
  {
    userId: personKey().notNull(),
    providerId: integer().notNull(),
    extras: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    addRemoveType: text().$type<"EXPLICIT">().notNull().default("EXPLICIT"),
    addedAt: instant().notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.providerId] })],
);
