import { randomUUID } from "node:crypto";
import { ITEM_GAP, RATED_LOCATIONS, RATING_VALUES } from "@worthy/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import { rate as rateOn, TITLES } from "../../testing/rate.ts";
import {
  startTestServer,
  type Answer,
  type TestPerson,
  type TestServer,
} from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad;

// A rating is one statement. With an idempotency key, it is so within a transaction, which also keeps the key. Without,
// it is the same statement as for others who rate at the same moment.
interface Way {
  headers?: () => Record<string, string>;
  /** Whether somebody else rates at the same moment. */
  beside?: true;
}
const WAYS: readonly (readonly [string, Way])[] = [
  ["alone", {}],
  ["beside others", { beside: true }],
  ["in a transaction", { headers: () => ({ "idempotency-key": randomUUID() }) }],
];

let server: TestServer;
let person: TestPerson;
// Calls have connections of their own, so that those who look whether they wait don't wait behind them.
beforeAll(async () => void (server = await startTestServer({ patienceMs: 20_000 })));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

let way: Way;
let other: TestPerson;
let ratedBeside = 0;
beforeAll(async () => void (other = await server.newPerson()));

const rate = async (...[on, as, rating]: Parameters<typeof rateOn>): Promise<Answer> => {
  const own = rateOn(on, as, { ...rating, ...(way.headers && { headers: way.headers() }) });
  if (!way.beside) return own;
  ratedBeside += 1;
  const beside = await rateOn(on, other, {
    itemId: TITLES.theGodfather,
    rating: ratedBeside % 2 === 0 ? "MEH" : "LOVE",
  });
  expect(beside.status).toBe(200);
  return own;
};

const listed = async (): Promise<number[]> =>
  (await server.call("GET", `/v3/users/${person.userId}/watchlists`, { as: person })).body
    .watchlists[0].itemIds;
const ratedNow = async (): Promise<string[]> =>
  (
    await server.call("GET", `/v6/users/${person.userId}/ratings`, { as: person })
  ).body.userRatings.map(({ rating }: { rating: string }) => rating);

