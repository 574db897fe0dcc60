import { readdir } from "node:fs/promises";
import { countRegistered } from "../../features/accounts/findEmails.ts";
import { findSameMailboxes } from "../../features/accounts/sameMailbox.ts";
import { countTitles } from "../../features/catalogue/reading/titleRows.ts";
import { countFailedJobs } from "../../features/catalogue-import/jobs/importStore.ts";
import { countRecentFaults } from "../../features/faults/faultStore.ts";
import { DatabaseProblem } from "../../platform/database/embedded/databaseProblem.ts";
import { checkSandbox } from "../../platform/sandbox/sandboxMark.ts";
import { readApplied } from "../../platform/database/migrate.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

interface Facts {
  version: string;
  size: string;
  acceptsWrites: boolean;
}

/** Whether the database matches this version, accepts writes, and has what the product needs. */
export async function checkDatabase(
  sql: Sql,
  migrations: string,
  { isSandbox = false } = {},
): Promise<Finding[]> {
  const refused = await checkSandbox(sql, isSandbox).then(
    () => null,
    (error: unknown) => (error instanceof DatabaseProblem ? error.message : Promise.reject(error)),
  );
  if (refused !== null) return [bad("Sandbox", refused)];
  const wanted = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).length;
  const applied = (await readApplied(sql)).length;
  if (applied === 0) return [note("Tables", "None yet; the first start creates them.")];
  if (applied > wanted) return [bad("Tables", "They belong to a newer version of Worthy.")];
  const tables =
    applied < wanted
      ? note("Tables", `${wanted - applied} migrations will be applied at the next start.`)
      : good("Tables", "Up to date.");
  return [tables, ...(applied < wanted ? [] : await lookInside(sql))];
}

async function lookInside(sql: Sql): Promise<Finding[]> {
  const [facts] = await sql<Facts[]>`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size, not pg_is_in_recovery() as accepts_writes`;
  if (!facts) return [];
  const { version, size, acceptsWrites } = facts;
  const titles = await countTitles(sql);
  const people = await countRegistered(sql);
  const faults = await countRecentFaults(sql);
  const failedImports = await countFailedJobs(sql);
  return [
    acceptsWrites
      ? good("PostgreSQL", `Version ${version}, ${size}.`)
      : bad("PostgreSQL", `Version ${version} is a standby, which doesn’t accept writes.`),
    titles > 0
      ? good("Catalogue", `${titles} titles.`)
      : bad("Catalogue", "There are no titles. Start the server once to load the bundled ones."),
    good("People", `${people} registered.`),
    ...(await checkMailboxes(sql)),
    faults > 0
      ? note("Faults", `${faults} different ones in the last day: see /admin/faults.`)
      : good("Faults", "None in the last day."),
    ...(failedImports > 0
      ? [
          note(
            "Imports",
            `${failedImports} failed in the last week: npm run worthy -- import --status shows why.`,
          ),
        ]
      : []),
  ];
}

async function checkMailboxes(sql: Sql): Promise<Finding[]> {
  const same = await findSameMailboxes(sql);
  if (same.length === 0) return [];
  const pairs = same.map(({ holder, userId, email }) => `${userId} (${email}) and ${holder}`);
  return [
    note(
      "Mailboxes",
      `These pairs of accounts use the same address in different spellings. Sign-in links go to the second of each: ${pairs.join("; ")}. Worthy doesn’t merge them.`,
    ),
  ];
}
