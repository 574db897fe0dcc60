import { sql } from "drizzle-orm";
import { bigint, char, integer, jsonb, pgTable, primaryKey, real, smallint, text, customType } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

// Models: what was learned from everybody's ratings. Nothing in them is a person's.

/** One row a model. The newest that is READY serves, the READY one before it is kept for a rollback; each change is announced by NOTIFY. */
export const models = pgTable("models", {
  modelId: integer("model_id").generatedAlwaysAsIdentity().primaryKey(),
  trainedAt: instant("trained_at")
    .notNull()
    .default(sql`clock_timestamp()`),
  /** READY, WITHDRAWN by a rollback, or REFUSED because it cannot be read. */
  state: text("state").notNull().default("READY"),
  people: integer("people").notNull(),
  ratings: integer("ratings").notNull(),
  /** How long its training took. */
  seconds: real("seconds").notNull(),
  /** Changes of ratings that there had ever been when they were read. */
  changes: bigint("changes", { mode: "number" }).notNull(),
  /** Length of its file, and the SHA-256 of it, hex. */
  byteLength: bigint("byte_length", { mode: "number" }).notNull(),
  checksum: char("checksum", { length: 64 }).notNull(),
  /** What it was learned from: the catalogue's generation, the sources of ratings and what each gave, the seed. */
  trainedOn: jsonb("trained_on").notNull(),
});

/** A model's file in parts of a few MB, so that none is too large for one message. */
export const modelParts = pgTable("model_parts", { modelId: integer("model_id").notNull(), part: smallint("part").notNull(), bytes: bytea("bytes").notNull() }, (t) => [
  primaryKey({ columns: [t.modelId, t.part] }),
]);
