import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { moveSeenFilm } from "./moveSeenTitle.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const FILM = TITLES.theGodfather;
const LIKED = [TITLES.breakingBad, TITLES.betterCallSaul, TITLES.theWire, TITLES.amelie];

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

const seenUrl = (id: number = FILM) => `/v1/users/${person.userId}/titles/${id}/seen`;
const call = (method: "GET" | "PUT" | "DELETE", url: string, body?: unknown) =>
  server.call(method, url, { as: person, body });
const idsIn = (titles: readonly { id: number }[]) => titles.map(({ id }) => id);
const picks = async (more: object = {}) => {
  const { body } = await server.call("POST", "/v6/recommendations", {
    as: person,
    body: { limit: 100, nodeType: "movie", ...more },
  });
  return { ids: idsIn(body.recommendations), total: body.total as number };
};
const addToList = (itemId: number) =>
  server.call("POST", `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`, {
    as: person,
    body: { itemId },
  });

describe("a film marked as seen without a rating", () => {
  it("can be marked and unmarked, and repeating it is a no-op", async () => {
    const answer = { titleId: FILM, seasons: [], numSeen: 0, numberOfEpisodes: 0, next: null };
    expect((await call("GET", seenUrl())).body).toEqual({ ...answer, isSeen: false });
    for (const _ of [1, 2])
      expect(await call("PUT", seenUrl())).toMatchObject({
        status: 200,
        body: { ...answer, isSeen: true },
      });
    expect((await call("GET", seenUrl())).body.isSeen).toBe(true);
    expect((await call("PUT", seenUrl(), { seen: [] })).body.isSeen).toBe(false);
    await call("PUT", seenUrl());
    for (const _ of [1, 2]) expect((await call("DELETE", seenUrl())).body.isSeen).toBe(false);
  });

  it("has no seasons to mark", async () => {
    const season = { seasonNumber: 1, episodes: [1] };
    expect(await call("PUT", seenUrl(), { seen: [season] })).toMatchObject({
      status: 404,
      body: { message: "The Godfather has no season 1." },
    });
    expect((await call("GET", seenUrl())).body.isSeen).toBe(false);
  });

  it("isn't rated, so progress and scores don't change", async () => {
    await rateAll(server, person, { ids: LIKED, rating: "LOVE" });
    const ratings = async () => (await call("GET", `/v6/ratings?userId=${person.userId}`)).body;
    const score = async () => (await call("GET", `/v4/nodes/${TITLES.fleabag}`)).body;
    const before = [await ratings(), await score()];
    await call("PUT", seenUrl());
    expect([await ratings(), await score()]).toEqual(before);
  });

  it("disappears from the picks, returns when unmarked, and is included on request", async () => {
    await rateAll(server, person, { ids: LIKED, rating: "LOVE" });
    const before = await picks();
    const [best = 0] = before.ids;
    await call("PUT", seenUrl(best));
    const after = await picks();
    expect(after.ids).not.toContain(best);
    expect(after.total).toBe(before.total - 1);
    expect(await picks({ includeSeen: true })).toEqual(before);
    await call("DELETE", seenUrl(best));
    expect(await picks()).toEqual(before);
  });

  it("is no longer offered for rating", async () => {
    const ask = async () =>
      (await call("GET", "/v1/api/titles-to-rate?limit=50&nodeType=movie")).body;
    const before = await ask();
    const [first = 0] = idsIn(before.results);
    await call("PUT", seenUrl(first));
    const after = await ask();
    expect(idsIn(after.results)).not.toContain(first);
    expect(after.total).toBe(before.total - 1);
    // It is no answer: people who have answered nothing still get the opening, with one animated title.
    const opening = after.results.slice(0, 4) as { genres: string[] }[];
    expect(opening.filter(({ genres }) => genres.includes("Animation"))).toHaveLength(1);
  });

  it("appears among the seen titles of a watchlist", async () => {
    for (const id of [FILM, TITLES.amelie]) await addToList(id);
    const listed = async (seen: string) =>
      (
        await call(
          "GET",
          `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items?seen=${seen}`,
        )
      ).body.items.map(({ typeId }: { typeId: number }) => typeId);
    expect(await listed("SEEN")).toEqual([]);
    await call("PUT", seenUrl());
    expect(await listed("SEEN")).toEqual([FILM]);
    expect(await listed("UNSEEN")).toEqual([TITLES.amelie]);
  });

  it("moves to the title that replaces it", async () => {
    await call("PUT", seenUrl());
    expect(await moveSeenFilm(server.sql, { from: FILM, to: TITLES.amelie }, 10)).toBeGreaterThan(
      0,
    );
    expect((await call("GET", seenUrl())).body.isSeen).toBe(false);
    expect((await call("GET", seenUrl(TITLES.amelie))).body.isSeen).toBe(true);
  });
});

describe("a show of which no episode is known", () => {
  let other: TestServer;
  const SHOW = TITLES.theWire;
  beforeAll(async () => {
    await server.sql`update seasons set episode_count = 0 where title_id = ${SHOW}`;
    other = await startTestServer({ beside: server });
  });
  afterAll(() => other.close());
  const mark = (method: "GET" | "PUT" | "DELETE", body?: unknown) =>
    other.call(method, seenUrl(SHOW), { as: person, body });

  it("is marked and unmarked as a whole", async () => {
    const answer = { titleId: SHOW, seasons: [], numSeen: 0, numberOfEpisodes: 0, next: null };
    expect((await mark("PUT")).body).toEqual({ ...answer, isSeen: true });
    expect((await mark("GET")).body.isSeen).toBe(true);
    expect((await mark("PUT", { seen: [] })).body.isSeen).toBe(false);
    await mark("PUT");
    expect((await mark("DELETE")).body).toEqual({ ...answer, isSeen: false });
  });

  it("disappears from the picks when marked, and isn't among the shows to continue", async () => {
    const shows = async () =>
      idsIn(
        (
          await other.call("POST", "/v6/recommendations", {
            as: person,
            body: { limit: 100, nodeType: "tv" },
          })
        ).body.recommendations,
      );
    await rateAll(server, person, {
      ids: [TITLES.breakingBad, TITLES.betterCallSaul],
      rating: "LOVE",
    });
    const before = await shows();
    expect(before).toContain(SHOW);
    await mark("PUT");
    expect(await shows()).not.toContain(SHOW);
    const url = `/v1/users/${person.userId}/continue-watching`;
    expect((await other.call("GET", url, { as: person })).body).toMatchObject({ total: 0 });
  });

  it("is no longer offered for rating when marked", async () => {
    const count = async () =>
      (await other.call("GET", "/v1/api/titles-to-rate?nodeType=tv", { as: person })).body.total;
    const before = await count();
    await mark("PUT");
    expect(await count()).toBe(before - 1);
  });

  it("is no longer taken for started once unmarked, even if its episodes have become known", async () => {
    await mark("PUT");
    await call("DELETE", seenUrl(SHOW));
    expect((await mark("GET")).body.isSeen).toBe(false);
  });
});
