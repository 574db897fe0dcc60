import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "./columns.ts";

// Imports: what other sources say, and the jobs that fetch it.

/** One row a title of a source: what that source says of it, apart from what others say, so that it can be renewed or taken away as a whole. */
export const statements = pgTable(
  "statements",
  {
    source: text("source").notNull(),
    kind: text("kind").notNull(),
    /** The source's own id. */
    ref: text("ref").notNull(),
    titleId: id("title_id").notNull(),
    facts: jsonb("facts").notNull(),
    /** Page of the source about the title, for the link back. */
    url: text("url"),
    fetchedAt: instant("fetched_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.kind, t.ref] }), index("statements_by_title").on(t.titleId), index("statements_by_age").on(t.source, t.fetchedAt)],
);

/** Facts of titles that an administrator has put right, a row a fact. They stand over what all sources say, and are no statement: nothing of a source is lost by them. */
export const corrections = pgTable(
  "corrections",
  {
    titleId: id("title_id").notNull(),
    /** As titles name it; the precision of a date comes with its date. */
    field: text("field").notNull(),
    value: jsonb("value").notNull(),
    /** Null: somebody whose account has ended. */
    adminId: personKey("admin_id"),
    correctedAt: instant("corrected_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.titleId, t.field] }), index("corrections_by_admin").on(t.adminId), index("corrections_by_time").on(t.correctedAt)],
);

/** People of a source who are known to be people that the bundle has. */
export const personLinks = pgTable("person_links", { sourcePersonId: id("source_person_id").primaryKey(), personId: id("person_id").notNull() });

/** Where the image host has a person's picture, as a source said on that day; kept no longer than what the source says of titles. */
export const personPictures = pgTable(
  "person_pictures",
  { personId: id("person_id").primaryKey(), path: text("path").notNull(), asOf: date("as_of", { mode: "string" }).notNull() },
  (t) => [index("person_pictures_by_age").on(t.asOf)],
);

/** One row an import, at work or over. */
export const importJobs = pgTable("import_jobs", {
  jobId: integer("job_id").generatedAlwaysAsIdentity().primaryKey(),
  source: text("source").notNull(),
  /** RUNNING (also while it waits for a process), PAUSED, DONE or FAILED. */
  state: text("state").notNull().default("RUNNING"),
  /** What it is at, in the source's own words. */
  step: text("step").notNull().default("LIST"),
  options: jsonb("options").notNull(),
  /** Where the step is; its meaning is the step's. */
  cursor: jsonb("cursor").notNull().default({}),
  total: integer("total"),
  done: integer("done").notNull().default(0),
  failed: integer("failed").notNull().default(0),
  /** Titles a second, of late. */
  rate: real("rate"),
  /** The process at work: no other may write for the job. */
  worker: text("worker"),
  /** Why it is paused, or failed, or waits. */
  message: text("message"),
  createdAt: instant("created_at").notNull().default(now()),
  updatedAt: instant("updated_at").notNull().default(now()),
});

/** What a job has to fetch, in its order. Rows that are done are removed. */
export const importItems = pgTable(
  "import_items",
  {
    jobId: integer("job_id").notNull(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull(),
    place: integer("place").notNull(),
    attempts: smallint("attempts").notNull().default(0),
    /** Why it was given up; null as long as it is to be fetched. */
    problem: text("problem"),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.kind, t.ref] }),
    index("import_items_to_fetch")
      .on(t.jobId, t.attempts, t.place)
      .where(sql`${t.problem} is null`),
  ],
);

/** Which terms of a source the operator has accepted. */
export const acceptedTerms = pgTable("accepted_terms", {
  source: text("source").primaryKey(),
  version: text("version").notNull(),
  acceptedAt: instant("accepted_at").notNull().default(now()),
});

/** Ratings of an operator's data set. Its people are numbers and have no account. */
export const seedRatings = pgTable(
  "seed_ratings",
  { source: text("source").notNull(), person: integer("person").notNull(), titleId: id("title_id").notNull(), rating: text("rating").notNull() },
  (t) => [primaryKey({ columns: [t.source, t.person, t.titleId] })],
);
