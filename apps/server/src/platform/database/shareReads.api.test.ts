import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queries } from "../http/handler.ts";
import type { Database } from "./connect.ts";
import { shareReads } from "./shareReads.ts";
import { createTestDatabase } from "./testDatabase.ts";

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
