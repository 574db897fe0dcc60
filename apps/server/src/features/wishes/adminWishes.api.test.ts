import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountHelpers } from "../../testing/accountHelpers.ts";
import {
  startTmdbDouble,
  TMDB_DOUBLE_TOKEN,
  type TmdbDouble,
} from "../../testing/doubles/tmdbDouble.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { acceptTerms } from "../catalogue-import/terms.ts";

let tmdb: TmdbDouble;
let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  tmdb = await startTmdbDouble({
    films: 6,
    shows: 4,
    replace: {
      "movie/1": { title: "Seven Lanterns", original_title: "Seven Lanterns", vote_count: 3 },
      "movie/2": {
        title: "Seven Lanterns",
        original_title: "Sieben Laternen",
        vote_count: 900,
        release_date: "2011-05-06",
      },
      "movie/3": { title: "Seven Lanterns Return", original_title: "Seven Lanterns Return" },
      "tv/1": { name: "Harbour Lights", original_name: "Luces del puerto", vote_count: 12 },
      "tv/2": {
        name: "The Harbour at Night",
        original_name: "The Harbour at Night",
        first_air_date: "2020-02-02",
      },
    },
  });
  server = await startTestServer({
    titles: 100, // each title that is added is waited for: the catalogue is read anew
    adminEmail: "admin@example.org",
    tmdbUrl: tmdb.url,
    tmdbToken: TMDB_DOUBLE_TOKEN,
  });
  admin = await accountHelpers(server).register("admin@example.org");
  await acceptTerms(server.sql, "tmdb");
});
afterAll(async () => {
  await server.close();
  await tmdb.stop();
});
beforeEach(() => server.sql`delete from wishes`);

const wishFor = async (...names: string[]): Promise<TestPerson> => {
  const person = await server.newPerson();
  for (const name of names)
    await server.call("POST", `/v1/users/${person.userId}/wishes`, { as: person, body: { name } });
  return person;
};
const wishesOf = async (as: TestPerson) =>
  (await server.call("GET", `/v1/users/${as.userId}/wishes`, { as })).body.results;
const ask = (method: string, path = "", body?: unknown, on = server) =>
  on.call(method, `/v1/api/admin/wishes${path}`, {
    as: admin,
    ...(body === undefined ? {} : { body }),
  });
const add = (body: unknown) => ask("POST", "/add", body);
const namesOf = async () =>
  (await ask("GET")).body.results.map(({ name }: { name: string }) => name);

describe("wishes in the admin area", () => {
  it("are counted and listed by popularity, in the most common spelling, without naming any users", async () => {
    await wishFor("Lanterns", "Only Me");
    await wishFor("lanterns");
    await wishFor("Lanterns");
    const { body } = await ask("GET");
    expect(body).toEqual({
      results: [
        { name: "Lanterns", people: 3, since: expect.stringMatching(/^\d{4}-/) },
        { name: "Only Me", people: 1, since: expect.stringMatching(/^\d{4}-/) },
      ],
      total: 2,
      tmdb: "READY",
    });
    expect((await ask("GET", "?limit=1&offset=1")).body.results).toMatchObject([
      { name: "Only Me" },
    ]);
  });

  it("disappear from the list when declined, but stay with their users, and new ones aren't counted", async () => {
    const person = await wishFor("Lanterns", "Other");
    expect((await ask("POST", "/decline", { name: "LANTERNS" })).body).toEqual({ success: true });
    await wishFor("lanterns");
    expect(await namesOf()).toEqual(["Other"]);
    expect(await wishesOf(person)).toHaveLength(2);
    expect(await ask("POST", "/decline", { name: "Nobody's" })).toMatchObject({
      status: 404,
      body: { code: "no-wish" },
    });
    const acts = (await server.call("GET", "/v1/api/admin/acts", { as: admin })).body.results;
    expect(acts[0]).toMatchObject({ action: "declineWish", details: { name: "LANTERNS" } });
  });
});

