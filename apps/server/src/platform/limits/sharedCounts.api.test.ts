import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/connect.ts";
import { createTestDatabase } from "../database/testDatabase.ts";
import { createLimiter } from "./limiter.ts";
import { createSharedCounts, type SharedCounts } from "./sharedCounts.ts";

const START = 1_800_000_000_000;

let database: Database;
let now = START;
const made: SharedCounts[] = [];
const start = () => {
  const counts = createSharedCounts(createLimiter(database.sql), () => now);
  made.push(counts);
  return counts;
};
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const counts of made) counts.close();
  await database.stop();
});

function ask(counts: Pick<SharedCounts, "incr">, network: string, times = 1) {
  let last = { current: 0, ttl: 0 };
  for (let count = 0; count < times; count++)
    counts.incr(network, (_error, result) => (last = result ?? last));
  return last;
}

it("counts a network's requests to several servers after they have exchanged counts", async () => {
  const [one, two] = [start(), start()];
  expect(ask(one, "192.0.2.7", 700)).toEqual({ current: 700, ttl: 60_000 });
  expect(ask(two, "192.0.2.7", 600).current).toBe(600);
  for (const counts of [one, two, one]) await counts.share();
  now += 15_000;
  expect(ask(two, "192.0.2.7")).toEqual({ current: 1301, ttl: 45_000 });
  ask(one, "192.0.2.7", 9);
  for (const counts of [one, two]) await counts.share();
  expect(ask(two, "192.0.2.7").current).toBe(1311);
  expect(ask(two, "198.51.100.9").current).toBe(1);
});

it("resets the counts every minute, and doesn't report networks with few requests", async () => {
  const [one, two] = [start(), start()];
  now = START + 120_000;
  ask(one, "203.0.113.1", 99);
  ask(two, "203.0.113.1", 99);
  for (const counts of [one, two, one]) await counts.share();
  expect(ask(one, "203.0.113.1").current).toBe(100);
  now += 60_000;
  expect(ask(one, "203.0.113.1").current).toBe(1);
});

it("counts requests to a route with its own limit separately", async () => {
  const counts = start();
  ask(counts, "203.0.113.3", 200);
  const [cards, pictures] = ["/cards", "/pictures"].map((url) =>
    counts.child({ routeInfo: { url } }),
  );
  expect(cards && ask(cards, "203.0.113.3").current).toBe(1);
  expect(cards && ask(cards, "203.0.113.3").current).toBe(2);
  expect(pictures && ask(pictures, "203.0.113.3").current).toBe(1);
  expect(ask(counts, "203.0.113.3").current).toBe(201);
});

it("keeps counting while the database is unavailable, and reports everything afterwards", async () => {
  let isAway = true;
  const limiter = createLimiter(database.sql);
  const counts = createSharedCounts(
    {
      add: (...given) => (isAway ? Promise.reject(new Error("away")) : limiter.add(...given)),
    },
    () => now,
  );
  made.push(counts);
  ask(counts, "203.0.113.5", 150);
  await counts.share();
  expect(ask(counts, "203.0.113.5").current).toBe(151);
  isAway = false;
  await counts.share();
  const other = start();
  ask(other, "203.0.113.5", 100);
  await other.share();
  expect(ask(other, "203.0.113.5").current).toBe(252);
});
