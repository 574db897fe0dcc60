import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../database/testDatabase.ts";
import type { Database } from "../database/connect.ts";
import { createLimiter, type Limit, type Limiter } from "./limiter.ts";

const LIMIT = { name: "test", most: 3, windowMs: 60_000 };
const START = 1_800_000_000_000;

let database: Database;
let limiter: Limiter;
beforeAll(async () => {
  database = await createTestDatabase();
  limiter = createLimiter(database.sql);
});
afterAll(() => database.stop());

describe("a rate limit", () => {
  it("allows its number of calls, even simultaneously, and tells the rest when to retry", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => limiter.take(LIMIT, "ann", START + 15_000)),
    );
    const refused = answers.filter((answer) => answer !== null);
    expect(answers.length - refused.length).toBe(3);
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(["429 45"]),
    );
  });

  it("is separate for each key, and resets after its window", async () => {
    expect(await limiter.take(LIMIT, "bob", START + 15_000)).toBeNull();
    expect(await limiter.take({ ...LIMIT, name: "another" }, "ann", START + 15_000)).toBeNull();
    expect(await limiter.take(LIMIT, "ann", START + 59_999)).toMatchObject({
      status: 429,
      retryAfter: 1,
    });
    expect(await limiter.take(LIMIT, "ann", START + 60_000)).toBeNull();
  });

  it("rises for networks only, where more people than usual share one", async () => {
    const crowded = createLimiter(database.sql, 2);
    const countOf = async (limit: Limit) => {
      const answers = [];
      for (let count = 0; count < 10; count++)
        answers.push(await crowded.take(limit, "dan", START));
      expect((await crowded.look(limit, "dan", START))?.status).toBe(429);
      return answers.filter((answer) => answer === null).length;
    };
    expect(await countOf({ ...LIMIT, name: "of a person" })).toBe(3);
    expect(await countOf({ ...LIMIT, name: "of a network", ofNetwork: true })).toBe(6);
  });

  it("can be checked without counting", async () => {
    for (let count = 0; count < 3; count++) {
      expect(await limiter.look(LIMIT, "cid", START + 15_000)).toBeNull();
      await limiter.take(LIMIT, "cid", START + 15_000);
    }
    expect(await limiter.look(LIMIT, "cid", START + 15_000)).toMatchObject({
      status: 429,
      retryAfter: 45,
    });
    expect(await limiter.look(LIMIT, "cid", START + 60_000)).toBeNull();
  });

  it("is shared by several servers, and stores no key in plain text", async () => {
    const elsewhere = createLimiter(database.sql);
    const keys = ["one", "two"].map((name) => `${name}@example.org`);
    for (const key of keys) {
      for (const limiterOf of [limiter, elsewhere, limiter])
        expect(await limiterOf.take(LIMIT, key, START)).toBeNull();
      expect(await elsewhere.take(LIMIT, key, START)).toMatchObject({ status: 429 });
    }
    const rows = await database.sql<
      { row: string }[]
    >`select to_jsonb(t)::text as row from limit_counts t`;
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ row }) => row.includes("example"))).toEqual([]);
  });
});
