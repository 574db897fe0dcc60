import type { RatingValue, TitleKind } from "@worthy/domain";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  real,
} from "drizzle-orm/pg-core";
import { id, instant, now } from "../../platform/database/columns.ts";
import type { Account } from "./jobs/account.ts";
import type { ImportOptions, ImportSource } from "./jobs/importOptions.ts";

// Import jobs and imported data sets.

/** One row per import, running or finished. */
export const importJobs = pgTable("import_jobs", {
  jobId: integer().generatedAlwaysAsIdentity().primaryKey(),
  source: text().$type<ImportSource>().notNull(),
  /** RUNNING (including waiting for a process), PAUSED, DONE, FAILED or CANCELED. */
  state: text()
    .$type<"RUNNING" | "PAUSED" | "DONE" | "FAILED" | "CANCELED">()
    .notNull()
    .default("RUNNING"),
  /** Current step, in the source's own terms. */
  step: text().notNull().default("LIST"),
  options: jsonb().$type<ImportOptions>().notNull(),
  /** Position within the step; its meaning depends on the step. */
  cursor: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  total: integer(),
  done: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  /** What became of all that was read: new, joined with what was there, or left out, and why. */
  taken: integer().notNull().default(0),
  joined: integer().notNull().default(0),
  dropped: jsonb().$type<Account["dropped"]>().notNull().default({}),
  /** Recent titles per second. */
  rate: real(),
  /** The process working on it; no other may write for the job. */
  worker: text(),
  /** Why it is paused, failed or waiting. */
  message: text(),
  createdAt: instant().notNull().default(now()),
  updatedAt: instant().notNull().default(now()),
});

/** Items a job has to fetch, in order. Finished rows are deleted. */
export const importItems = pgTable(
  "import_items",
  {
    jobId: integer().notNull(),
    kind: text().$type<TitleKind>().notNull(),
    ref: text().notNull(),
    place: integer().notNull(),
    attempts: smallint().notNull().default(0),
    /** Why it failed; null while it is still to be fetched. */
    problem: text(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.kind, t.ref] }),
    index("import_items_to_fetch")
      .on(t.jobId, t.attempts, t.place)
      .where(sql`${t.problem} is null`),
  ],
);

/** Versions of a source's terms accepted by the operator. */
export const acceptedTerms = pgTable("accepted_terms", {
  source: text().primaryKey(),
  version: text().notNull(),
  acceptedAt: instant().notNull().default(now()),
});

/**
 * Ratings of imported data sets. Their people are numbers without accounts. The source is the set:
 * only that of the last import that ended well is read.
 */
export const seedRatings = pgTable(
  "seed_ratings",
  {
    source: text().notNull(),
    person: integer().notNull(),
    titleId: id().notNull(),
    rating: text().$type<RatingValue>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.person, t.titleId] })],
);
