import { sql } from "drizzle-orm";
import { char, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "../../platform/database/columns.ts";

/** Titles that people miss in the catalogue, and what became of it. */
export const wishes = pgTable(
  "wishes",
  {
    userId: personKey().notNull(),
    wishId: char({ length: 12 }).notNull(),
    /** As the person typed it. */
    name: text().notNull(),
    /** The same for all spellings of a name (`wishKey`). */
    folded: text().notNull(),
    createdAt: instant().notNull().default(now()),
    /** The title, once there is one. */
    titleId: id(),
    grantedAt: instant(),
    /** When the person's screens were told that the title is here. */
    toldAt: instant(),
    /** When administrators took the name off their list. */
    declinedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wishId] }),
    uniqueIndex("wishes_by_person").on(t.userId, t.folded),
    index("wishes_open")
      .on(t.folded)
      .where(sql`${t.titleId} is null`),
    index("wishes_by_title").on(t.titleId),
  ],
);
