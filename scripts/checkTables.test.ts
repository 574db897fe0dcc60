import { describe, expect, it } from "vitest";
import { migrationProblems, readOwners, tableProblems, type Owners } from "./checkTables.ts";

const OWNERS: Owners = new Map([
  ["ratings", { owner: "ratings", kind: "table" }],
  ["users", { owner: "accounts", kind: "table" }],
  ["ratings_view", { owner: "ratings", kind: "view" }],
]);
const RATINGS = "apps/server/src/features/ratings/ratingStore.ts";
const FRIENDS = "apps/server/src/features/friends/friendStore.ts";
const COMMAND = "apps/server/src/commands/user.ts";

const problemsOf = (file: string, source: string) => tableProblems(file, source, OWNERS);

describe("SQL that a distributed database refuses", () => {
  it.each([
    "sql`insert into titles (a) values (1) on conflict (a) do update set b = 1, at = now() returning a`",
    "sql`update titles set at = coalesce(at, now())`",
  ])("is reported: %s", (source) => {
    expect(problemsOf("apps/server/src/features/catalogue/a.ts", source)).toHaveLength(1);
  });

  it("doesn't include an update that sets the time to the value in the insert", () => {
    const source =
      "sql`insert into titles (a) values (1) on conflict (a) do update set at = excluded.at where titles.at < ${now()}`";
    expect(problemsOf("apps/server/src/features/catalogue/a.ts", source)).toEqual([]);
  });
});

describe("checking table owners", () => {
  it.each([
    ["a read", "sql`select * from ratings where user_id = ${id}`"],
    ["a typed read", "await sql<Row[]>`select 1 from users u, ratings r`"],
    ["a read with its schema", "tx`select 1 from public.ratings`"],
    ["a quoted name", 'tx`select 1 from "ratings"`'],
    ["a write", "job.sql`insert into ratings ${sql(rows)}`"],
    ["a fragment", "const which = sql`exists (select 1 from ratings)`"],
    ["a fragment inside another", "sql`select ${sql`(select count(*) from ratings)`}`"],
    ["an inserted name", 'sql`select * from ${sql("ratings")}`'],
    ["a text passed to unsafe", 'tx.unsafe("delete from ratings")'],
    ["a constant passed to unsafe", 'const TEXT = "delete from ratings";\ntx.unsafe(TEXT)'],
    ["a copied table", "tx`copy ratings (user_id) from stdin`.writable()"],
  ])("rejects %s of another feature's table", (_, source) => {
    expect(problemsOf(FRIENDS, source)).toContainEqual(
      expect.stringContaining("friends names ratings, a table of ratings"),
    );
    expect(problemsOf(COMMAND, source)).not.toEqual([]);
    expect(problemsOf(RATINGS, source).filter((problem) => /ratings, a/.test(problem))).toEqual([]);
  });

  it.each([
    ["a column with that name", "sql`select m.ratings, m.people from models m`"],
    ["an alias", "sql`select count(*) as ratings from models`"],
    ["a subquery with that name", "sql`with ratings as (select 1) select * from ratings`"],
    ["quoted text and a comment", "sql`select 'from ratings' -- from ratings`"],
    ["a value", "sql`select ${ratings}`"],
    ["markup", "html`<ratings>`"],
  ])("doesn't mistake %s for a table", (_, source) => {
    expect(problemsOf(FRIENDS, source)).toEqual([]);
  });

  it("lets every feature read a view, but only its owner write through it", () => {
    expect(problemsOf(FRIENDS, "sql`select * from ratings_view`")).toEqual([]);
    for (const write of ["insert into", "update", "delete from"])
      expect(problemsOf(FRIENDS, `sql\`${write} ratings_view\``)).toHaveLength(1);
  });

  it("rejects a table whose name isn't a literal", () => {
    expect(problemsOf(FRIENDS, "sql`select * from ${sql(table)}`")).toHaveLength(1);
    expect(problemsOf(FRIENDS, "tx.unsafe(made(up))")).toHaveLength(1);
    expect(problemsOf(FRIENDS, "sql`select ${sql(column)} from friendships`")).toEqual([]);
  });

  it("rejects a table imported from another feature, but allows a view's type", () => {
    expect(problemsOf(FRIENDS, 'import { ratings } from "../ratings/schema.ts";')).toHaveLength(1);
    expect(problemsOf(FRIENDS, 'import * as all from "../ratings/schema.ts";')).toHaveLength(1);
    expect(problemsOf(RATINGS, 'import { ratings } from "./schema.ts";')).toEqual([]);
    expect(problemsOf(FRIENDS, 'import type { ratingsView } from "../ratings/schema.ts";')).toEqual(
      [],
    );
  });

  it("lets tests access every table to set up their data", () => {
    expect(
      problemsOf("apps/server/src/features/friends/friends.api.test.ts", "sql`delete from users`"),
    ).toEqual([]);
  });

  it("lets migrations create what schemas declare, and views over their owner's tables", () => {
    const tables =
      'CREATE TABLE "ratings" (x int);--> statement-breakpoint\nCREATE TABLE "before" ();';
    const renamed = 'ALTER TABLE "before" RENAME TO "users";';
    const view = 'CREATE VIEW "public"."ratings_view" AS (select "x" from "ratings")';
    expect(migrationProblems([tables, renamed, view], OWNERS)).toEqual([]);
    expect(migrationProblems([tables, view], OWNERS)).toEqual([
      "migrations: no feature declares before",
      "migrations: none of them makes users",
    ]);
    const foreign = view.replace('"ratings")', '"users")');
    expect(migrationProblems([tables, renamed, foreign], OWNERS)).toEqual([
      "migrations: ratings_view, a view of ratings, reads users of another feature",
    ]);
  });

  it("finds the owner of every table", async () => {
    const owners = await readOwners(process.cwd());
    expect(owners.get("ratings")).toEqual({ owner: "ratings", kind: "table" });
    expect(owners.get("watchlist_items")).toEqual({ owner: "watchlists", kind: "table" });
    expect(owners.get("idempotency_keys")).toEqual({ owner: "platform", kind: "table" });
  });
});
