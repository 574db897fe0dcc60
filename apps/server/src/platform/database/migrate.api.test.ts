import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { createTestDatabase, makeTestFolder } from "./testDatabase.ts";
import { writeTestMigrations } from "./testMigrations.ts";

const steps = [
  "create table person (id text primary key, born date);\n--> statement-breakpoint\ncreate index on person (born);",
  "alter table person add column name text not null default '';",
];

describe("migrating", () => {
  let database: Database;
  const folder = makeTestFolder();
  beforeEach(async () => {
    database = await createTestDatabase({ holds: "nothing" });
  });
  afterEach(async () => {
    await database.stop();
    folder.remove();
  });

  it("applies each missing migration once", async () => {
    expect(await migrate(database.sql, writeTestMigrations(folder.path, steps.slice(0, 1)))).toBe(
      1,
    );
    await database.sql`insert into person (id) values ('a')`;
    expect(await migrate(database.sql, writeTestMigrations(folder.path, steps))).toBe(1);
    expect(await migrate(database.sql, folder.path)).toBe(0);
    expect(await database.sql`select * from person`).toEqual([{ id: "a", born: null, name: "" }]);
  });

  it("works when several servers start simultaneously", async () => {
    writeTestMigrations(folder.path, steps);
    const counts = await Promise.all([1, 2, 3].map(() => migrate(database.sql, folder.path)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  it("rolls back a failed migration completely", async () => {
    writeTestMigrations(folder.path, [...steps, "create table half (id int); select 1 / 0;"]);
    await expect(migrate(database.sql, folder.path)).rejects.toThrow("division by zero");
    expect(
      await database.sql`select to_regclass('half') as half, (select count(*) from drizzle.__drizzle_migrations) as done`,
    ).toEqual([{ half: null, done: 2 }]);
  });

  it("refuses a database that is newer than the code", async () => {
    await migrate(database.sql, writeTestMigrations(folder.path, steps));
    writeTestMigrations(folder.path, steps.slice(0, 1));
    await expect(migrate(database.sql, folder.path)).rejects.toThrow(/newer version of Worthy/);
  });

  it("refuses a database with different migrations", async () => {
    await migrate(database.sql, writeTestMigrations(folder.path, steps));
    writeTestMigrations(folder.path, ["create table other (id int);", steps[1] ?? ""]);
    await expect(migrate(database.sql, folder.path)).rejects.toThrow(
      /different Worthy: migration 1/,
    );
  });
});