describe("adding a title that users have wished for", () => {
  it("picks the title with that name and the most votes, and grants the wish", async () => {
    const person = await wishFor("seven lanterns");
    const { body } = await add({ name: "Seven Lanterns" });
    expect(body).toEqual({
      added: { id: expect.any(Number), kind: "movie", name: "Seven Lanterns", year: 2011 },
      candidates: [],
    });
    expect(
      await server.sql`select ref from statements where source = 'tmdb' and title_id = ${body.added.id}`,
    ).toEqual([{ ref: "2" }]);
    await expect
      .poll(() => wishesOf(person))
      .toMatchObject([{ title: { id: body.added.id, name: "Seven Lanterns", year: 2011 } }]);
    expect(await namesOf()).toEqual([]);
    const acts = (await server.call("GET", "/v1/api/admin/acts", { as: admin })).body.results;
    expect(acts[0]).toMatchObject({ action: "addWishedTitle" });
  });

  it("finds shows, and titles by their original name", async () => {
    await wishFor("Luces del Puerto");
    expect((await add({ name: "Luces del Puerto" })).body.added).toMatchObject({
      kind: "tv",
      name: "Harbour Lights",
    });
  });

  it("lists candidates if no name matches exactly, and adds the chosen one", async () => {
    const person = await wishFor("Harbour");
    const { body } = await add({ name: "Harbour" });
    expect(body.added).toBeNull();
    expect(body.candidates).toContainEqual({
      tmdbId: 2,
      kind: "tv",
      name: "The Harbour at Night",
      year: 2020,
    });
    expect(body.candidates.length).toBeLessThanOrEqual(5);
    expect((await add({ name: "Harbour", kind: "tv", tmdbId: 2 })).body.added).toMatchObject({
      name: "The Harbour at Night",
      year: 2020,
    });
    await expect
      .poll(() => wishesOf(person))
      .toMatchObject([{ title: { name: "The Harbour at Night" } }]);
    // It stays granted, although no name is equal.
    const again = await server.call("POST", `/v1/users/${person.userId}/wishes`, {
      as: person,
      body: { name: "harbour" },
    });
    expect(again.body.title).toMatchObject({ name: "The Harbour at Night" });
  });

  it("adds nothing if no one has wished for the title, and explains the error", async () => {
    expect(await add({ name: "Seven Lanterns Return" })).toMatchObject({
      status: 404,
      body: { code: "no-wish" },
    });
    await wishFor("Nowhere To Be Found");
    expect((await add({ name: "Nowhere To Be Found" })).body).toEqual({
      added: null,
      candidates: [],
    });
    expect(await add({ name: "Nowhere To Be Found", kind: "movie", tmdbId: 4_000 })).toMatchObject({
      status: 503,
      body: { code: "source-failed" },
    });
    for (const wrong of [{ tmdbId: 4 }, { kind: "tv" }, { kind: "tv", tmdbId: 0 }])
      expect((await add({ name: "Nowhere To Be Found", ...wrong })).status).toBe(400);
  });

  it("requires a token and accepted terms", async () => {
    await wishFor("Seven Lanterns Return");
    const without = await startTestServer({ adminEmail: "admin@example.org", beside: server });
    expect((await ask("GET", "", undefined, without)).body.tmdb).toBe("NO_TOKEN");
    expect(await ask("POST", "/add", { name: "Seven Lanterns Return" }, without)).toMatchObject({
      status: 409,
      body: { code: "token-missing" },
    });
    await without.close();
    await server.sql`delete from accepted_terms`;
    expect((await ask("GET")).body.tmdb).toBe("TERMS");
    expect(await add({ name: "Seven Lanterns Return" })).toMatchObject({
      status: 409,
      body: { code: "terms-not-accepted" },
    });
    await acceptTerms(server.sql, "tmdb");
  });
});
