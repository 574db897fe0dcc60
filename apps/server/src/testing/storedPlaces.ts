import type { Sql } from "../platform/database/sqlClient.ts";

/** Names of all tables in which a text stands, in whatever column: what is still known of a person is found by their id. */
export async function storedPlaces(sql: Sql, text: string): Promise<string[]> {
  const tables = await sql<
    { name: string }[]
  >`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const found = await Promise.all(
    tables.map(async ({ name }) =>
      (await sql`select 1 from ${sql(name)} t where to_jsonb(t)::text like ${`%${text}%`} limit 1`)
        .length > 0
        ? [name]
        : [],
    ),
  );
  return found.flat();
}
