import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, getViewConfig, PgTable, PgView } from "drizzle-orm/pg-core";
import { namesIn, schemaImports, sqlIn } from "./sqlNames.ts";

/** Owner of a table or view: a feature's folder, or `platform`. */
export interface OwnedName {
  owner: string;
  kind: "table" | "view";
}

export type Owners = ReadonlyMap<string, OwnedName>;

const SCHEMAS = "apps/server/src/{platform/database,features/*}/schema.ts";
const CODE = "apps/server/src/**/*.ts";
const MIGRATIONS = "apps/server/src/migrations/*.sql";
/**
 * Tests read any table, and set up what would otherwise take long. So do benchmarks, which are not
 * among the files.
 */
const TESTS = /\.test\.ts$|\/testDatabase\.ts$|^apps\/server\/src\/testing\//;
/**
 * Backup copies all tables and takes their names from the database; migrating runs the files made
 * by drizzle-kit.
 */
const KNOWS_NO_NAMES = /^apps\/server\/src\/platform\/database\/(?:backup\/|migrate\.ts$)/;

/** Owner of a file. Code outside features composes them and owns no table. */
export function ownerOf(file: string): string {
  const [, feature] = /^apps\/server\/src\/features\/([\w-]+)\//.exec(file) ?? [];
  if (feature !== undefined) return feature;
  return file.startsWith("apps/server/src/platform/") ? "platform" : "none";
}

/** All tables and views declared in schema files. */
export async function readOwners(root: string): Promise<Owners> {
  const owners = new Map<string, OwnedName>();
  for (const file of globSync(SCHEMAS, { cwd: root }).toSorted()) {
    const declared = Object.values((await import(join(root, file))) as Record<string, unknown>);
    for (const value of declared) {
      if (is(value, PgTable))
        owners.set(getTableConfig(value).name, { owner: ownerOf(file), kind: "table" });
      if (is(value, PgView))
        owners.set(getViewConfig(value).name, { owner: ownerOf(file), kind: "view" });
    }
  }
  return owners;
}

/**
 * Problems of one file, one line each: SQL that names another feature's table or writes to a view,
 * and tables imported from another feature.
 */
export function tableProblems(file: string, source: string, owners: Owners): string[] {
  if (TESTS.test(file) || KNOWS_NO_NAMES.test(file)) return [];
  return [
    ...sqlProblems(file, source, owners),
    ...spreadProblems(file, source),
    ...importProblems(file, source),
  ];
}

const CHANGES =
  /\bdo update set\b[^]*?\b(?:now|random|clock_timestamp|gen_random_uuid|nextval)\s*\(/i;
const WITH_COLUMN = /\bcoalesce\s*\(\s*[\w.]+\s*,\s*(?:now|clock_timestamp)\s*\(/i;

/** SQL that a database spread over several machines (Citus) refuses. */
function spreadProblems(file: string, source: string): string[] {
  return sqlIn(file, source)
    .filter(({ text }) => CHANGES.test(text) || WITH_COLUMN.test(text))
    .map(
      ({ line }) =>
        `${file}:${line}: calls now() or the like on conflict, or beside a column; take excluded.column`,
    );
}

/** From another feature's schema only views may be imported, for the types of their rows. */
function importProblems(file: string, source: string): string[] {
  return schemaImports(file, source).flatMap(({ from, names }) => {
    const owner = ownerOf(posix.join(posix.dirname(file), from));
    const tables = names.filter((name) => !name.endsWith("View"));
    return owner === ownerOf(file) || tables.length === 0
      ? []
      : [`${file}: ${ownerOf(file)} imports ${tables.join(", ")}, of ${owner}`];
  });
}

function sqlProblems(file: string, source: string, owners: Owners): string[] {
  const names = new Set(owners.keys());
  const self = ownerOf(file);
  return sqlIn(file, source).flatMap(({ line, text }) => {
    const { tables, unreadable } = namesIn(text, names);
    const foreign = tables.flatMap(({ name, written }) => {
      const owned = owners.get(name);
      if (!owned || owned.owner === self) return [];
      if (owned.kind === "view" && !written) return [];
      return [`${file}:${line}: ${self} names ${name}, a ${owned.kind} of ${owned.owner}`];
    });
    return unreadable
      ? [...foreign, `${file}:${line}: names a table that is not written there`]
      : foreign;
  });
}

const CREATED =
  /\bcreate (?:table|view) (?:if not exists )?(?:"?public"?\.)?"?(?<made>\w+)\b"?(?!"?\.)|\bdrop (?:table|view) (?:if exists )?(?:"?public"?\.)?"?(?<gone>\w+)"?|\balter table "?(?<old>\w+)"? rename to "?(?<renamed>\w+)"?/gi;

/**
 * Problems of the migrations: relations that no schema declares or no migration creates, and views
 * over tables of another owner.
 */
export function migrationProblems(migrations: readonly string[], owners: Owners): string[] {
  const there = new Set<string>();
  for (const text of migrations)
    for (const { groups = {} } of text.matchAll(CREATED)) {
      for (const name of [groups["gone"], groups["old"]]) if (name) there.delete(name);
      for (const name of [groups["made"], groups["renamed"]]) if (name) there.add(name);
    }
  const names = new Set(owners.keys());
  const views = migrations
    .flatMap((text) => text.split("--> statement-breakpoint"))
    .flatMap((statement) => {
      const [, view = ""] = /\bcreate view "public"\."(\w+)"/i.exec(statement) ?? [];
      const owner = owners.get(view)?.owner;
      return namesIn(view && statement, names)
        .tables.map(({ name }) => name)
        .filter((name) => name !== view && owners.get(name)?.owner !== owner)
        .map((name) => `migrations: ${view}, a view of ${owner}, reads ${name} of another feature`);
    });
  return [
    ...[...there]
      .filter((name) => !names.has(name))
      .map((name) => `migrations: no feature declares ${name}`),
    ...[...names]
      .filter((name) => !there.has(name))
      .map((name) => `migrations: none of them makes ${name}`),
    ...views,
  ];
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const owners = await readOwners(root);
  const files = globSync(CODE, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const migrations = globSync(MIGRATIONS, { cwd: root }).toSorted().map(read);
  const problems = [
    ...files.flatMap((file) => tableProblems(file, read(file), owners)),
    ...migrationProblems(migrations, owners),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`tables: ${owners.size} in ${files.length} files, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
