// Writes the rows that this version leaves in a database, for the tests of later versions:
//   node scripts/releaseRows.ts   writes release-VERSION.sql and prints the entry for upgrade.api.test.ts
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS, readMigrations } from "../apps/server/src/platform/database/migrate.ts";
import type { Sql } from "../apps/server/src/platform/database/sqlClient.ts";
import { givenLife } from "../apps/server/src/testing/givenLife.ts";
import { rate } from "../apps/server/src/testing/rate.ts";
import { setup } from "../apps/server/src/testing/testGlobalSetup.ts";
import { startTestServer } from "../apps/server/src/testing/testServer.ts";
import { ROOT } from "./step.ts";

/** Ratings of the titles after the first. A life rates that one itself. */
const RATINGS = ["LOVE", "LIKE", "DISLIKE", "MEH", "INTERESTED", "NOT_INTERESTED", "SKIP"] as const;
const SECOND_TITLE = 10_002;

type Table = { name: string; columns: string[] }; // without generated columns

async function filledTables(sql: Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid order by c.relname`;
  const counts = await Promise.all(
    tables.map(({ name }) => sql`select 1 from ${sql(name)} limit 1`),
  );
  return tables.filter((_, at) => counts[at]?.length);
}

async function insertOf(sql: Sql, { name, columns }: Table): Promise<string> {
  const rows = await sql<{ row: string }[]>`select to_jsonb(t)::text as row from ${sql(name)} t`;
  const named = columns.map((column) => `"${column}"`).join(", ");
  const listed = rows.map(({ row }) => `  ${row}`).join(",\n");
  return `insert into "${name}" (${named}) overriding system value
select ${named} from jsonb_populate_recordset(null::"${name}", $rows$[\n${listed}\n]$rows$);\n`;
}

/** Statements that make the days of events, and those that set the tables' sequences. */
async function around(sql: Sql, tables: Table[]): Promise<{ before: string[]; after: string[] }> {
  const before = await sql<{ line: string }[]>`
    select distinct format(E'create table %1$s (like %2$s including all);\nalter table %2$s attach partition %1$s %3$s;\n', p.oid::regclass,
      'public.' || quote_ident(c.relname), pg_get_expr(p.relpartbound, p.oid)) as line
    from events e join pg_class p on p.oid = e.tableoid join pg_inherits i on i.inhrelid = p.oid join pg_class c on c.oid = i.inhparent`;
  const names = tables.map(({ name }) => name);
  const after = await sql<{ line: string }[]>`
    select format('select setval(%L, %s);', quote_ident(sequencename), last_value) as line
    from pg_sequences join pg_depend on objid = quote_ident(sequencename)::regclass and deptype in ('a', 'i')
      join pg_class c on c.oid = refobjid
    where schemaname = 'public' and last_value is not null and c.relname = any(${names}) order by 1`;
  return { before: before.map(({ line }) => line), after: after.map(({ line }) => line) };
}

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const file = join(ROOT, `apps/server/src/testing/upgrade/release-${version}.sql`);
const hashes = readMigrations(MIGRATIONS).map((each) => each.hash);
const stop = await setup();
const server = await startTestServer();
try {
  const bundled = new Set((await filledTables(server.sql)).map(({ name }) => name));
  const { person, friends } = await givenLife(server);
  for (const [at, rating] of RATINGS.entries())
    await rate(server, person, { itemId: SECOND_TITLE + at, rating });
  const tables = (await filledTables(server.sql)).filter(({ name }) => !bundled.has(name));
  const inserts = await Promise.all(tables.map((table) => insertOf(server.sql, table)));
  const { before, after } = await around(server.sql, tables);
  const head = `-- Rows as release ${version} wrote them (scripts/releaseRows.ts), never changed since. Titles come with the next start.\n`;
  const parts = [head, ...before, ...inserts, `${after.join("\n")}\n`];
  writeFileSync(file, parts.join("\n"), { flag: "wx" }); // never changes an earlier one
  const hash = createHash("sha256").update(hashes.join()).digest("hex");
  const [ANN, BOB] = [person, friends[0]].map(({ userId, token }) => ({ userId, token }));
  const countedOn = [new Date().toISOString().slice(0, 10)];
  const entry = { version, migrations: hashes.length, hash, countedOn, ANN, BOB };
  console.log(JSON.stringify(entry, null, 2));
} finally {
  await server.close();
  await stop();
}
