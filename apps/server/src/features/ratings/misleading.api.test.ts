import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { readZip } from "../../testing/readZip.ts";
import { connectSocket } from "../../testing/testSocket.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { accountRatings } from "./accountRatings.ts";

const SHOW = TITLES.breakingBad;
const LIKE_IT = TITLES.betterCallSaul;

let server: TestServer;
let second: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
});
beforeEach(async () => void (person = await server.newPerson()));
afterAll(async () => {
  await second.close();
  await server.close();
});

const mark = (itemId: number, misleading: unknown = true, as = person) =>
  server.call("PUT", `/v6/users/${person.userId}/ratings/${itemId}/misleading`, {
    as,
    body: { misleading },
  });
const get = async (path: string) => (await server.call("GET", path, { as: person })).body;
const ratingsOf = () => get(`/v6/users/${person.userId}/ratings`);
const marked = async (): Promise<number[]> =>
  (await ratingsOf()).userRatings.flatMap((row: { itemId: number; misleading?: true }) =>
    row.misleading ? [row.itemId] : [],
  );
const scoreOn = async (on: TestServer, id = LIKE_IT): Promise<number> =>
  (await on.call("GET", `/v4/nodes/${id}`, { as: person })).body.score;
const idsIn = (titles: readonly { id: number }[]) => titles.map(({ id }) => id);

