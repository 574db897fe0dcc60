import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { createTestDatabase, makeTestFolder } from "../testDatabase.ts";
import { writeTestMigrations } from "../testMigrations.ts";
import { encodeFrame } from "./archive.ts";
import { backupTo } from "./backupTo.ts";
import { restoreFrom } from "./restoreFrom.ts";
import { createTableSummer } from "./tableSummer.ts";

const steps = [
  `create table "a child" (id serial primary key, parent_id int not null, note text, blob bytea, facts jsonb, tags text[], twice int generated always as (parent_id * 2) stored);
   create table parent (id bigint generated always as identity primary key, name text not null unique);
   alter table "a child" add constraint kin foreign key (parent_id) references parent (id);
   create table empty (id int);
   create function shout() returns trigger language plpgsql as $$ begin new.note := upper(new.note); return new; end $$;
   create trigger shouting before insert on "a child" for each row execute function shout();`,
  "alter table parent add column added text not null default 'later';",
  `create schema if not exists days;
   create table dated (day date not null, note text, primary key (day)) partition by range (day);`,
];
const contents = `select (select jsonb_agg(p order by id) from parent p) as parents, (select jsonb_agg(c order by id) from "a child" c) as children`;

describe("backup and restore", () => {
  const folder = makeTestFolder();
  const migrationsFolder = writeTestMigrations(join(folder.path, "migrations"), steps);
  const file = join(folder.path, "all.backup");
  let source: Database;
  let target: Database;

  beforeAll(async () => {
    [source, target] = await Promise.all([
      createTestDatabase({ holds: "nothing" }),
      createTestDatabase({ holds: "nothing" }),
    ]);
    await migrate(source.sql, migrationsFolder);
    await source.sql`insert into parent (name) select 'p' || n || E'\\t\\n\\\\' from generate_series(1, 3000) n`;
    await source.sql`insert into "a child" (parent_id, note, blob, facts, tags) select id, null, '\\x00ff', '{"a": [1, null]}', '{x,"y z",null}' from parent`;
    await source.sql`update "a child" set note = 'quiet é ' || repeat('x', 300000) where id = 7`;
    await source.sql`create table days.d20260101 partition of dated for values from ('2026-01-01') to ('2026-01-02')`;
    await source.sql`insert into dated values ('2026-01-01', 'new year')`;
    await backupTo(source.sql, file);
    await migrate(target.sql, migrationsFolder);
    await target.sql`insert into parent (name) values ('mine')`;
  });
  afterAll(async () => {
    await Promise.all([source.stop(), target.stop()]);
    folder.remove();
  });

  const expectUntouched = async () =>
    expect(await target.sql`select name from parent`).toEqual([{ name: "mine" }]);
  const restore = (path: string) => restoreFrom(target.sql, path, { migrationsFolder });
  const variant = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder.path, name), bytes);
    return join(folder.path, name);
  };

  it("reject a file that is truncated at any point", async () => {
    const whole = readFileSync(file);
    for (const part of [0, 0.001, 0.3, 0.9, 0.9999]) {
      await expect(
        restore(variant(`cut ${part}`, whole.subarray(0, Math.floor(whole.length * part)))),
      ).rejects.toThrow(/damaged|not a Worthy backup/);
    }
    const plain = gunzipSync(whole);
    for (const length of [6, plain.length >> 1, plain.length - 1]) {
      await expect(
        restore(variant(`cut ${length}`, gzipSync(plain.subarray(0, length)))),
      ).rejects.toThrow(/damaged/);
    }
    await expectUntouched();
  });

  it("reject a file in which a byte of a row has changed", async () => {
    const plain = gunzipSync(readFileSync(file));
    const at = plain.indexOf("quiet");
    plain.write("loud!", at);
    await expect(restore(variant("changed", gzipSync(plain)))).rejects.toThrow(
      /damaged: the rows of a child/,
    );
    await expectUntouched();
  });

  it("reject a different kind of file, or a missing one", async () => {
    await expect(restore(variant("text", Buffer.from("hello")))).rejects.toThrow(
      "isn’t a Worthy backup",
    );
    await expect(
      restore(variant("zipped", gzipSync(Buffer.from("hello there, this is text")))),
    ).rejects.toThrow("isn’t a Worthy backup");
    await expect(
      restore(variant("odd", gzipSync(encodeFrame("h", { format: "other" })))),
    ).rejects.toThrow("isn’t a Worthy backup");
    await expect(restore(join(folder.path, "nowhere"))).rejects.toThrow("Can’t read the backup");
    await expectUntouched();
  });

  it("reject a backup from a newer version", async () => {
    const older = writeTestMigrations(join(folder.path, "older"), steps.slice(0, 1));
    await expect(restoreFrom(target.sql, file, { migrationsFolder: older })).rejects.toThrow(
      "newer version of Worthy",
    );
    await expectUntouched();
  });

  it("change nothing if the rows are valid but don't fit the schema", async () => {
    const header = {
      format: "worthy-backup",
      version: 1,
      createdAt: "",
      migrations:
        await target.sql`select hash, created_at from drizzle.__drizzle_migrations order by id`,
    };
    for (const rows of ["1\tsame\tx\n2\tsame\tx\n", "one\tname\tx\n"]) {
      const summer = createTableSummer("parent");
      summer.add(Buffer.from(rows));
      const sum = summer.sum();
      const frames = [
        encodeFrame("h", header),
        encodeFrame("t", { name: "parent", columns: ["id", "name", "added"] }),
        encodeFrame("d", Buffer.from(rows)),
        encodeFrame("e", sum),
        encodeFrame("z", { tables: [sum], sequences: [] }),
      ];
      await expect(restore(variant("misfit", gzipSync(Buffer.concat(frames))))).rejects.toThrow(
        "The rows of parent don’t fit",
      );
      await expectUntouched();
    }
  });

  it("don't leave an unfinished file behind", async () => {
    await expect(backupTo(source.sql, join(folder.path, "no such folder/x"))).rejects.toThrow(
      "ENOENT",
    );
    expect(readdirSync(folder.path).filter((name) => name.includes("unfinished"))).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("preserve every row, sequence and constraint", async () => {
    const report = await restore(file);
    expect(report).toMatchObject({ tables: 4, rows: 6001 });
    expect(await target.sql.unsafe(contents)).toEqual(await source.sql.unsafe(contents));
    const insert = `insert into parent (name) values ('next') returning id`;
    expect(await target.sql.unsafe(insert)).toEqual(await source.sql.unsafe(insert));
    await expect(target.sql`insert into "a child" (parent_id) values (0)`).rejects.toThrow("kin"); // uses up 3001 all the same
    expect(
      await target.sql`insert into "a child" (parent_id, note) values (1, 'loud') returning note, id`,
    ).toEqual([{ note: "LOUD", id: 3002 }]);
  });

  it("restore partitioned tables into their partitions", async () => {
    expect(await target.sql`select tableoid::regclass::text as part, note from dated`).toEqual([
      { part: "days.d20260101", note: "new year" },
    ]);
  });

  it("migrate a backup from an older version", async () => {
    const older = await createTestDatabase({ holds: "nothing" });
    await migrate(older.sql, writeTestMigrations(join(folder.path, "older"), steps.slice(0, 1)));
    await older.sql`insert into parent (name) values ('old')`;
    await backupTo(older.sql, file);
    await older.stop();
    await restore(file);
    expect(await target.sql`select name, added from parent`).toEqual([
      { name: "old", added: "later" },
    ]);
    expect(await migrate(target.sql, migrationsFolder)).toBe(0);
  });
});
