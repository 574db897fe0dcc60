import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad;
const NOT_FOUND = { status: 404, body: { error: true, message: "Watchlist not found" } };

interface Item {
  id: number;
  typeId: number;
}

let server: TestServer;
let person: TestPerson;
let stranger: TestPerson;
let list: string;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newPerson();
});
beforeEach(async () => {
  person = await server.newPerson();
  list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
});
afterAll(() => server.close());

const get = (url: string) => server.call("GET", url, { as: person });
const add = (itemId: number | string) =>
  server.call("POST", `${list}/items`, { as: person, body: { itemId } });
const remove = (id: number) => server.call("DELETE", `${list}/items/${id}`, { as: person });
const titleIds = async (query = "?limit=99"): Promise<number[]> =>
  (await get(`${list}/items${query}`)).body.items.map(({ typeId }: Item) => typeId);

describe("the default watchlist", () => {
  // shows: 3.watchlist.1, 3.watchlist.2, 3.watchlist.5, 3.watchlist.6, 4.default.2, 7.watchlists.1
  // shows: 7.watchlists.2
  it("exists from the start, is empty and unique, and belongs to the user", async () => {
    const { body } = await get(`/v3/users/${person.userId}/watchlists`);
    expect(body.total).toBe(1);
    expect(body.watchlists).toEqual([
      expect.objectContaining({
        id: person.defaultWatchlistId,
        ownerId: person.userId,
        name: "My watchlist",
        type: "OWNER_DEFAULT",
        status: "ACTIVE",
        hexCode: expect.stringMatching(/^#[0-9a-f]{6}$/),
        userDefault: true,
        owner: true,
        default: true,
        empty: true,
        numItems: 0,
        position: 0,
        itemIds: [],
        collaborators: [],
        friendsPendingInvitesToWatchlist: [],
      }),
    ]);
    expect((await get(list)).body).toEqual({ ...body.watchlists[0], items: [] });
  });

  // shows: 4.default.2
  it("stays the only default, because the database rejects a second one", async () => {
    const second = server.sql`insert into memberships (user_id, watchlist_id, user_default) values (${person.userId}, 4711, true)`;
    await expect(second).rejects.toThrow("one_default_a_person");
  });
});

describe("items", () => {
  // shows: 1.product.5, 3.item.1, 3.item.2, 3.item.3, 7.watchlists.4
  it("are added on top only once, even if the request is repeated", async () => {
    const first = await add(SHOW);
    expect(first.body).toMatchObject({
      added: true,
      numItems: 1,
      item: { typeId: SHOW, tmdbType: "tv", displayIndicatorDot: false, addedBy: person.userId },
    });
    expect(first.body.item.id).toBe(first.body.item.watchlistItemId);
    expect(first.body.item.show).toMatchObject({
      id: SHOW,
      name: "Breaking Bad",
      score: first.body.item.score,
    });
    expect((await add(String(SHOW))).body).toEqual({ ...first.body, added: false });
    await add(TITLES.amelie);
    await add(TITLES.theWire);
    expect(await titleIds()).toEqual([TITLES.theWire, TITLES.amelie, SHOW]);
    expect((await get(list)).body).toMatchObject({
      numItems: 3,
      empty: false,
      itemIds: [TITLES.theWire, TITLES.amelie, SHOW],
    });
  });

  // shows: 7.watchlists.5
  it("can be removed once, either by the title's id or by the item's id", async () => {
    const { body } = await add(SHOW);
    await add(TITLES.amelie);
    expect((await remove(TITLES.amelie)).body).toEqual({ success: true, numItems: 1 });
    expect((await remove(body.item.id)).body).toEqual({ success: true, numItems: 0 });
    for (const id of [SHOW, body.item.id, TITLES.amelie])
      expect(await remove(id)).toMatchObject({
        status: 404,
        body: { message: "This title isn’t on the watchlist." },
      });
    expect(await titleIds()).toEqual([]);
  });

  // shows: 3.watchlist.2, 7.watchlists.3, 9.lists.1
  it("are returned five at a time by default, with consistent pagination", async () => {
    const ids = server.core.catalogue
      .view()
      .snapshot.titles.slice(0, 12)
      .map(({ id }) => id);
    for (const id of ids) await add(id);
    const newestFirst = ids.toReversed();
    expect(await titleIds("")).toEqual(newestFirst.slice(0, 5));
    expect((await get(list)).body.items).toHaveLength(5);
    expect((await get(`${list}?limit=0`)).body.items).toEqual([]);
    expect((await get(`${list}/items?limit=5&offset=10`)).body).toMatchObject({
      total: 12,
      pagination: { totalCount: 12, limit: 5, offset: 10 },
      items: { length: 2 },
    });
    expect([...(await titleIds("?limit=7")), ...(await titleIds("?limit=7&offset=7"))]).toEqual(
      newestFirst,
    );
  });

  it("must be titles", async () => {
    expect(await add(9_999_999)).toMatchObject({
      status: 404,
      body: { message: "There is no title 9999999." },
    });
    expect(await add(0)).toMatchObject({ status: 400, body: { message: "invalid id" } });
    expect(await titleIds()).toEqual([]);
  });

  it("are all saved when added simultaneously, each once and in a separate position", async () => {
    const answers = await Promise.all(
      [SHOW, TITLES.amelie, SHOW, TITLES.theWire, SHOW, TITLES.fleabag].map(add),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.added)).toHaveLength(4);
    expect((await titleIds()).toSorted()).toEqual(
      [SHOW, TITLES.theWire, TITLES.fleabag, TITLES.amelie].toSorted(),
    );
    const places =
      await server.sql`select distinct position from watchlist_items where watchlist_id = ${person.defaultWatchlistId}`;
    expect(places).toHaveLength(4);
  });
});

describe("another user's list", () => {
  it("isn't found at the caller's URL, and doesn't change", async () => {
    await server.call(
      "POST",
      `/v3/users/${stranger.userId}/watchlists/${stranger.defaultWatchlistId}/items`,
      { as: stranger, body: { itemId: SHOW } },
    );
    const theirs = `/v3/users/${person.userId}/watchlists/${stranger.defaultWatchlistId}`;
    expect(await get(theirs)).toMatchObject(NOT_FOUND);
    expect(await get(`${theirs}/items`)).toMatchObject(NOT_FOUND);
    expect(
      await server.call("POST", `${theirs}/items`, { as: person, body: { itemId: TITLES.amelie } }),
    ).toMatchObject(NOT_FOUND);
    expect(await server.call("DELETE", `${theirs}/items/${SHOW}`, { as: person })).toMatchObject(
      NOT_FOUND,
    );
    const { body } = await server.call("GET", `/v3/users/${stranger.userId}/watchlists`, {
      as: stranger,
    });
    expect(body.watchlists[0].itemIds).toEqual([SHOW]);
  });

  it("isn't found if the id doesn't exist", async () => {
    for (const id of [1, Number.MAX_SAFE_INTEGER])
      expect(await get(`/v3/users/${person.userId}/watchlists/${id}`)).toMatchObject(NOT_FOUND);
  });
});

// shows: 4.own.9
it("items have the same score as everywhere else in the API", async () => {
  await rate(server, person, {
    itemId: TITLES.betterCallSaul,
    rating: "LOVE",
    ratedLocation: "RATE_MORE",
  });
  const { body } = await add(SHOW);
  expect(body.item.score).toEqual(expect.any(Number));
  expect((await get(`/v4/nodes/${SHOW}`)).body.score).toBe(body.item.score);
});
