import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBundle } from "@worthy/catalogue";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findLastJob } from "../features/catalogue-import/jobs/importStore.ts";
import { connect, type Database } from "../platform/database/connect.ts";
import { exposeOverTcp } from "../platform/database/exposeOverTcp.ts";
import { createTestDatabase, makeTestFolder } from "../platform/database/testDatabase.ts";
import { runWorthy } from "./runCommand.ts";

const [film] = readBundle().titles.filter(({ kind, imdb }) => kind === "movie" && imdb);
const folder = makeTestFolder();
let database: Database;
let exposed: { port: number; close(): void };
let url: string;
/** Whoever connects as a test database does counts as a running server. */
let bystander: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port, database: name, user } = database.sql.options;
  exposed = await exposeOverTcp(`${host[0]}/.s.PGSQL.${port[0]}`);
  url = `postgres://${user}@127.0.0.1:${exposed.port}/${name}`;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const dataDir = join(folder.path, "data");
  bystander = await connect({ databaseUrl: url, dataDir, log, join: true, name: "a bystander" });
});
afterAll(async () => {
  await bystander.stop();
  exposed.close();
  await database.stop();
  folder.remove();
});

async function worthyImport(...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = runWorthy(["import", ...args], {
    DATABASE_URL: url,
    WORTHY_DATA: join(folder.path, "data"),
  });
  return { code: await command.ended, output: command.output() };
}

/** A folder as MovieLens has it, with a byte order mark in both files. */
function givenFolder(name: string, ratings: string[]): string {
  const path = makeTestFolder().path;
  writeFileSync(
    join(path, "links.csv"),
    `\uFEFFmovieId,imdbId,tmdbId\n1,${film?.imdb?.slice(2)},1\n`,
  );
  writeFileSync(
    join(path, "ratings.csv"),
    ["\uFEFFuserId,movieId,rating,timestamp", ...ratings, ""].join("\n"),
  );
  return path;
}

it("imports files with a byte order mark, accounts for every row, and can be canceled and restarted", async () => {
  const { sql } = bystander;
  const first = givenFolder("first", ["1,1,5.0,0", "2,1,2.0,0", "2,9,4.0,0", "broken"]);
  const done = await worthyImport("movielens", first, "--accept-terms");
  expect(done.output).toContain("Done: 4 of 4.");
  expect(done.output).toContain("2 imported, 0 merged, 2 skipped");
  expect(done.output).toContain(
    "1 that didn’t match the file’s first line (first: ratings.csv, line 5)",
  );
  expect(done.output).toContain(
    "1 for a title that isn’t in the catalogue (first: ratings.csv, line 4)",
  );
  expect(done.code).toBe(0);

  // The wrong folder is refused at once, and nothing waits for it.
  const wrong = givenFolder("wrong", []);
  writeFileSync(join(wrong, "ratings.csv"), "name,stars\nDune,5\n");
  const refused = await worthyImport("movielens", wrong);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /ratings\.csv, line 1: there’s no column userId, movieId, rating, so this isn’t the right file/,
  );
  expect(await findLastJob(sql, "movielens")).toMatchObject({ state: "DONE", taken: 2 });

  // One that is paused keeps others out until it is canceled.
  await sql`
    insert into import_jobs (source, state, step, options, cursor, total, message)
    values ('movielens', 'PAUSED', 'RATINGS', ${sql.json({ folder: wrong })}, ${sql.json({ line: 0, set: "movielens 2" })}, 9, 'stuck')`;
  await sql`insert into seed_ratings values ('movielens 2', 7, ${film?.id ?? 0}, 'LOVE')`;
  const second = givenFolder("second", ["5,1,4.0,0"]);
  const blocked = await worthyImport("movielens", second);
  expect(blocked.code).toBe(1);
  expect(blocked.output).toContain(`It reads ${wrong}. To import ${second} instead, cancel it`);
  const canceled = await worthyImport("--cancel", "movielens");
  expect(canceled).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      "Canceled the import from movielens. None of its ratings count",
    ),
  });
  expect(await sql`select person from seed_ratings order by person`).toEqual([
    { person: 1 },
    { person: 2 },
  ]);
  const restarted = await worthyImport("movielens", second);
  expect(restarted.output).toContain(`(${wrong}) was canceled. None of its ratings count.`);
  expect(restarted.output).toContain("1 imported, 0 merged, 0 skipped");
  expect(await sql`select person from seed_ratings`).toEqual([{ person: 5 }]);
  expect((await worthyImport("--cancel")).output).toContain("no unfinished import to cancel");
  expect((await worthyImport("--status")).output).toMatch(/canceled[^]*0 imported/);
}, 120_000);
