import { readdir } from "node:fs/promises";
import { readApplied } from "../../platform/database/migrate.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

interface Facts {
  version: string;
  size: string;
  titles: number;
  people: number;
  faults: number;
  failedImports: number;
  acceptsWrites: boolean;
}

/** Whether the database is of this program's version, takes writes, and has what the product needs. */
export async function lookAtDatabase(sql: Sql, migrations: string): Promise<Finding[]> {
  const wanted = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).length;
  const applied = (await readApplied(sql)).length;
  if (applied === 0) return [note("Tables", "There is nothing here yet: the first start makes them.")];
  if (applied > wanted) return [bad("Tables", "They are of a newer version of Worthy than this program.")];
  const tables = applied < wanted ? note("Tables", `${wanted - applied} changes wait for the next start.`) : good("Tables", "They are up to date.");
  return [tables, ...(applied < wanted ? [] : await lookInside(sql))];
}

async function lookInside(sql: Sql): Promise<Finding[]> {
  const [facts] = await sql<Facts[]>`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size, (select count(*)::int from titles) as titles,
      (select count(*)::int from emails) as people, (select count(*)::int from faults where last_seen_at > now() - interval '1 day') as faults,
      (select count(*)::int from import_jobs where state = 'FAILED' and updated_at > now() - interval '7 days') as failed_imports, not pg_is_in_recovery() as accepts_writes`;
  if (!facts) return [];
  const { version, size, titles, people, faults, failedImports, acceptsWrites } = facts;
  return [
    acceptsWrites ? good("PostgreSQL", `Version ${version}, ${size}.`) : bad("PostgreSQL", `Version ${version} is a standby and takes no writes.`),
    titles > 0 ? good("Catalogue", `${titles} titles.`) : bad("Catalogue", "There are no titles: start the server once, which loads the bundled ones."),
    good("People", `${people} registered.`),
    faults > 0 ? note("Faults", `${faults} different ones within a day: see /admin/faults.`) : good("Faults", "None within a day."),
    ...(failedImports > 0 ? [note("Imports", `${failedImports} failed within a week: npm run worthy -- import --status says why.`)] : []),
  ];
}
