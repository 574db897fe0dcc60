import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accountHelpers } from "../../testing/accountHelpers.ts";
import { runTestImport } from "../../testing/doubles/runTestImport.ts";
import { startTmdbDouble } from "../../testing/doubles/tmdbDouble.ts";
import { rateAll } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import type { Title } from "./title.ts";

const ADMIN = "admin@example.org";
const SOON = { timeout: 60_000 };
const FEW = { titles: 300 };

let server: TestServer;
let second: TestServer;
let admin: TestPerson;
let rater: TestPerson;

const importedOn = ({ core }: TestServer): Title[] =>
  core.catalogue.view().snapshot.titles.filter(({ source }) => source === "tmdb");
const scorableOn = (where: TestServer) =>
  importedOn(where).filter(({ isScorable }) => isScorable).length;

beforeAll(async () => {
  server = await startTestServer({ ...FEW, adminEmail: ADMIN });
  second = await startTestServer({ ...FEW, beside: server, adminEmail: ADMIN });
  admin = await accountHelpers(server).register(ADMIN);
  const tmdb = await startTmdbDouble({ films: 20, shows: 5 });
  await runTestImport(server.sql, {
    source: "tmdb",
    url: tmdb.url,
    options: { countries: ["US"] },
    now: new Date(),
  });
  await tmdb.stop();
  rater = await server.newPerson();
  await rateAll(server, rater, {
    ids: server.core.catalogue
      .view()
      .snapshot.titles.flatMap(({ id, kind, source }) =>
        kind === "movie" && source === "bundle" ? [id] : [],
      )
      .slice(0, 6),
    rating: "LOVE",
  });
  for (const each of [server, second]) await vi.waitUntil(() => importedOn(each).length > 15, SOON);
}, 120_000);
afterAll(async () => {
  await second.close();
  await server.close();
});

const ask = (method: string, used?: boolean, as: TestPerson | undefined = admin) =>
  server.call(method, "/v1/api/admin/tmdb-facts", {
    ...(as && { as }),
    ...(used !== undefined && { body: { used } }),
  });
const get = async (path: string) => (await server.call("GET", path, { as: rater })).body;
/** A film of TMDB's with genres, tags and a cast. */
const film = () => {
  const found = importedOn(server).find(
    ({ kind, genres, tags, cast }) =>
      kind === "movie" && genres.length > 0 && tags.length > 0 && cast.length > 0,
  );
  if (!found) throw new Error("the double has no such film");
  return found;
};

describe("using TMDB's data in scores", () => {
  it("are left out by default", async () => {
    expect((await ask("GET")).body).toEqual({ used: false, isPinned: false });
    expect(scorableOn(server)).toBe(0);
    expect(await get(`/v4/nodes/${film().id}`)).toMatchObject({ isScorable: false, score: null });
    expect((await get(`/v3/movies/${film().id}/recommendations`)).recommendations).toEqual([]);
  });

  it("can be turned on or off only by administrators", async () => {
    expect((await ask("PUT", true, rater)).status).toBe(403);
    expect((await ask("GET", undefined, rater)).status).toBe(403);
    const stranger = { userId: rater.userId, token: `${rater.token}x`, defaultWatchlistId: 0 };
    expect((await ask("PUT", true, stranger)).status).toBe(401);
    expect(
      (await server.call("PUT", "/v1/api/admin/tmdb-facts", { body: { used: true } })).status,
    ).toBe(401);
    expect((await ask("GET")).body).toEqual({ used: false, isPinned: false });
  });

  it("give imported titles scores, reasons and similar titles on every server without a restart", async () => {
    expect((await ask("PUT", true)).status).toBe(200);
    for (const each of [server, second])
      await expect.poll(() => scorableOn(each), SOON).toBeGreaterThan(15);
    expect((await ask("GET")).body).toEqual({ used: true, isPinned: false });
    const { id } = film();
    const node = await get(`/v4/nodes/${id}`);
    expect(node).toMatchObject({
      isScorable: true,
      score: expect.any(Number),
      confidence: expect.anything(),
    });
    const why = await get(`/v1/users/${rater.userId}/titles/${id}/explanation`);
    const points = why.contributions.map(({ points: own }: { points: number }) => own);
    expect(why.contributions.length).toBeGreaterThan(0);
    expect(points.reduce((sum: number, own: number) => sum + own, why.base)).toBe(node.score);
    const { recommendations } = await get(`/v3/movies/${id}/recommendations`);
    expect(recommendations.length).toBeGreaterThan(5);
    const { results } = (await server.call("GET", "/v1/api/admin/acts?limit=1", { as: admin }))
      .body;
    expect(results[0]).toMatchObject({ action: "setTmdbFacts", details: { used: true } });
  });

  it("no longer affect scores once they are turned off", async () => {
    await ask("PUT", false);
    for (const each of [server, second]) await expect.poll(() => scorableOn(each), SOON).toBe(0);
    expect(await get(`/v4/nodes/${film().id}`)).toMatchObject({ isScorable: false, score: null });
    const { facts } = server.core.catalogue.view();
    const at = facts.titleIds.indexOf(film().id);
    const features = Array.from(facts.columns.subarray(facts.rowStart[at], facts.rowStart[at + 1]));
    expect(features.map((column) => facts.features[column]?.trait)).not.toContain("genre");
  });

  it("follow the environment variable if it's set", async () => {
    const third = await startTestServer({
      ...FEW,
      beside: server,
      adminEmail: ADMIN,
      tmdbFactsInScores: true,
    });
    await expect.poll(() => scorableOn(server), SOON).toBeGreaterThan(15);
    expect(scorableOn(third)).toBeGreaterThan(15);
    expect((await ask("GET")).body).toEqual({ used: true, isPinned: true });
    const refused = await ask("PUT", false);
    expect(refused).toMatchObject({ status: 409, body: { code: "set-by-environment" } });
    await third.close();
    const fourth = await startTestServer({ ...FEW, beside: server, adminEmail: ADMIN });
    expect((await ask("GET")).body).toEqual({ used: false, isPinned: false });
    await fourth.close();
  });
});
