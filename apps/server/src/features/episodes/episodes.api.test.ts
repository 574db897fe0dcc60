import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad; // seasons of 7, 13, 13, 13 and 16 episodes
const FILM = TITLES.theGodfather;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

const seenUrl = (as = person) => `/v1/users/${as.userId}/titles/${SHOW}/seen`;
const seasonUrl = (season: number, id: number = SHOW) =>
  `/v1/users/${person.userId}/titles/${id}/seasons/${season}/seen`;
const seen = async (as = person) => (await server.call("GET", seenUrl(as), { as })).body;
const mark = (season: number, body?: unknown) =>
  server.call("PUT", seasonUrl(season), { as: person, body });
const unmark = (season: number, query = "") =>
  server.call("DELETE", seasonUrl(season) + query, { as: person });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe("watched episodes", () => {
  it("start out empty, with no next episode", async () => {
    const body = await seen();
    expect(body).toMatchObject({ titleId: SHOW, numSeen: 0, numberOfEpisodes: 62, next: null });
    expect(body.seasons.map(({ episodeCount }: { episodeCount: number }) => episodeCount)).toEqual([
      7, 13, 13, 13, 16,
    ]);
    expect(body.seasons.every((season: { seen: number[] }) => season.seen.length === 0)).toBe(true);
  });

  it("can be marked one by one, together or by season, and marking them again is a no-op", async () => {
    expect((await mark(1, { episodes: [2, 1] })).body).toMatchObject({
      numSeen: 2,
      next: { seasonNumber: 1, episodeNumber: 3 },
    });
    const whole = await mark(1);
    expect(whole).toMatchObject({
      status: 200,
      body: { numSeen: 7, next: { seasonNumber: 2, episodeNumber: 1 } },
    });
    expect(whole.body.seasons[0].seen).toEqual(numbers(1, 7));
    expect((await mark(1, { episodes: [1, 1, 7] })).body).toEqual(whole.body);
    expect(await seen()).toEqual(whole.body);
  });

  it("can be unmarked one by one or by season", async () => {
    await mark(1);
    await mark(2);
    expect((await unmark(2, "?episodes=3,5")).body.seasons[1].seen).toEqual(
      numbers(1, 13).filter((number) => number !== 3 && number !== 5),
    );
    expect((await unmark(2)).body).toMatchObject({
      numSeen: 7,
      next: { seasonNumber: 2, episodeNumber: 1 },
    });
    expect((await unmark(1)).body).toMatchObject({ numSeen: 0, next: null });
    expect((await unmark(1, "?episodes=1")).status).toBe(200);
  });

  // shows: 4.progress.2
  it("determine the next episode, including its name if known", async () => {
    await server.sql`insert into episodes (season_id, number, name) values (${SHOW * 100 + 1}, 4, 'A name') on conflict do nothing`;
    expect((await mark(1, { episodes: [1, 2, 3] })).body.next).toEqual({
      seasonNumber: 1,
      episodeNumber: 4,
      name: "A name",
    });
    for (const season of numbers(1, 5)) await mark(season);
    expect(await seen()).toMatchObject({ numSeen: 62, next: null });
    expect((await unmark(3, "?episodes=9")).body.next).toEqual({
      seasonNumber: 3,
      episodeNumber: 9,
      name: null,
    });
  });

  it("are separate for each user", async () => {
    await mark(1);
    const stranger = await server.newPerson();
    expect((await seen(stranger)).numSeen).toBe(0);
    expect((await server.call("GET", seenUrl(person), { as: stranger })).status).toBe(403);
    expect((await server.call("PUT", seasonUrl(2), { as: stranger })).status).toBe(403);
    expect((await seen()).numSeen).toBe(7);
  });

  it("are rejected without storing anything if the show, season or episode doesn't exist", async () => {
    expect(await mark(6)).toMatchObject({
      status: 404,
      body: { message: "Breaking Bad has no season 6." },
    });
    expect(await mark(1, { episodes: [1, 8] })).toMatchObject({
      status: 404,
      body: { message: "Season 1 has no episode 8." },
    });
    expect(await unmark(1, "?episodes=8")).toMatchObject({ status: 404 });
    expect(await server.call("PUT", seasonUrl(1, FILM), { as: person })).toMatchObject({
      status: 404,
      body: { message: `There is no show ${FILM}.` },
    });
    expect((await mark(1, { episodes: Array.from({ length: 501 }, () => 1) })).status).toBe(400);
    expect((await seen()).numSeen).toBe(0);
  });

  it("are all saved when they are marked simultaneously", async () => {
    const answers = await Promise.all([
      mark(1),
      mark(1, { episodes: [3] }),
      mark(2),
      mark(2, { episodes: [13] }),
      mark(1),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await seen()).numSeen).toBe(20);
  });
});