describe("a rating marked as misleading", () => {
  it("remains the user's rating, and is marked as misleading", async () => {
    const { body: rated } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    const { progress, addedToWatchlist: _, ...rating } = rated;
    expect(await mark(SHOW)).toMatchObject({ status: 200, body: { ...rating, misleading: true } });
    for (const query of ["", "?titles=true", "?ratingFilter=FAVORITES"])
      expect(await get(`/v6/users/${person.userId}/ratings${query}`)).toMatchObject({
        userRatings: [{ ...rating, misleading: true }],
        pagination: { totalCount: 1 },
        progress,
      });
    expect((await mark(SHOW, false)).body).toEqual(rating);
    expect((await ratingsOf()).userRatings).toEqual([rating]);
  });

  it("doesn't affect scores or reasons on any server until the mark is removed", async () => {
    await rateAll(server, person, { ids: [TITLES.theWire, TITLES.fleabag], rating: "LIKE" });
    const without = await scoreOn(server);
    await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    const before = await scoreOn(server);
    expect(before).toBeGreaterThan(without);
    expect(await scoreOn(second)).toBe(before);

    await mark(SHOW);
    expect([await scoreOn(server), await scoreOn(second)]).toEqual([without, without]);
    const { ratingCount, contributions, reason } = await get(
      `/v1/users/${person.userId}/titles/${LIKE_IT}/explanation`,
    );
    expect(ratingCount).toBe(2);
    expect(JSON.stringify([contributions, reason])).not.toContain("Breaking Bad");

    await mark(SHOW, false);
    expect([await scoreOn(server), await scoreOn(second)]).toEqual([before, before]);
  });

  it("keeps its title out of picks and questions, and counts towards unlocking scores", async () => {
    const ids: number[] = [SHOW, LIKE_IT, TITLES.theWire, TITLES.fleabag];
    await rateAll(server, person, { ids, rating: "LOVE" });
    const { progress } = await ratingsOf();
    const { total } = await get("/v1/api/titles-to-rate?limit=1");
    for (const id of ids) expect((await mark(id)).status).toBe(200);
    expect((await ratingsOf()).progress).toEqual(progress);

    for (const ratingFilter of ["LIKES_DISLIKES", "LIKES", "FAVORITES"]) {
      const { recommendations, featuredRecommendations } = await get(
        `/v3/users/${person.userId}/recommendations?limit=100&ratingFilter=${ratingFilter}`,
      );
      const picked = idsIn([...recommendations, ...featuredRecommendations]);
      expect(picked.length).toBeGreaterThan(90);
      expect(picked.filter((id) => ids.includes(id))).toEqual([]);
    }
    for (const query of ["limit=50", `limit=50&like=${SHOW}`]) {
      const asked = await get(`/v1/api/titles-to-rate?${query}`);
      expect(idsIn(asked.results).filter((id) => ids.includes(id))).toEqual([]);
      expect(asked.total).toBe(total);
    }
  });

  it("doesn't affect moods", async () => {
    const before = (await get("/v1/api/moods")).results;
    await rateAll(server, person, { ids: [TITLES.fleabag, TITLES.amelie], rating: "LOVE" });
    expect((await get("/v1/api/moods")).results).not.toEqual(before);
    for (const id of [TITLES.fleabag, TITLES.amelie]) await mark(id);
    expect((await get("/v1/api/moods")).results).toEqual(before);
  });

  it("is excluded from training, and counts as a change for the next training run", async () => {
    await rateAll(server, person, { ids: [SHOW, LIKE_IT], rating: "DISLIKE" });
    const changes = await accountRatings.changes(server.sql);
    await mark(SHOW);
    expect(await accountRatings.changes(server.sql)).toBe(changes + 1);
    const learned: number[] = [];
    for await (const rows of accountRatings.ratings(server.sql))
      for (const row of rows) if (row.person === person.userId) learned.push(row.titleId);
    expect(learned).toEqual([LIKE_IT]);
  });

  it("is marked as misleading in the download", async () => {
    await rateAll(server, person, { ids: [SHOW, LIKE_IT], rating: "LOVE" });
    await mark(SHOW);
    const { rawPayload } = await server.app.inject({
      method: "GET",
      url: `/v1/users/${person.userId}/export?confirm=DOWNLOAD`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    const rows = JSON.parse(readZip(rawPayload).get("ratings.json") ?? "null");
    expect(rows).toMatchObject([
      { itemId: SHOW, misleading: true },
      { itemId: LIKE_IT, misleading: false },
    ]);
  });

  it("notifies the user's other screens", async () => {
    await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    const screen = await connectSocket(second, { bearer: person.token });
    await mark(SHOW);
    const told = () => screen.heard.map(({ name }) => name);
    await expect.poll(told).toEqual(expect.arrayContaining(["ratings:changed", "scores:changed"]));
    screen.socket.disconnect();
  });
});

describe("the mark", () => {
  it.each(["LOVE", "DISLIKE"] as const)("is removed by a new rating: %s", async (rating) => {
    await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    await mark(SHOW);
    const { body } = await rate(server, person, { itemId: SHOW, rating });
    expect(body).not.toHaveProperty("misleading");
    expect(await marked()).toEqual([]);
    const { engine } = server.core.catalogue.view();
    const [fresh] = engine.score(engine.taste([{ titleId: SHOW, rating }]), [LIKE_IT]);
    expect([await scoreOn(server), await scoreOn(second)]).toEqual([fresh?.score, fresh?.score]);
  });

  it("is deleted along with the rating", async () => {
    const { body } = await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    await mark(SHOW);
    await server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
    expect((await mark(SHOW, false)).status).toBe(404);
    await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    await mark(SHOW);
    await server.call("DELETE", `/v6/users/${person.userId}/ratings`, { as: person });
    await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    expect(await marked()).toEqual([]);
  });

  it("requires a taste rating of the title", async () => {
    await rateAll(server, person, { ids: [LIKE_IT], rating: "INTERESTED" });
    for (const id of [SHOW, LIKE_IT, 9_999_999])
      expect(await mark(id)).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining("LOVE, LIKE, MEH or DISLIKE"), code: "no-rating" },
      });
    expect((await mark(SHOW, "yes")).status).toBe(400);
  });

  it("can be set only by the user who rated the title", async () => {
    await rate(server, person, { itemId: SHOW, rating: "LOVE" });
    expect((await mark(SHOW, true, await server.newPerson())).status).toBe(403);
    expect(await marked()).toEqual([]);
  });
});
