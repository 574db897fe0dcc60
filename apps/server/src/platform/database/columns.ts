import { sql } from "drizzle-orm";
import { bigint, char, customType, QueryBuilder, timestamp } from "drizzle-orm/pg-core";

// Column types shared by tables. Columns have no explicit names: they are their key in snake_case,
// and the client returns them in camelCase.

export const instant = () => timestamp({ withTimezone: true, mode: "date" });
export const personKey = () => char({ length: 12 });
export const now = () => sql`now()`;
export const id = () => bigint({ mode: "number" });
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Builds the queries of views; a plain builder wouldn't know how columns are named. */
export const view = new QueryBuilder({ casing: "snake_case" });
