import { integer, jsonb, pgTable, pgView, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, now, personKey, view } from "../../platform/database/columns.ts";

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

// Read by other features.

export const userProvidersView = pgView("user_providers_view").as(() =>
  view
    .select({ userId: userProviders.userId, providerId: userProviders.providerId })
    .from(userProviders),
);
