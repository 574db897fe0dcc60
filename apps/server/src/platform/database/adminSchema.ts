import { char, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "./columns.ts";

// What an administrator looks at: what went wrong, what administrators did, which experiments run.

/** One row a fault, however often it happened. */
export const faults = pgTable(
  "faults",
  {
    /** SHA-256, hex, of what makes it the same fault. */
    fingerprint: char("fingerprint", { length: 64 }).primaryKey(),
    /** CLIENT or SERVER. */
    source: text("source").notNull(),
    message: text("message").notNull(),
    address: text("address"),
    status: smallint("status"),
    /** Whom it happened to last. */
    userId: personKey(),
    release: text("release").notNull(),
    detail: text("detail"),
    count: integer("count").notNull().default(1),
    firstSeenAt: instant("first_seen_at").notNull().default(now()),
    lastSeenAt: instant("last_seen_at").notNull().default(now()),
  },
  (t) => [index("faults_by_time").on(t.lastSeenAt), index("faults_by_person").on(t.userId)],
);

/** One row an act of an administrator that changed something, written in the act's own transaction. */
export const adminActs = pgTable(
  "admin_acts",
  {
    actId: id("act_id").generatedAlwaysAsIdentity().primaryKey(),
    /** Null: on the command line, or by somebody whose account has ended. */
    adminId: personKey("admin_id"),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    details: jsonb("details").notNull().default({}),
    at: instant("at").notNull().default(now()),
  },
  (t) => [index("admin_acts_by_admin").on(t.adminId), index("admin_acts_by_subject").on(t.subject)],
);

/** A/B tests whose weights an administrator has set; the others have those of the program. */
export const experiments = pgTable("experiments", {
  name: text("name").primaryKey(),
  variants: jsonb("variants").notNull(),
  updatedAt: instant("updated_at").notNull().default(now()),
});
