import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTestFolder } from "../platform/database/testDatabase.ts";
import { spawnProduct, untilReady, type ProductProcess } from "./productProcess.ts";

const ROUNDS = 3;
const AT_ONCE = 4;
/** Answers in a round before the server is killed. */
const BEFORE_THE_KILL = 12;

interface Title {
  id: number;
  nodeType: "tv" | "movie";
}

interface Person {
  id: string;
  token: string;
  defaultWatchlistId: number;
}

let folder: ReturnType<typeof makeTestFolder>;
let product: ProductProcess;
let person: Person;
let titles: Title[];
/** What the server answered to have kept. */
const kept = new Map<number, RatingValue>();

async function start(): Promise<void> {
  product = await spawnProduct(folder.path);
  await untilReady(product);
}

async function kill(): Promise<void> {
  product.kill("SIGKILL");
  await product.ended;
}

// Tests say by their assertions what they expect of an answer.
async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<ReturnType<typeof JSON.parse>> {
  const headers: Record<string, string> = {
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const response = await fetch(product.origin + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

function rate({ id, nodeType }: Title, rating: RatingValue) {
  const type = nodeType === "tv" ? "TV_SHOW" : "FILM";
  return call("POST", "/v6/ratings", {
    rating,
    itemId: id,
    type,
    userId: person.id,
    ratedLocation: "ONBOARDING",
  });
}

async function storedRatings(): Promise<Map<number, RatingValue>> {
  const { userRatings } = await call("GET", `/v6/users/${person.id}/ratings?limit=999`);
  return new Map(
    userRatings.map((stored: { itemId: number; rating: RatingValue }) => [
      stored.itemId,
      stored.rating,
    ]),
  );
}

const watchlist = async (): Promise<number[]> => {
  const { items } = await call(
    "GET",
    `/v3/users/${person.id}/watchlists/${person.defaultWatchlistId}/items?limit=50`,
  );
  return items.map((item: { show: { id: number } }) => item.show.id);
};

beforeAll(async () => {
  folder = makeTestFolder();
  await start();
  person = await call("POST", "/v1/users");
  titles = (await call("GET", "/v1/api/titles-to-rate?limit=30")).results;
}, 120_000);

afterAll(async () => {
  product?.kill("SIGTERM");
  await product?.ended;
  folder?.remove();
});

/** Rates one title after the other, several at once, until the server is gone. Returns what was asked for and not answered. */
async function rateUntilGone(round: number): Promise<Map<number, RatingValue>> {
  const unanswered = new Map<number, RatingValue>();
  const waiting = titles.map((title, index) => ({
    title,
    value: RATING_VALUES[(round + index) % RATING_VALUES.length] ?? "LIKE",
  }));
  let answers = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { title, value } = next;
      unanswered.set(title.id, value);
      const answered = await rate(title, value).then(
        () => true,
        () => false,
      );
      if (!answered) return;
      unanswered.delete(title.id);
      kept.set(title.id, value);
      answers += 1;
      // The other workers have requests under way now.
      if (answers === BEFORE_THE_KILL) product.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await product.ended;
  return unanswered;
}

describe("a server killed with SIGKILL", { timeout: 120_000 }, () => {
  it("has ratings and watchlist again after a start", async () => {
    const [first, second, third] = titles;
    if (!first || !second || !third) throw new Error("no titles to rate");
    for (const [title, value] of [
      [first, "LOVE"],
      [second, "NOT_INTERESTED"],
      [third, "SKIP"],
    ] as const) {
      await rate(title, value);
      kept.set(title.id, value);
    }
    const list = `/v3/users/${person.id}/watchlists/${person.defaultWatchlistId}/items`;
    await call("POST", list, { itemId: second.id });
    await call("POST", list, { itemId: third.id });
    await kill();
    await start();
    expect(await storedRatings()).toEqual(kept);
    expect((await watchlist()).sort()).toEqual([second.id, third.id].sort());
  });

  it("keeps every rating that it answered, three times over, killed in the midst of others", async () => {
    const sizes: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const unanswered = await rateUntilGone(round);
      await start();
      const stored = await storedRatings();
      for (const [id, value] of kept) expect([value, unanswered.get(id)]).toContain(stored.get(id));
      for (const id of stored.keys()) expect(kept.has(id) || unanswered.has(id)).toBe(true);
      for (const [id, value] of stored) kept.set(id, value);
      sizes.push(unanswered.size);
    }
    expect(Math.max(...sizes)).toBeGreaterThan(0); // there were ratings in flight, or this would show little
    expect(await watchlist()).toHaveLength(2);
  });

  it("refuses a second server on its data folder, and serves on", async () => {
    const second = await spawnProduct(folder.path);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(
      `Worthy is already running with this data folder (process ${product.pid})`,
    );
    expect(second.said()).not.toMatch(/\n\s+at /); // a message for people, no stack
    expect(await storedRatings()).toEqual(kept);
  });
});
