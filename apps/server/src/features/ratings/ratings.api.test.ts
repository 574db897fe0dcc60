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

const ratingsOf = async (of: TestPerson, query = "") =>
  (await server.call("GET", `/v6/users/${of.userId}/ratings${query}`, { as: of })).body;
const post = (body: unknown) => server.call("POST", "/v6/ratings", { as: person, body });
const versionOf = async (of: TestPerson) =>
  (
    await server.sql<
      { ratingsVersion: number }[]
    >`select ratings_version from users where user_id = ${of.userId}`
  )[0]?.ratingsVersion;

describe("a rating", () => {
  // shows: 1.product.4, 3.rating.1, 3.rating.2, 3.rating.3
  it.each(RATING_VALUES)("can be %s", async (rating) => {
    const { status, body } = await rate(server, person, { itemId: SHOW, rating });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: person.userId,
      itemId: SHOW,
      type: "TV_SHOW",
      rating,
      ratedLocation: "IN_APP",
    });
    expect(body.id).toMatch(/^[a-z0-9]{12}$/);
    expect((await ratingsOf(person)).userRatings).toEqual([
      expect.objectContaining({ id: body.id, rating }),
    ]);
  });

  // shows: 3.rating.2, 4.locations.1, 4.locations.2, 4.locations.3, 4.locations.4, 4.locations.5
  // shows: 4.locations.6, 4.locations.7, 7.ratings.4
  it.each(RATED_LOCATIONS)("can be given in %s", async (ratedLocation) => {
    expect(
      (await rate(server, person, { itemId: FILM, rating: "MEH", ratedLocation })).body,
    ).toMatchObject({ type: "FILM", ratedLocation });
  });

  // shows: 4.rating.1, 4.rating.2
  it("is unique per title and user: a new one replaces it and keeps its id", async () => {
    const first = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    const second = await rate(server, person, {
      itemId: SHOW,
      rating: "DISLIKE",
      ratedLocation: "RATE_MORE",
    });
    expect(second.body).toMatchObject({
      id: first.body.id,
      createdAt: first.body.createdAt,
      rating: "DISLIKE",
      ratedLocation: "RATE_MORE",
    });
    expect((await ratingsOf(person)).userRatings).toHaveLength(1);
  });

  // shows: 4.rating.1
  it("remains a single row when set many times simultaneously", async () => {
    const answers = await Promise.all(
      RATING_VALUES.map((rating) => rate(server, person, { itemId: SHOW, rating })),
    );
    expect(answers.map(({ status }) => status)).toEqual(RATING_VALUES.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ratingsOf(person)).userRatings).toHaveLength(1);
    expect(await versionOf(person)).toBeGreaterThanOrEqual(RATING_VALUES.length);
  });

  // shows: 4.rating.3, 7.ratings.5
  it("can be deleted only once", async () => {
    const { body } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    const remove = () => server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
    expect((await remove()).body).toMatchObject({ success: true });
    expect((await ratingsOf(person)).userRatings).toEqual([]);
    expect(await remove()).toMatchObject({
      status: 404,
      body: { message: "Rating not found." },
    });
    expect(await versionOf(person)).toBe(2);
  });

  // shows: 7.ratings.4
  it("also accepts the title's id as text, and the user's own id", async () => {
    expect(
      (await post({ itemId: String(SHOW), type: "TV_SHOW", rating: "LIKE", userId: person.userId }))
        .body,
    ).toMatchObject({ itemId: SHOW, userId: person.userId });
  });

  // shows: 9.ratings.1, 9.ratings.2
  it("returns the user's progress", async () => {
    const { body } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    expect(body.progress.tv).toEqual({
      taste: 1,
      positive: 1,
      enough: false,
      ratingsNeeded: 5,
      likesNeeded: 2,
    });
    expect((await ratingsOf(person)).progress).toEqual(body.progress);
  });

  it("changes the user's progress at once, however it comes or goes", async () => {
    const seen = async () => {
      const { progress } = await ratingsOf(person);
      expect((await ratingsOf(person)).progress).toEqual(progress);
      return [progress.tv, progress.movie].map(({ taste, positive }) => [taste, positive]);
    };
    expect(await seen()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const { body } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    await rate(server, person, { itemId: FILM, rating: "MEH" });
    expect(await seen()).toEqual([
      [1, 1],
      [1, 0],
    ]);
    await rate(server, person, { itemId: SHOW, rating: "SKIP" });
    expect(await seen()).toEqual([
      [0, 0],
      [1, 0],
    ]);
    await server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
    await rate(server, person, { itemId: FILM, rating: "LIKE" });
    expect(await seen()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await server.call("DELETE", `/v6/users/${person.userId}/ratings`, { as: person });
    expect(await seen()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe("an invalid rating", () => {
  const right = { itemId: SHOW, type: "TV_SHOW", rating: "LIKE" };

  // shows: 5.rating.1
  it.each(["HATE", "like", "", "LOVE "])(
    "with the value '%s' is rejected, and the error names the field",
    async (rating) => {
      expect(await post({ ...right, rating })).toMatchObject({
        status: 400,
        body: { error: true, message: `Invalid rating: ${rating}` },
      });
    },
  );

  // shows: 5.rating.2, 5.rating.3, 5.rating.4
  it.each([[""], [0], [-1], [null], [true], [{}], [[SHOW]], [undefined]])(
    "with the item id %j is rejected with 'invalid id'",
    async (itemId) => {
      expect(await post({ ...right, itemId })).toMatchObject({
        status: 400,
        body: { message: "invalid id" },
      });
    },
  );

  it.each([[9_999_999], ["no-such-title"], ["10001.0"], [10_001.5], [Number.MAX_SAFE_INTEGER]])(
    "for the unknown title %j returns 404 Not Found",
    async (itemId) => {
      expect(await post({ ...right, itemId })).toMatchObject({
        status: 404,
        body: { message: `There is no title ${itemId}.` },
      });
    },
  );

  it("of the wrong kind is rejected", async () => {
    const { status, body } = await post({ ...right, type: "FILM" });
    expect(status).toBe(400);
    expect(body.message).toContain("TV_SHOW");
  });

  it("isn't stored", async () => {
    await post({ ...right, rating: "HATE" });
    await post({ ...right, itemId: 9_999_999 });
    await post({ ...right, type: "FILM" });
    expect((await ratingsOf(person)).userRatings).toEqual([]);
    expect(await versionOf(person)).toBe(0);
  });
});

describe("the list of ratings", () => {
  const byValue = {
    LOVE: 10_001,
    LIKE: 10_002,
    MEH: 10_003,
    DISLIKE: 10_209,
    INTERESTED: 10_301,
    NOT_INTERESTED: 10_302,
    SKIP: 10_101,
  } as const;
  beforeEach(async () => {
    for (const value of RATING_VALUES)
      await rate(server, person, { itemId: byValue[value], rating: value });
  });
  const valuesFor = async (query: string) =>
    (await ratingsOf(person, query)).userRatings
      .map(({ rating }: { rating: string }) => rating)
      .toSorted();

  // shows: 3.responses.9, 3.responses.10, 7.ratings.1, 7.ratings.3, 9.search.4
  it("is sorted newest first, and paginated consistently", async () => {
    const all = await ratingsOf(person);
    expect(all.pagination).toEqual({ totalCount: 7, limit: 50, offset: 0 });
    expect(all.userRatings.map(({ rating }: { rating: string }) => rating)).toEqual(
      RATING_VALUES.toReversed(),
    );
    const pages = await Promise.all(
      [0, 3, 6, 9].map((offset) => ratingsOf(person, `?limit=3&offset=${offset}`)),
    );
    expect(pages.flatMap(({ userRatings }) => userRatings)).toEqual(all.userRatings);
    expect(pages.map(({ pagination }) => pagination.totalCount)).toEqual([7, 7, 7, 7]);
  });

  // shows: 7.ratings.2
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

  // shows: 7.ratings.2
  it("can be filtered by values and kind", async () => {
    expect(await valuesFor("?ratings=LOVE,SKIP")).toEqual(["LOVE", "SKIP"]);
    expect(await valuesFor("?ratings=LOVE&ratings=SKIP")).toEqual(["LOVE", "SKIP"]);
    expect(await valuesFor("?nodeType=movie")).toEqual(["DISLIKE", "INTERESTED", "NOT_INTERESTED"]);
    expect((await ratingsOf(person, "?nodeType=tv&limit=1")).pagination.totalCount).toBe(4);
    expect(
      (await server.call("GET", `/v6/users/${person.userId}/ratings?ratings=HATE`, { as: person }))
        .body.message,
    ).toBe("Invalid rating: HATE");
  });
});
