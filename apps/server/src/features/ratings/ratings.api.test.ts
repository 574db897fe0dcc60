import { RATED_LOCATIONS, RATING_VALUES } from "@worthy/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad;
const FILM = TITLES.theGodfather;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

const ratingsOf = async (of: TestPerson, query = "") => (await server.call("GET", `/v6/users/${of.userId}/ratings${query}`, { as: of })).body;
const post = (body: unknown) => server.call("POST", "/v6/ratings", { as: person, body });
const versionOf = async (of: TestPerson) => (await server.sql<{ ratingsVersion: number }[]>`select ratings_version from users where user_id = ${of.userId}`)[0]?.ratingsVersion;

describe("a rating", () => {
  it.each(RATING_VALUES)("may be %s", async (rating) => {
    const { status, body } = await rate(server, person, { itemId: SHOW, rating });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: person.userId, itemId: SHOW, type: "TV_SHOW", rating, ratedLocation: "IN_APP" });
    expect(body.id).toMatch(/^[a-z0-9]{12}$/);
    expect((await ratingsOf(person)).userRatings).toEqual([expect.objectContaining({ id: body.id, rating })]);
  });

  it.each(RATED_LOCATIONS)("may be made in %s", async (ratedLocation) => {
    expect((await rate(server, person, { itemId: FILM, rating: "MEH", ratedLocation })).body).toMatchObject({ type: "FILM", ratedLocation });
  });

  it("is one per title and person: setting it again replaces it and keeps its id", async () => {
    const first = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    const second = await rate(server, person, { itemId: SHOW, rating: "DISLIKE", ratedLocation: "RATE_MORE" });
    expect(second.body).toMatchObject({ id: first.body.id, createdAt: first.body.createdAt, rating: "DISLIKE", ratedLocation: "RATE_MORE" });
    expect((await ratingsOf(person)).userRatings).toHaveLength(1);
  });

  it("stays one when it is set many times at once", async () => {
    const answers = await Promise.all(RATING_VALUES.map((rating) => rate(server, person, { itemId: SHOW, rating })));
    expect(answers.map(({ status }) => status)).toEqual(RATING_VALUES.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ratingsOf(person)).userRatings).toHaveLength(1);
    expect(await versionOf(person)).toBe(RATING_VALUES.length);
  });

  it("is removed by deleting it, once", async () => {
    const { body } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    const remove = () => server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
    expect((await remove()).body).toMatchObject({ success: true });
    expect((await ratingsOf(person)).userRatings).toEqual([]);
    expect(await remove()).toMatchObject({ status: 404, body: { message: "You have no such rating." } });
    expect(await versionOf(person)).toBe(2);
  });

  it("takes the title's id also as text, and the person's own id beside it", async () => {
    expect((await post({ itemId: String(SHOW), type: "TV_SHOW", rating: "LIKE", userId: person.userId })).body).toMatchObject({ itemId: SHOW, userId: person.userId });
  });

  it("tells how far the person is", async () => {
    const { body } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    expect(body.progress.tv).toEqual({ taste: 1, positive: 1, enough: false, ratingsNeeded: 5, likesNeeded: 2 });
    expect((await ratingsOf(person)).progress).toEqual(body.progress);
  });
});

describe("a rating that is none", () => {
  const right = { itemId: SHOW, type: "TV_SHOW", rating: "LIKE" };

  it.each(["HATE", "like", "", "LOVE "])("refuses the value '%s' by its name", async (rating) => {
    expect(await post({ ...right, rating })).toMatchObject({ status: 400, body: { error: true, message: `Invalid rating: ${rating}` } });
  });

  it.each([[""], [0], [-1], [null], [true], [{}], [[SHOW]], [undefined]])("refuses the item id %j with 'invalid id'", async (itemId) => {
    expect(await post({ ...right, itemId })).toMatchObject({ status: 400, body: { message: "invalid id" } });
  });

  it.each([[9_999_999], ["no-such-title"], ["10001.0"], [10_001.5], [Number.MAX_SAFE_INTEGER]])("does not find the title %j", async (itemId) => {
    expect(await post({ ...right, itemId })).toMatchObject({ status: 404, body: { message: `There is no title ${itemId}.` } });
  });

  it("refuses a kind that is not the title's", async () => {
    const { status, body } = await post({ ...right, type: "FILM" });
    expect(status).toBe(400);
    expect(body.message).toContain("TV_SHOW");
  });

  it("leaves nothing behind", async () => {
    await post({ ...right, rating: "HATE" });
    await post({ ...right, itemId: 9_999_999 });
    await post({ ...right, type: "FILM" });
    expect((await ratingsOf(person)).userRatings).toEqual([]);
    expect(await versionOf(person)).toBe(0);
  });
});

describe("the list of ratings", () => {
  const byValue = { LOVE: 10_001, LIKE: 10_002, MEH: 10_003, DISLIKE: 10_209, INTERESTED: 10_301, NOT_INTERESTED: 10_302, SKIP: 10_101 } as const;
  beforeEach(async () => {
    for (const value of RATING_VALUES) await rate(server, person, { itemId: byValue[value], rating: value });
  });
  const valuesFor = async (query: string) => (await ratingsOf(person, query)).userRatings.map(({ rating }: { rating: string }) => rating).toSorted();

  it("is newest first, in pages that fit together", async () => {
    const all = await ratingsOf(person);
    expect(all.pagination).toEqual({ totalCount: 7, limit: 50, offset: 0 });
    expect(all.userRatings.map(({ rating }: { rating: string }) => rating)).toEqual(RATING_VALUES.toReversed());
    const pages = await Promise.all([0, 3, 6, 9].map((offset) => ratingsOf(person, `?limit=3&offset=${offset}`)));
    expect(pages.flatMap(({ userRatings }) => userRatings)).toEqual(all.userRatings);
    expect(pages.map(({ pagination }) => pagination.totalCount)).toEqual([7, 7, 7, 7]);
  });

  it.each([
    ["ALL", [...RATING_VALUES]],
    ["LIKES_DISLIKES", ["LOVE", "LIKE", "MEH", "DISLIKE"]],
    ["LIKES", ["LOVE", "LIKE"]],
    ["DISLIKES", ["MEH", "DISLIKE"]],
    ["FAVORITES", ["LOVE"]],
    ["WANT", ["INTERESTED"]],
  ])("can be filtered to %s", async (filter, values) => {
    expect(await valuesFor(`?ratingFilter=${filter}`)).toEqual(values.toSorted());
  });

  it("can be filtered to values and to a kind", async () => {
    expect(await valuesFor("?ratings=LOVE,SKIP")).toEqual(["LOVE", "SKIP"]);
    expect(await valuesFor("?ratings=LOVE&ratings=SKIP")).toEqual(["LOVE", "SKIP"]);
    expect(await valuesFor("?nodeType=movie")).toEqual(["DISLIKE", "INTERESTED", "NOT_INTERESTED"]);
    expect((await ratingsOf(person, "?nodeType=tv&limit=1")).pagination.totalCount).toBe(4);
    expect((await server.call("GET", `/v6/users/${person.userId}/ratings?ratings=HATE`, { as: person })).body.message).toBe("Invalid rating: HATE");
  });
});
