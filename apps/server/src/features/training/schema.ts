import { sql } from "drizzle-orm";
import {
  bigint,
  char,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  real,
} from "drizzle-orm/pg-core";
import { instant, bytea } from "../../platform/database/columns.ts";

// Models trained on everybody's ratings. They contain nobody's personal data.

/**
 * One row per model. The newest READY one is in use, and the READY one before it is kept for a
 * rollback; each change is announced by NOTIFY.
 */
export const models = pgTable("models", {
  modelId: integer().generatedAlwaysAsIdentity().primaryKey(),
  trainedAt: instant()
    .notNull()
    .default(sql`clock_timestamp()`),
  /** READY, WITHDRAWN by a rollback, or REFUSED if unreadable. */
  state: text().$type<"READY" | "WITHDRAWN" | "REFUSED">().notNull().default("READY"),
  people: integer().notNull(),
  ratings: integer().notNull(),
  /** Duration of its training. */
  seconds: real().notNull(),
  /** Total number of rating changes when they were read. */
  changes: bigint({ mode: "number" }).notNull(),
  /** Length and SHA-256 (hex) of its file. */
  byteLength: bigint({ mode: "number" }).notNull(),
  checksum: char({ length: 64 }).notNull(),
  /**
   * What it was trained on: the catalogue's generation, the sources of ratings with their
   * contributions, the seed, and whether TMDB's facts were used.
   */
  trainedOn: jsonb().notNull(),
});

/** A model's file in parts of a few MB, so that none is too large for one message. */
export const modelParts = pgTable(
  "model_parts",
  {
    modelId: integer().notNull(),
    part: smallint().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.part] })],
);
