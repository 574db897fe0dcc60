import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
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

// The administrator's numbers. Each day has its sums, so that reading them takes as long with ten
// million ratings as with ten.

/** How often something happened on a UTC day. */
export const daySums = pgTable(
  "day_sums",
  {
    day: date({ mode: "string" }).notNull(),
    what: text().$type<Counted>().notNull(),
    count: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.what] })],
);

/** Of people: those who signed up that day. Of ratings: those last given that day. */
export type Counted =
  | "accounts"
  | "accounts rated"
  | "accounts with enough"
  | "accounts with enough, registered"
  | "events"
  | "first views"
  | "people"
  | "ratings"
  | "registered";

/**
 * The days on which a person was active, each counted once, and how many of their ratings
 * are of that day.
 */
export const personDays = pgTable(
  "person_days",
  {
    userId: personKey().notNull(),
    day: date({ mode: "string" }).notNull(),
    rated: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** As what a person was counted last, so that a change can be told from it. */
export const countedPeople = pgTable("counted_people", {
  userId: personKey().primaryKey(),
  /** Day of signing up; null if that doesn't count. */
  since: date({ mode: "string" }),
  registeredOn: date({ mode: "string" }),
  rated: boolean().notNull(),
  enough: boolean().notNull(),
});
