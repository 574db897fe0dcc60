import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, now } from "../../platform/database/columns.ts";
import type { Variant } from "./experimentList.ts";

/** A/B tests with weights set by an administrator; others use the defaults. */
export const experiments = pgTable("experiments", {
  name: text().primaryKey(),
  variants: jsonb().$type<Variant[]>().notNull(),
  updatedAt: instant().notNull().default(now()),
});
