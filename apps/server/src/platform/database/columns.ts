import { sql } from "drizzle-orm";
import { bigint, char, timestamp } from "drizzle-orm/pg-core";

// Kinds of columns that all tables share.

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
export const personKey = (name = "user_id") => char(name, { length: 12 });
export const now = () => sql`now()`;
export const id = (name: string) => bigint(name, { mode: "number" });
