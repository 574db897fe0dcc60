import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  startImageHostDouble,
  type ImageHostDouble,
} from "../../testing/doubles/imageHostDouble.ts";
import { runTestImport } from "../../testing/doubles/runTestImport.ts";
import { startTmdbDouble } from "../../testing/doubles/tmdbDouble.ts";
import { rateAll } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import type { Title } from "../catalogue/title.ts";
import { purgeOldStatements } from "../catalogue/statements/purgeOldStatements.ts";

let server: TestServer;
let host: ImageHostDouble;
let person: TestPerson;
/** A TMDB film with pictures, a cast with pictures, and offers in two countries. */
let film: Title;

const snapshot = () => server.core.catalogue.view().snapshot;
const imported = () => snapshot().titles.filter(({ source }) => source === "tmdb");

beforeAll(async () => {
  host = await startImageHostDouble();
  server = await startTestServer({ pictures: host.url });
  const tmdb = await startTmdbDouble({ films: 60, shows: 5 });
  await runTestImport(server.sql, {
    source: "tmdb",
    url: tmdb.url,
    options: { countries: ["US", "DE"] },
    now: new Date(),
  });
  await tmdb.stop();
  await vi.waitUntil(() => imported().length > 15, { timeout: 60_000 });
  const hasFace = ({ cast }: Title) =>
    cast.some(({ personId }) => snapshot().person(personId)?.pictureName);
  const found = imported().find(
    (title) =>
      title.kind === "movie" &&
      title.posterPath &&
      title.backdropPath &&
      title.offers.length > 2 &&
      hasFace(title),
  );
  if (!found) throw new Error("the double has no such film");
  film = found;
  person = await server.newPerson();
}, 120_000);
afterAll(async () => {
  await server.close();
  await host.stop();
});

interface Named {
  name: string;
  sources: string[];
  providers: { name: string }[];
}

const find = (results: Named[]) => results.find(({ name }) => name === film.name);

// shows: 7.images.4, 9.images.7
it("shows pictures of a title and its people under our own file names", async () => {
  const { body: node } = await server.call("GET", `/v4/nodes/${film.id}`);
  const members: { id: number; profile_path: string | null }[] = node.cast;
  const faces = members.filter(({ profile_path: picture }) => picture !== null);
  expect(faces.length).toBeGreaterThan(0);
  const names = [
    node.image.poster.url,
    node.image.backdrop.url,
    node.backdrop_path,
    ...faces.map(({ profile_path: picture }) => picture),
  ];
  for (const name of names) expect(name).toMatch(/^\/s[pbf]\d+x[0-9a-f]{8}\.jpg$/);
  const image = await server.app.inject(
    `/api/image/tmdb/w310${node.image.poster.url.replace(".jpg", ".webp")}`,
  );
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({
    format: "webp",
    width: 310,
    height: 465,
  });
  const face = await server.app.inject(`/api/image/tmdb/w286${faces[0]?.profile_path}`);
  expect(await sharp(face.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    width: 286,
    height: 429,
  });
  expect(host.asked).toContain(`/t/p/w780${film.posterPath}`);
  const { body: actor } = await server.call("GET", `/casts/${faces[0]?.id}`);
  expect(actor).toMatchObject({ profile_path: faces[0]?.profile_path, sources: ["tmdb"] });
});

// shows: 5.images.1, 5.images.2, 7.images.1, 7.images.2, 7.images.3, 7.images.5
// shows: 9.images.1, 9.images.2, 9.images.3, 9.images.4, 9.images.5, 9.images.6
it("returns drawn pictures for other titles in the requested sizes and formats", async () => {
  const drawn = snapshot().titles.find(({ source }) => source === "bundle");
  const { body: node } = await server.call("GET", `/v4/nodes/${drawn?.id}`);
  const poster: string = node.image.poster.url;
  const image = (address: string) => server.app.inject(`/api/image/tmdb/${address}`);
  const sizeOf = async (address: string) => {
    const { format, width, height } = await sharp((await image(address)).rawPayload).metadata();
    return [format, width, height];
  };
  const webp = poster.replace(".jpg", ".webp");
  expect(await sizeOf(`w122${webp}`)).toEqual(["webp", 122, 182]);
  expect(await sizeOf(`w48${poster}`)).toEqual(["jpeg", 48, 72]);
  expect(await sizeOf(`w310${webp}`)).toEqual(["webp", 310, 465]);
  expect(await sizeOf(`w800${webp}`)).toEqual(["webp", 800, 1200]);
  expect(await sizeOf(`w310${node.backdrop_path}?q=75&w=976`)).toEqual(["jpeg", 976, 549]);
  const [usual, asked, better] = await Promise.all(
    ["", "?q=75", "?q=90"].map(async (query) => (await image(`w48${poster}${query}`)).rawPayload),
  );
  expect(usual?.equals(asked ?? Buffer.of())).toBe(true);
  expect(better?.length).toBeGreaterThan(usual?.length ?? 0);

  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/);
  const palette = await server.call("GET", `/api/image/palette${poster}`);
  expect(palette.body).toEqual({ ground: colour, mid: colour, accent: colour, paper: colour });

  const refused = [poster, `w${poster}`, `w48${poster.toUpperCase()}`, `w48${poster}.png`];
  const statuses = refused.map(async (address) => (await image(address)).statusCode);
  expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400]);
});

