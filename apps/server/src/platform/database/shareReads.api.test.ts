import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queries } from "../http/handler.ts";
import type { Database } from "./connect.ts";
import { openAddress } from "./databaseAddress.ts";
import { shareReads } from "./shareReads.ts";
import { createTestDatabase, testLog } from "./testDatabase.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase({ holds: "nothing" });
  await database.sql`create sequence turns`;
});

afterAll(() => database.stop());

/** The number of the turn in which the statement ran. */
async function turnOf(sql: Queries, name: string): Promise<number> {
  const condition = sql`${name}::text <> ''`;
  const [row] = await sql<
    { turn: number }[]
  >`select nextval('turns')::int as turn where ${condition}`;
  return row?.turn ?? 0;
}

it("runs a statement once for equal values, and separately for different ones", async () => {
  const shared = shareReads(database.sql);
  const [first, again, other] = await Promise.all(
    ["a", "a", "b"].map((name) => turnOf(shared, name)),
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(await turnOf(shared, "a")).toBe(first);
  expect(await turnOf(shareReads(database.sql), "a")).not.toBe(first);
});

it("distinguishes between different lists", async () => {
  const shared = shareReads(database.sql);
  const sent = async (list: string[]) => {
    const [row] = await shared<{ sent: string[] }[]>`select ${list}::text[] as sent`;
    return row?.sent;
  };
  const lists = [["1"], [], ["1", "2"], ["1,2"], ['1","2'], ["1"]];
  expect(await Promise.all(lists.map(sent))).toEqual(lists);
});

it("doesn't share statements that it can't compare", async () => {
  const shared = shareReads(database.sql);
  const turn = async () => {
    const [row] = await shared<
      { turn: number }[]
    >`select nextval('turns')::int as turn where 1 = any(${shared.array([1])}::int[])`;
    return row?.turn;
  };
  expect(await turn()).not.toBe(await turn());
});

/** The process of the database that answers, and when it began to. */
const processOf = async (sql: Queries, number: number): Promise<number> => {
  const [row] = await sql<
    { pid: number }[]
  >`select pg_backend_pid() as pid, ${number}::int as number`;
  return row?.pid ?? 0;
};
const processesOf = (sql: Queries) =>
  Promise.all(Array.from({ length: 6 }, (_, number) => processOf(sql, number)));

it("sends the statements of one moment on one connection, and other people's on others", async () => {
  // Some connections are open and idle by now.
  await Promise.all([processesOf(database.sql), processesOf(database.sql)]);
  expect(new Set(await processesOf(database.sql)).size).toBeGreaterThan(1);
  const [own, others] = await Promise.all([
    processesOf(shareReads(database.sql)),
    processesOf(shareReads(database.sql)),
  ]);
  expect(new Set(own).size).toBe(1);
  expect(new Set(others).size).toBe(1);
  expect(own[0]).not.toBe(others[0]);
});

it("doesn't wait for a connection that has become busy with something else", async () => {
  const two = openAddress(database.address, { log: testLog, max: 2 });
  try {
    await Promise.all([two`select 1`, two`select 2`]);
    const shared = shareReads(two);
    const late = shared<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await processOf(shared, 0);
    const first = await processOf(shared, 1);
    // The connections take turns.
    await two`select 3`;
    const sleeping = two<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(1)`.execute();
    expect(await processOf(shared, 2)).not.toBe(first);
    expect((await late)[0]?.pid).not.toBe(first);
    expect((await sleeping)[0]?.pid).toBe(first);
  } finally {
    await two.end();
  }
});
