import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

const { breakingBad, betterCallSaul, theWire, fleabag, amelie } = TITLES;

const see = (titleId: number, episodes: readonly number[]) =>
  server.call("PUT", `/v1/users/${person.userId}/titles/${titleId}/seasons/1/seen`, {
    as: person,
    body: { episodes },
  });
const seeWhole = (titleId: number, as = person) =>
  server.call("PUT", `/v1/users/${as.userId}/titles/${titleId}/seen`, { as });
const started = async (query = "") =>
  (await server.call("GET", `/v1/users/${person.userId}/continue-watching${query}`, { as: person }))
    .body;
const idsOf = ({ results }: { results: { title: { id: number } }[] }) =>
  results.map(({ title }) => title.id);

describe("continue watching", () => {
  // shows: 4.progress.3
  it("lists partly watched shows that have more aired episodes, with the most recently watched first", async () => {
    expect(await started()).toEqual({ results: [], total: 0 });
    await see(breakingBad, [1, 2]);
    await see(theWire, [1]);
    expect(idsOf(await started())).toEqual([theWire, breakingBad]);
    await see(breakingBad, [3]);
    const page = await started();
    expect(idsOf(page)).toEqual([breakingBad, theWire]);
    expect(page.results[0]).toMatchObject({
      title: { name: "Breaking Bad" },
      progress: { numSeen: 3, numberOfEpisodes: 62, next: { seasonNumber: 1, episodeNumber: 4 } },
    });
    await seeWhole(breakingBad);
    expect(await started()).toMatchObject({ total: 1, results: [{ title: { id: theWire } }] });
  });

  it("is paginated", async () => {
    for (const id of [breakingBad, theWire, fleabag]) await see(id, [1]);
    const pages = await Promise.all(["?limit=2", "?limit=2&offset=2"].map(started));
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
    expect(pages.flatMap(idsOf)).toEqual([fleabag, theWire, breakingBad]);
    expect(
      (
        await server.call("GET", `/v1/users/${person.userId}/continue-watching?limit=51`, {
          as: person,
        })
      ).status,
    ).toBe(400);
  });

  it("omits shows that the user no longer likes, until the rating changes", async () => {
    await see(breakingBad, [1]);
    await see(theWire, [1]);
    const { body } = await rate(server, person, { itemId: breakingBad, rating: "DISLIKE" });
    await rate(server, person, { itemId: theWire, rating: "LOVE" });
    expect(idsOf(await started())).toEqual([theWire]);
    await server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
    expect(idsOf(await started())).toEqual([theWire, breakingBad]);
  });
});

describe("fully watched titles", () => {
  const picks = async (more: object = {}) => {
    const { body } = await server.call("POST", "/v6/recommendations", {
      as: person,
      body: { limit: 100, nodeType: "tv", ...more },
    });
    return {
      ids: (body.recommendations as { id: number }[]).map(({ id }) => id),
      total: body.total as number,
    };
  };

  // shows: 4.progress.4
  it("immediately disappear from the picks, return when unmarked, and are included on request", async () => {
    await rateAll(server, person, { ids: [betterCallSaul, theWire, amelie], rating: "LOVE" });
    const before = await picks();
    const [best = 0] = before.ids;
    await see(best, [1]);
    // Started, it is among those to continue.
    expect((await picks()).ids).not.toContain(best);
    expect(await picks({ includeSeen: true })).toEqual(before);
    await seeWhole(best);
    const after = await picks();
    expect(after.ids).not.toContain(best);
    expect(after.total).toBe(before.total - 1);
    expect(await picks({ includeSeen: true })).toEqual(before);
    await server.call("DELETE", `/v1/users/${person.userId}/titles/${best}/seen`, { as: person });
    expect(await picks()).toEqual(before);
  });

  it("are left out of group picks, as are the caller's shows in progress, but not a friend's shows", async () => {
    const friend = await server.newPerson();
    await server.sql`insert into memberships (user_id, watchlist_id, position, state) values (${friend.userId}, ${person.defaultWatchlistId}, 9, 'ACCEPTED')`;
    await rateAll(server, person, { ids: [betterCallSaul, theWire, amelie], rating: "LOVE" });
    const combined = async () =>
      (
        await server.call(
          "GET",
          `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/recommendations/combined?nodeType=tv&limit=50`,
          { as: person },
        )
      ).body.recommendations.map(({ id }: { id: number }) => id) as number[];
    const [first = 0] = await combined();
    await server.call("PUT", `/v1/users/${friend.userId}/titles/${first}/seasons/1/seen`, {
      as: friend,
      body: { episodes: [1] },
    });
    expect(await combined()).toContain(first);
    await see(first, [1]);
    expect(await combined()).not.toContain(first);
  });

  it("are left out of similar titles unless requested", async () => {
    const like = async (more = "") =>
      (
        (
          await server.call("GET", `/v3/shows/${breakingBad}/recommendations?limit=100${more}`, {
            as: person,
          })
        ).body.recommendations as { id: number }[]
      ).map(({ id }) => id);
    const before = await like();
    const show = before.find((id) => id === betterCallSaul) ?? 0;
    await seeWhole(show);
    // One more is added at the end of the page.
    expect((await like()).slice(0, -1)).toEqual(before.filter((id) => id !== show));
    expect(await like("&includeSeen=true")).toEqual(before);
  });

  it("are also left out of featured titles and a list's picks", async () => {
    await rateAll(server, person, { ids: [betterCallSaul, theWire, amelie], rating: "LOVE" });
    const url = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/recommendations`;
    const combined = async () =>
      (await server.call("GET", `${url}/combined?nodeType=tv`, { as: person })).body
        .recommendations[0].id as number;
    const us = async () =>
      (await server.call("GET", `${url}/us?nodeType=tv`, { as: person })).body.results[0].title
        .id as number;
    const [first, forUs] = [await combined(), await us()];
    await seeWhole(first);
    await seeWhole(forUs);
    expect(await combined()).not.toBe(first);
    expect(await us()).not.toBe(forUs);
  });
});

// shows: 4.declined.1
it("a title rated not interesting disappears from the picks, and returns when the rating is removed", async () => {
  await rateAll(server, person, { ids: [betterCallSaul, theWire, amelie], rating: "LOVE" });
  const picks = async () =>
    (
      (await server.call("POST", "/v6/recommendations", { as: person, body: { limit: 100 } })).body
        .recommendations as { id: number }[]
    ).map(({ id }) => id);
  const before = await picks();
  const [first = 0] = before;
  const { body } = await rate(server, person, { itemId: first, rating: "NOT_INTERESTED" });
  expect(await picks()).not.toContain(first);
  await server.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
  expect(await picks()).toEqual(before);
});