it("credits TMDB, and JustWatch for offers, wherever the title appears", async () => {
  const both = ["tmdb", "justwatch"];
  const { body: node } = await server.call("GET", `/v4/nodes/${film.id}`);
  expect(node).toMatchObject({ sources: both, attributions: both.map((source) => ({ source })) });
  const search = await server.call("GET", `/v4/search?term=${encodeURIComponent(film.name)}`);
  expect(find(search.body.results)?.sources).toEqual(both);
  const picks = await server.call("POST", "/v6/recommendations", {
    as: person,
    body: { limit: 60, filters: { streamingProviders: ["Lampflix"] } },
  });
  expect(find(picks.body.recommendations)?.sources).toEqual(both);
  const { body: list } = await server.call(
    "POST",
    `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`,
    { as: person, body: { itemId: film.id } },
  );
  expect(list.item.show.sources).toEqual(both);
  const today = await server.call("POST", "/v5/recommendations", {
    body: { limit: 60, filters: { streamingProviders: ["Lampflix"] } },
  });
  expect(
    find(today.body.homeBlockList.items.map(({ tvShow }: { tvShow: Named }) => tvShow))?.sources,
  ).toEqual(both);
  const actor = film.cast[0];
  const people = await server.call(
    "GET",
    `/v4/search?searchCast=true&term=${encodeURIComponent(actor?.name ?? "")}`,
  );
  expect(people.body.people.find(({ id }: { id: number }) => id === actor?.personId)).toMatchObject(
    { sources: ["tmdb"] },
  );
  const bundled = snapshot().titles.find(
    ({ source, provenance }) => source === "bundle" && Object.keys(provenance).length === 0,
  );
  expect((await server.call("GET", `/v4/nodes/${bundled?.id}`)).body.sources).toEqual([]);
});

it("has no score or similar titles if its data is only from TMDB, and is marked as not scorable", async () => {
  const rater = await server.newPerson();
  await rateAll(server, rater, {
    ids: snapshot()
      .titles.flatMap(({ id, kind, source }) =>
        kind === "movie" && source === "bundle" ? [id] : [],
      )
      .slice(0, 6),
    rating: "LOVE",
  });
  const get = async (path: string) => (await server.call("GET", path, { as: rater })).body;
  const stated = film.statedBy.find(({ source }) => source === "tmdb");
  expect(await get(`/v4/nodes/${film.id}`)).toMatchObject({
    tmdbId: Number(stated?.ref),
    isScorable: false,
    score: null,
    reason: null,
    confidence: null,
  });
  expect((await get(`/v3/movies/${film.id}/recommendations`)).recommendations).toEqual([]);
  const bundled = snapshot().titles.findLast(
    ({ kind, source }) => kind === "movie" && source === "bundle",
  );
  expect(await get(`/v4/nodes/${bundled?.id}`)).toMatchObject({
    isScorable: true,
    score: expect.any(Number),
  });
});

// shows: 2.detail.10
it("has only the trailers from TMDB", async () => {
  expect((await server.call("GET", `/v4/nodes/${film.id}`)).body.trailers).toEqual([
    { key: expect.stringMatching(/^abcdefghi\d_$/), name: "Official Trailer" },
  ]);
  const bundled = snapshot().titles.find(
    ({ source, statedBy }) => source === "bundle" && statedBy.length === 0,
  );
  expect((await server.call("GET", `/v4/nodes/${bundled?.id}`)).body.trailers).toEqual([]);
});

it("shows offers for the country that the user chose", async () => {
  const providers = async () => {
    const { body } = await server.call("GET", `/v4/nodes/${film.id}`, { as: person });
    return (body as Named).providers.map(({ name }) => name);
  };
  expect(await providers()).toEqual(["Lampflix", "Letterbox Store"]);
  await server.call("PUT", `/v1/users/${person.userId}/region`, {
    as: person,
    body: { region: "DE" },
  });
  expect(await providers()).toEqual(["Leuchtturm"]);
  await server.call("PUT", `/v1/users/${person.userId}/region`, {
    as: person,
    body: { region: "FR" },
  });
  expect(await providers()).toEqual([]);
  expect((await server.call("GET", `/v4/nodes/${film.id}`, { as: person })).body.sources).toEqual([
    "tmdb",
  ]);
});

it("loses its title and picture once its content is purged", async () => {
  await purgeOldStatements(server.sql, new Date(Date.now() + 181 * 86_400_000));
  await expect.poll(() => imported().length, { timeout: 60_000 }).toBe(0);
  expect((await server.app.inject(`/api/image/tmdb/w310/${film.posterName}`)).statusCode).toBe(404);
});
