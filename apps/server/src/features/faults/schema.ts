import { char, index, integer, pgTable, pgView, smallint, text } from "drizzle-orm/pg-core";
import { instant, now, personKey, view } from "../../platform/database/columns.ts";

/** One row per fault, however often it happened. */
export const faults = pgTable(
  "faults",
  {
    /** SHA-256, hex, of what identifies the fault. */
    fingerprint: char({ length: 64 }).primaryKey(),
    /** CLIENT or SERVER. */
    source: text().notNull(),
    message: text().notNull(),
    address: text(),
    status: smallint(),
    /** Whom it happened to last. */
    userId: personKey(),
    release: text().notNull(),
    detail: text(),
    count: integer().notNull().default(1),
    firstSeenAt: instant().notNull().default(now()),
    lastSeenAt: instant().notNull().default(now()),
  },
  (t) => [index("faults_by_time").on(t.lastSeenAt), index("faults_by_person").on(t.userId)],
);

// Read by other features.

export const faultsView = pgView("faults_view").as(() =>
  view.select({ lastSeenAt: faults.lastSeenAt }).from(faults),
);
