import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { id, instant, personKey } from "../../platform/database/columns.ts";

/** Titles that somebody doesn't want to see on Today for a while. */
export const notTonight = pgTable(
  "not_tonight",
  {
    userId: personKey().notNull(),
    titleId: id().notNull(),
    until: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.titleId] }),
    index("not_tonight_by_title").on(t.titleId),
    index("not_tonight_by_until").on(t.until),
  ],
);