describe.each(WAYS)("%s", (_name, chosen) => {
  beforeEach(() => void (way = chosen));

  describe("the implicit add", () => {
    // shows: 4.rating.4
    it.each(RATING_VALUES)(
      "handles a rating of %s in the app, and adds only liked titles",
      async (rating) => {
        const { body } = await rate(server, person, { itemId: SHOW, rating });
        const liked = rating === "LOVE" || rating === "LIKE";
        expect(body.addedToWatchlist).toBe(liked);
        expect(await listed()).toEqual(liked ? [SHOW] : []);
      },
    );

    // shows: 4.rating.6, 4.rating.7, 4.rating.8
    it.each(RATED_LOCATIONS)(
      "adds a title loved in %s only if that location is in the app",
      async (ratedLocation) => {
        await rate(server, person, { itemId: SHOW, rating: "LOVE", ratedLocation });
        expect(await listed()).toEqual(
          ratedLocation === "IN_APP" || ratedLocation === "B2B_IN_APP" ? [SHOW] : [],
        );
      },
    );

    // shows: 4.rating.5
    it("is turned off by the setting", async () => {
      await server.call("PUT", `/v1/users/${person.userId}/settings`, {
        as: person,
        body: { implicitWatchlistAddEnabled: false },
      });
      expect(
        (await rate(server, person, { itemId: SHOW, rating: "LOVE" })).body.addedToWatchlist,
      ).toBe(false);
      expect(await listed()).toEqual([]);
    });

    it("adds a title only once", async () => {
      expect(
        (await rate(server, person, { itemId: SHOW, rating: "LOVE" })).body.addedToWatchlist,
      ).toBe(true);
      expect(
        (await rate(server, person, { itemId: SHOW, rating: "LIKE" })).body.addedToWatchlist,
      ).toBe(false);
      expect(await listed()).toEqual([SHOW]);
    });

    it.each(RATING_VALUES)(
      "is undone when the like changes to %s, unless that is also a like",
      async (then) => {
        await rate(server, person, { itemId: SHOW, rating: "LIKE" });
        await rate(server, person, { itemId: SHOW, rating: then });
        expect(await listed()).toEqual(then === "LOVE" || then === "LIKE" ? [SHOW] : []);
      },
    );

    it("is undone only when the like is removed", async () => {
      await rate(server, person, { itemId: TITLES.fleabag, rating: "LOVE" });
      const { body } = await rate(server, person, { itemId: SHOW, rating: "LIKE" });
      await server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
      expect(await listed()).toEqual([TITLES.fleabag]);
    });

    it("isn't undone if the user has since added the title manually or moved it", async () => {
      const titles = [SHOW, TITLES.fleabag, TITLES.amelie];
      const list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
      for (const itemId of titles) await rate(server, person, { itemId, rating: "LIKE" });
      await server.call("POST", `${list}/items`, { as: person, body: { itemId: SHOW } });
      await server.call("PATCH", `${list}/items/${TITLES.fleabag}`, {
        as: person,
        body: { after: null },
      });
      for (const itemId of titles) await rate(server, person, { itemId, rating: "DISLIKE" });
      expect(new Set(await listed())).toEqual(new Set([SHOW, TITLES.fleabag]));
    });

    it("never adds titles to or removes titles from a list that others can see", async () => {
      await rate(server, person, { itemId: SHOW, rating: "LOVE" });
      const friend = await server.newPerson();
      await server.sql`insert into memberships (user_id, watchlist_id, state) values (${friend.userId}, ${person.defaultWatchlistId}, 'ACCEPTED')`;
      const { body } = await rate(server, person, { itemId: TITLES.fleabag, rating: "LOVE" });
      expect(body.addedToWatchlist).toBe(false);
      await rate(server, person, { itemId: SHOW, rating: "DISLIKE" });
      expect(await listed()).toEqual([SHOW]);
    });
  });

  describe("when the implicit add fails", () => {
    beforeEach(async () => {
      await server.sql`create or replace function refuse_items() returns trigger language plpgsql as $$ begin raise exception 'the list is out of order'; end $$`;
      await server.sql`create trigger refuse_items before insert on watchlist_items for each row execute function refuse_items()`;
      return async () => void (await server.sql`drop trigger refuse_items on watchlist_items`);
    });

    // shows: 4.rating.9, 4.rating.10
    it("the rating is saved, the failure is logged and only the add is rolled back", async () => {
      const before = server.errors().length;
      const { status, body } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        rating: "LOVE",
        addedToWatchlist: false,
        progress: { tv: { positive: 1 } },
      });
      expect(await ratedNow()).toEqual(["LOVE"]);
      expect(await listed()).toEqual([]);
      // Once for each like.
      expect(new Set(server.errors().slice(before))).toEqual(
        new Set(["implicit watchlist add failed"]),
      );
    });
  });

  it("a user without a default watchlist can still rate", async () => {
    await server.sql`delete from memberships where user_id = ${person.userId}`;
    expect(await rate(server, person, { itemId: SHOW, rating: "LOVE" })).toMatchObject({
      status: 200,
      body: { addedToWatchlist: false },
    });
    expect(await ratedNow()).toEqual(["LOVE"]);
  });

  it("titles liked at the same time get places of their own, and each like knows of those before", async () => {
    const titles = [SHOW, TITLES.fleabag, TITLES.theWire];
    const liking = await whileLocked(() =>
      titles.map((itemId) => rate(server, person, { itemId, rating: "LIKE" })),
    );
    const answers = await Promise.all(liking);
    expect(answers.map(({ body }) => body.addedToWatchlist)).toEqual([true, true, true]);
    const positive: number[] = answers.map(({ body }) => body.progress.tv.positive).toSorted();
    expect(positive).toEqual([1, 2, 3]);
    const places = await server.sql<
      { position: number }[]
    >`select position from watchlist_items where watchlist_id = ${person.defaultWatchlistId} order by position`;
    expect(places.map(({ position }) => position)).toEqual([-2 * ITEM_GAP, -ITEM_GAP, 0]);
  });

  it("a like and its end at the same time leave the title where the last of them wants it", async () => {
    const ratings = await whileLocked(() =>
      (["LIKE", "DISLIKE", "LOVE", "MEH"] as const).map((rating) =>
        rate(server, person, { itemId: SHOW, rating }),
      ),
    );
    expect((await Promise.all(ratings)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [last] = await ratedNow();
    expect(await listed()).toEqual(last === "LIKE" || last === "LOVE" ? [SHOW] : []);
  });

  it.each(["like first", "add first"])(
    "a title that is liked and added by hand at the same time is there once, by hand (%s)",
    async (order) => {
      const list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
      const both = [
        () => rate(server, person, { itemId: SHOW, rating: "LIKE" }),
        () => server.call("POST", `${list}/items`, { as: person, body: { itemId: SHOW } }),
      ];
      const started = await whileLocked(
        () => (order === "like first" ? both : both.toReversed()).map((start) => start()),
        (tx) =>
          tx`select from watchlists where watchlist_id = ${person.defaultWatchlistId} for update`,
      );
      expect((await Promise.all(started)).map(({ status }) => status)).toEqual([200, 200]);
      expect(await listed()).toEqual([SHOW]);
      await rate(server, person, { itemId: SHOW, rating: "DISLIKE" });
      expect(await listed()).toEqual([SHOW]);
    },
  );

  it("somebody whose account ends meanwhile is told so, and nothing is saved", async () => {
    const liking = await whileLocked(
      () => [rate(server, person, { itemId: SHOW, rating: "LIKE" })],
      undefined,
      (tx) => tx`update users set life_cycle = 'DELETED' where user_id = ${person.userId}`,
    );
    expect((await Promise.all(liking)).map(({ status }) => status)).toEqual([401]);
    expect(await server.sql`select 1 from ratings where user_id = ${person.userId}`).toEqual([]);
    const list = person.defaultWatchlistId;
    expect(await server.sql`select 1 from watchlist_items where watchlist_id = ${list}`).toEqual(
      [],
    );
  });
});

/** Starts calls, which all wait for this lock, by default of the person's row, and lets it go once they do. */
async function whileLocked(
  start: () => Promise<Answer>[],
  lock: (tx: SqlTransaction) => PromiseLike<unknown> = (tx) =>
    tx`select from users where user_id = ${person.userId} for update`,
  meanwhile: (tx: SqlTransaction) => PromiseLike<unknown> = async () => {},
): Promise<Promise<Answer>[]> {
  const { calls } = await server.sql.begin(async (tx) => {
    await lock(tx);
    const calls = start();
    await expect
      .poll(
        async () =>
          (
            await server.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          ).length,
      )
      .toBe(calls.length);
    await meanwhile(tx);
    return { calls };
  });
  return calls;
}