describe("an entire show", () => {
  const markAll = (body?: unknown, as = person) => server.call("PUT", seenUrl(as), { as, body });

  // shows: 4.progress.1
  it("can be marked and unmarked in one call, and repeating it is a no-op", async () => {
    const whole = await markAll();
    expect(whole).toMatchObject({ status: 200, body: { numSeen: 62, next: null } });
    expect((await markAll({})).body).toEqual(whole.body);
    expect((await server.call("DELETE", seenUrl(), { as: person })).body).toMatchObject({
      numSeen: 0,
      next: null,
    });
    expect((await server.call("DELETE", seenUrl(), { as: person })).status).toBe(200);
  });

  it("can be reset to exactly the episodes that were seen before", async () => {
    const before = (await mark(2, { episodes: [1, 4] })).body;
    await markAll();
    const back = await markAll({
      seen: before.seasons.map(
        ({ seasonNumber, seen: episodes }: { seasonNumber: number; seen: number[] }) => ({
          seasonNumber,
          episodes,
        }),
      ),
    });
    expect(back.body).toEqual(before);
    expect((await markAll({ seen: [] })).body.numSeen).toBe(0);
  });

  it("is rejected if the show or episode doesn't exist, without changing anything", async () => {
    await mark(1);
    expect(
      await server.call("PUT", `/v1/users/${person.userId}/titles/99/seen`, { as: person }),
    ).toMatchObject({
      status: 404,
      body: { message: "There is no title 99." },
    });
    expect(await markAll({ seen: [{ seasonNumber: 1, episodes: [8] }] })).toMatchObject({
      status: 404,
      body: { message: "Season 1 has no episode 8." },
    });
    expect(await markAll({ seen: [{ seasonNumber: 9, episodes: [] }] })).toMatchObject({
      status: 404,
    });
    expect((await seen()).numSeen).toBe(7);
  });

  // shows: 4.progress.2
  it("includes only aired episodes, so later ones are never marked or offered as next", async () => {
    const running = server.core.catalogue
      .view()
      .snapshot.titles.find(
        ({ kind, status, seasons }) =>
          kind === "tv" && !["ENDED", "CANCELLED"].includes(status) && seasons.length === 2,
      );
    const last = running?.seasons[1];
    if (!running || !last) throw new Error("the bundle has no such show");
    const url = `/v1/users/${person.userId}/titles/${running.id}/seen`;
    await server.sql`
      insert into episodes (season_id, number, air_date) values (${last.id}, ${last.episodeCount}, current_date + 30) on conflict (season_id, number) do update set air_date = excluded.air_date`;
    const { body } = await server.call("PUT", url, { as: person });
    expect(body.seasons[1]).toMatchObject({
      episodeCount: last.episodeCount,
      airedCount: last.episodeCount - 1,
      seen: numbers(1, last.episodeCount - 1),
    });
    expect(body.next).toBeNull();
    server.setNow(Date.now() + 40 * 86_400_000);
    expect((await server.call("GET", url, { as: person })).body.next).toMatchObject({
      seasonNumber: last.number,
      episodeNumber: last.episodeCount,
    });
  });
});
