import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const total = async (as: TestPerson) =>
  (await server.call("GET", `/v6/users/${as.userId}/ratings`, { as })).body.pagination.totalCount;
const reset = (as: TestPerson) => server.call("DELETE", `/v6/users/${as.userId}/ratings`, { as });
const score = async (as: TestPerson) =>
  (await server.call("GET", `/v4/nodes/${TITLES.betterCallSaul}`, { as })).body.score;

describe("resetting ratings", () => {
  // shows: 4.history.2, 9.lists.2
  it("deletes all ratings, even more than 999, and resets the taste, but keeps other users' ratings", async () => {
    const [person, other] = [await server.newPerson(), await server.newPerson()];
    const before = await score(person);
    await rateAll(server, other, { ids: [TITLES.amelie], rating: "LIKE" });
    await rate(server, person, { itemId: TITLES.breakingBad, rating: "LOVE" });
    expect(await score(person)).not.toBe(before);
    await server.sql`
      insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location)
      select ${person.userId}, 5000000 + n, lpad(n::text, 12, 'r'), 'tv', 'SKIP', 'IN_APP' from generate_series(1, 2100) n`;
    const { status, body } = await reset(person);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        removed: 2101,
        progress: expect.objectContaining({ tv: expect.objectContaining({ taste: 0 }) }),
      },
    ]);
    expect([await total(person), await total(other), await score(person)]).toEqual([0, 1, before]);
    expect((await reset(person)).body.removed).toBe(0);
  });

  it("removes only titles that were added to the watchlist by likes", async () => {
    const person = await server.newPerson();
    const { amelie, breakingBad, fleabag, theWire } = TITLES;
    const list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
    const add = (itemId: number) =>
      server.call("POST", `${list}/items`, { as: person, body: { itemId } });
    await add(theWire);
    await rateAll(server, person, { ids: [amelie, breakingBad, fleabag, theWire], rating: "LIKE" });
    await add(fleabag); // now by hand too
    await reset(person);
    const { body } = await server.call("GET", list, { as: person });
    expect(new Set(body.itemIds)).toEqual(new Set([fleabag, theWire]));
  });

  it("doesn't delete any ratings if it fails", async () => {
    const person = await server.newPerson();
    await rateAll(server, person, { ids: [TITLES.amelie, TITLES.theWire], rating: "LIKE" });
    await server.sql.unsafe(
      `create function refuse_it() returns trigger language plpgsql as $$ begin if old.item_id = ${TITLES.amelie} then raise 'no'; end if; return old; end $$`,
    );
    await server.sql`create trigger refuse_it before delete on ratings for each row execute function refuse_it()`;
    expect((await reset(person)).status).toBe(500);
    await server.sql`drop trigger refuse_it on ratings`;
    expect(await total(person)).toBe(2);
  });
});

describe("favourites", () => {
  // shows: 1.product.8, 4.favourites.1, 4.favourites.2
  it("include every title rated LOVE until its rating is removed", async () => {
    const person = await server.newPerson();
    const { body } = await rate(server, person, { itemId: TITLES.amelie, rating: "LOVE" });
    await rate(server, person, { itemId: TITLES.theWire, rating: "LIKE" });
    const favourites = async () =>
      (
        await server.call("GET", `/v6/users/${person.userId}/ratings?ratingFilter=FAVORITES`, {
          as: person,
        })
      ).body.userRatings.map(({ itemId }: { itemId: number }) => itemId);
    expect(await favourites()).toEqual([TITLES.amelie]);
    await server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
    expect(await favourites()).toEqual([]);
  });
});
