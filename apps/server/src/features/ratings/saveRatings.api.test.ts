import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import { NeedsTransaction, type Queries } from "../../platform/http/handler.ts";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { testOwner } from "../../testing/testOwner.ts";
import { createSaveTogether, type GivenRating, type SavingPorts } from "./saveRatings.ts";

// People who rate at the same moment share a statement, and nothing else.

let server: TestServer;
let people: [TestPerson, TestPerson, TestPerson];
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => {
  people = [await server.newPerson(), await server.newPerson(), await server.newPerson()];
});
afterAll(() => server.close());

const like = (person: TestPerson, itemId: number = TITLES.fleabag) =>
  rate(server, person, { itemId, rating: "LIKE" });

const savedOf = async (person: TestPerson): Promise<string[]> =>
  (
    await server.sql<{ rating: string }[]>`
      select rating from ratings where user_id = ${person.userId} order by item_id`
  ).map(({ rating }) => rating);

const listedBy = async ({ defaultWatchlistId }: TestPerson): Promise<number[]> =>
  (
    await server.sql<{ itemId: number }[]>`
      select item_id from watchlist_items where watchlist_id = ${defaultWatchlistId} order by item_id`
  ).map(({ itemId }) => itemId);

/** Saves ratings outside the calls, without lists, and counts the statements. */
function saving() {
  const statements: number[] = [];
  const sql = new Proxy(server.sql as Queries, {
    apply: (target, self, args: [TemplateStringsArray]) => {
      if (args[0].join("").includes("with given")) statements.push(1);
      return Reflect.apply(target, self, args) as unknown;
    },
  });
  const ports: SavingPorts = {
    listing: () => ({ adding: server.sql`select`, removing: server.sql`select` }),
    others: () => server.sql`select '' where false`,
  };
  const save = createSaveTogether(ports);
  const given = (person: TestPerson, change: Partial<GivenRating> = {}): GivenRating => ({
    owner: testOwner(person.userId),
    itemId: TITLES.fleabag,
    kind: "tv",
    rating: "LIKE",
    ratedLocation: "IN_APP",
    implicit: "nothing",
    ...change,
  });
  return {
    statements,
    save: (person: TestPerson, change?: Partial<GivenRating>) => save(sql, given(person, change)),
  };
}

it("ratings at the same moment are saved in one statement, and each has its own result", async () => {
  const { save, statements } = saving();
  const [first, second, third] = people;
  await save(second);
  const saved = await Promise.all([
    save(first, { rating: "LOVE" }),
    save(second, { rating: "MEH" }),
    save(third, { itemId: TITLES.amelie, kind: "movie" }),
  ]);
  expect(statements).toHaveLength(2);
  expect(saved).toMatchObject([
    { userId: first.userId, rating: "LOVE", before: null, ratingsVersion: 1, steps: 1 },
    { userId: second.userId, rating: "MEH", before: "LIKE", ratingsVersion: 2, steps: 1 },
    { userId: third.userId, itemId: TITLES.amelie, before: null, ratingsVersion: 1, steps: 1 },
  ]);
});

it("of one person's ratings at the same moment, one is saved with those of others, and the rest need a transaction", async () => {
  const { save, statements } = saving();
  const [first, second] = people;
  const ratings = await Promise.allSettled([
    save(first),
    save(second),
    save(first, { itemId: TITLES.theWire }),
  ]);
  expect(ratings.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(ratings[0]).toMatchObject({ reason: expect.any(NeedsTransaction) });
  expect(statements).toHaveLength(1);
  expect(await savedOf(first)).toEqual(["LIKE"]);
});

it("a rating that the database refuses isn't saved, nor are those beside it, until they have transactions", async () => {
  const { save } = saving();
  const [first, second] = people;
  const ratings = await Promise.allSettled([save(first, { kind: null as never }), save(second)]);
  expect(ratings).toMatchObject([
    { reason: expect.any(NeedsTransaction) },
    { reason: expect.any(NeedsTransaction) },
  ]);
  expect([await savedOf(first), await savedOf(second)]).toEqual([[], []]);
});

const LOCKS: readonly [string, (tx: SqlTransaction) => PromiseLike<unknown>][] = [
  ["account", (tx) => tx`select from users where user_id = ${people[0].userId} for update`],
  [
    "watchlist",
    (tx) =>
      tx`select from watchlists where watchlist_id = ${people[0].defaultWatchlistId} for update`,
  ],
];

it.each(LOCKS)(
  "nobody waits for somebody else's %s that is being written to",
  async (_what, lock) => {
    const [first, second, third] = people;
    const { waiting } = await server.sql.begin(async (tx) => {
      await lock(tx);
      const waiting = like(first);
      const beside = await Promise.all([like(second), like(third, TITLES.amelie)]);
      expect(beside.map(({ status }) => status)).toEqual([200, 200]);
      expect([await savedOf(first), await savedOf(second)]).toEqual([[], ["LIKE"]]);
      return { waiting };
    });
    expect(await waiting).toMatchObject({ status: 200, body: { addedToWatchlist: true } });
    expect(await Promise.all(people.map(listedBy))).toEqual([
      [TITLES.fleabag],
      [TITLES.fleabag],
      [TITLES.amelie],
    ]);
  },
);

it("all that somebody rates at the same moment as others is saved", async () => {
  const titles = Object.values(TITLES);
  const answers = await Promise.all(
    people.flatMap((person) => titles.map((itemId) => like(person, itemId))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const person of people) {
    expect(await savedOf(person)).toHaveLength(titles.length);
    expect(await listedBy(person)).toEqual(titles.toSorted((one, other) => one - other));
  }
});
