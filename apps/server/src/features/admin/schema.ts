import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "../../platform/database/columns.ts";

/** One audit entry per administrator's change, written in the change's own transaction. */
export const adminActs = pgTable(
  "admin_acts",
  {
    actId: id().generatedAlwaysAsIdentity().primaryKey(),
    /** Null: from the command line, or by a deleted account. */
    adminId: personKey(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: instant().notNull().default(now()),
  },
  (t) => [index("admin_acts_by_admin").on(t.adminId), index("admin_acts_by_subject").on(t.subject)],
);
