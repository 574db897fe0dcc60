import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad;
const FILM = TITLES.theGodfather;

let server: TestServer;
let person: TestPerson;
let list: string;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => {
  person = await server.newPerson();
  list = `/v3/users/${person.userId}/watchlists/notinterested`;
});
afterAll(() => server.close());

const get = async (url: string) => (await server.call("GET", url, { as: person })).body;
const add = (itemId: number, headers = {}) =>
  server.call("POST", `${list}/items`, { as: person, body: { itemId }, headers });
const remove = (itemId: number) => server.call("DELETE", `${list}/items/${itemId}`, { as: person });
const titleIds = async (query = ""): Promise<number[]> =>
  (await get(`${list}/items${query}`)).items.map(({ typeId }: { typeId: number }) => typeId);
const ratings = async (): Promise<[number, string][]> =>
  (await get(`/v6/users/${person.userId}/ratings`)).userRatings.map(
    ({ itemId, rating }: { itemId: number; rating: string }) => [itemId, rating],
  );

describe("the notinterested watchlist", () => {
  it("exists, starts empty, and isn't among the user's watchlists", async () => {
    expect(await get(list)).toMatchObject({
      id: "notinterested",
      ownerId: person.userId,
      name: "Not interested",
      type: "OWNER",
      userDefault: false,
      owner: true,
      empty: true,
      numItems: 0,
      items: [],
      itemIds: [],
    });
    expect((await get(`/v3/users/${person.userId}/watchlists`)).total).toBe(1);
  });

  it("shows only the titles rated NOT_INTERESTED, latest first", async () => {
    await rate(server, person, { itemId: SHOW, rating: "NOT_INTERESTED" });
    await rate(server, person, { itemId: TITLES.amelie, rating: "INTERESTED" });
    await rate(server, person, { itemId: FILM, rating: "NOT_INTERESTED" });
    expect(await titleIds()).toEqual([FILM, SHOW]);
    const whole = await get(list);
    expect(whole).toMatchObject({ numItems: 2, empty: false, itemIds: [FILM, SHOW] });
    expect(whole.items[0]).toMatchObject({
      id: FILM,
      watchlistItemId: FILM,
      typeId: FILM,
      tmdbType: "movie",
      addedBy: person.userId,
      show: { name: "The Godfather" },
    });
    expect(await get(`${list}/items?limit=1&offset=1`)).toMatchObject({
      total: 2,
      pagination: { totalCount: 2, limit: 1, offset: 1 },
      items: [{ typeId: SHOW, position: 1 }],
    });
  });

  // shows: 4.notInterested.1
  it("rates added titles NOT_INTERESTED, replacing any other rating", async () => {
    await rate(server, person, { itemId: SHOW, rating: "LIKE", ratedLocation: "RATE_MORE" });
    expect((await add(SHOW)).body).toMatchObject({
      added: true,
      numItems: 1,
      item: { typeId: SHOW },
    });
    expect((await add(FILM)).body).toMatchObject({ added: true, numItems: 2 });
    expect(await ratings()).toEqual([
      [FILM, "NOT_INTERESTED"],
      [SHOW, "NOT_INTERESTED"],
    ]);
    expect((await get(`/v3/users/${person.userId}/watchlists`)).watchlists[0].itemIds).toEqual([]);
  });

  it("doesn't change when a title is added again", async () => {
    const first = await add(SHOW);
    const version = () =>
      server.sql`select ratings_version from users where user_id = ${person.userId}`;
    const before = await version();
    expect((await add(SHOW)).body).toMatchObject({
      added: false,
      numItems: 1,
      item: { addedAt: first.body.item.addedAt },
    });
    expect(await version()).toEqual(before);
  });

  // shows: 4.notInterested.1
  it("deletes only the rating of the removed item", async () => {
    await add(SHOW);
    await rate(server, person, { itemId: FILM, rating: "LOVE", ratedLocation: "RATE_MORE" });
    expect((await remove(SHOW)).body).toEqual({ success: true, numItems: 0 });
    for (const id of [SHOW, FILM])
      expect(await remove(id)).toMatchObject({
        status: 404,
        body: { message: "This title isn’t on the watchlist." },
      });
    expect(await ratings()).toEqual([[FILM, "LOVE"]]);
  });

  it("keeps its titles out of the picks until they are removed", async () => {
    const isPicked = async () =>
      (
        await get(`/v3/users/${person.userId}/recommendations?limit=100&tags=antihero`)
      ).recommendations.some(({ id }: { id: number }) => id === SHOW);
    expect(await isPicked()).toBe(true);
    await add(SHOW);
    expect(await isPicked()).toBe(false);
    await remove(SHOW);
    expect(await isPicked()).toBe(true);
  });

  it("rejects unknown titles, and list ids other than its own name", async () => {
    expect(await add(9_999_999)).toMatchObject({
      status: 404,
      body: { message: "There is no title 9999999." },
    });
    for (const name of ["NOTINTERESTED", "not-interested", "interested", "notinterested%20"]) {
      expect(
        await server.call("GET", `/v3/users/${person.userId}/watchlists/${name}`, { as: person }),
      ).toMatchObject({ status: 400, body: { message: "invalid id" } });
    }
  });

  it("is separate for each user", async () => {
    await add(SHOW);
    const stranger = await server.newPerson();
    expect((await server.call("GET", list, { as: stranger })).status).toBe(403);
    expect(
      (
        await server.call("GET", `/v3/users/${stranger.userId}/watchlists/notinterested`, {
          as: stranger,
        })
      ).body.items,
    ).toEqual([]);
  });

  it("applies a write once per idempotency key", async () => {
    const headers = { "idempotency-key": "not-interested-1" };
    const first = await add(SHOW, headers);
    await remove(SHOW);
    expect((await add(SHOW, headers)).body).toEqual(first.body);
    expect(await titleIds()).toEqual([]);
  });
});
