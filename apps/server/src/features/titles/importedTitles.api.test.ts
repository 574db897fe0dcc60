import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startImageHostDouble, type ImageHostDouble } from "../../testing/doubles/imageHostDouble.ts";
import { runTestImport } from "../../testing/doubles/runTestImport.ts";
import { startTmdbDouble } from "../../testing/doubles/tmdbDouble.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import type { Title } from "../catalogue/title.ts";
import { purgeOldStatements } from "../catalogue-import/titles/purgeOldStatements.ts";

let server: TestServer;
let host: ImageHostDouble;
let person: TestPerson;
/** A film of TMDB with pictures, a cast with pictures, and offers in two countries. */
let film: Title;

const snapshot = () => server.core.catalogue.view().snapshot;
const imported = () => snapshot().titles.filter(({ source }) => source === "tmdb");

beforeAll(async () => {
  host = await startImageHostDouble();
  server = await startTestServer({ pictures: host.url });
  const tmdb = await startTmdbDouble({ films: 20, shows: 5 });
  await runTestImport(server.sql, { source: "tmdb", url: tmdb.url, options: { countries: ["US", "DE"] }, now: new Date() });
  await tmdb.stop();
  await vi.waitUntil(() => imported().length > 15, { timeout: 60_000 });
  const hasFace = ({ cast }: Title) => cast.some(({ personId }) => snapshot().person(personId)?.pictureName);
  const found = imported().find((title) => title.kind === "movie" && title.posterPath && title.backdropPath && title.offers.length > 2 && hasFace(title));
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

it("shows the pictures of a title and of its people, under names that are ours", async () => {
  const { body: node } = await server.call("GET", `/v4/nodes/${film.id}`);
  const members: { id: number; profile_path: string | null }[] = node.cast;
  const faces = members.filter(({ profile_path: picture }) => picture !== null);
  expect(faces.length).toBeGreaterThan(0);
  const names = [node.image.poster.url, node.image.backdrop.url, node.backdrop_path, ...faces.map(({ profile_path: picture }) => picture)];
  for (const name of names) expect(name).toMatch(/^\/s[pbf]\d+x[0-9a-f]{8}\.jpg$/);
  const image = await server.app.inject(`/api/image/tmdb/w310${node.image.poster.url.replace(".jpg", ".webp")}`);
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: "webp", width: 310, height: 465 });
  const face = await server.app.inject(`/api/image/tmdb/w286${faces[0]?.profile_path}`);
  expect(await sharp(face.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 286, height: 429 });
  expect(host.asked).toContain(`/t/p/w780${film.posterPath}`);
  const { body: actor } = await server.call("GET", `/casts/${faces[0]?.id}`);
  expect(actor).toMatchObject({ profile_path: faces[0]?.profile_path, sources: ["tmdb"] });
}, 60_000);

it("names TMDB, and JustWatch for where to watch, wherever the title shows", async () => {
  const both = ["tmdb", "justwatch"];
  const { body: node } = await server.call("GET", `/v4/nodes/${film.id}`);
  expect(node).toMatchObject({ sources: both, attributions: both.map((source) => ({ source })) });
  const search = await server.call("GET", `/v4/search?term=${encodeURIComponent(film.name)}`);
  expect(find(search.body.results)?.sources).toEqual(both);
  const picks = await server.call("POST", "/v6/recommendations", { as: person, body: { limit: 60, filters: { streamingProviders: ["Lampflix"] } } });
  expect(find(picks.body.recommendations)?.sources).toEqual(both);
  const { body: list } = await server.call("POST", `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`, { as: person, body: { itemId: film.id } });
  expect(list.item.show.sources).toEqual(both);
  const today = await server.call("POST", "/v5/recommendations", { body: { limit: 60, filters: { streamingProviders: ["Lampflix"] } } });
  expect(find(today.body.homeBlockList.items.map(({ tvShow }: { tvShow: Named }) => tvShow))?.sources).toEqual(both);
  const actor = film.cast[0];
  const people = await server.call("GET", `/v4/search?searchCast=true&term=${encodeURIComponent(actor?.name ?? "")}`);
  expect(people.body.people.find(({ id }: { id: number }) => id === actor?.personId)).toMatchObject({ sources: ["tmdb"] });
  const bundled = snapshot().titles.find(({ source, provenance }) => source === "bundle" && Object.keys(provenance).length === 0);
  expect((await server.call("GET", `/v4/nodes/${bundled?.id}`)).body.sources).toEqual([]);
});

it("has the trailers that TMDB names, and none that nobody does", async () => {
  expect((await server.call("GET", `/v4/nodes/${film.id}`)).body.trailers).toEqual([{ key: expect.stringMatching(/^abcdefghi\d_$/), name: "Official Trailer" }]);
  const bundled = snapshot().titles.find(({ source, statedBy }) => source === "bundle" && statedBy.length === 0);
  expect((await server.call("GET", `/v4/nodes/${bundled?.id}`)).body.trailers).toEqual([]);
});

it("says where to watch in the country that the person chose", async () => {
  const providers = async () => {
    const { body } = await server.call("GET", `/v4/nodes/${film.id}`, { as: person });
    return (body as Named).providers.map(({ name }) => name);
  };
  expect(await providers()).toEqual(["Lampflix", "Letterbox Store"]);
  await server.call("PUT", `/v1/users/${person.userId}/region`, { as: person, body: { region: "DE" } });
  expect(await providers()).toEqual(["Leuchtturm"]);
  await server.call("PUT", `/v1/users/${person.userId}/region`, { as: person, body: { region: "FR" } });
  expect(await providers()).toEqual([]);
  expect((await server.call("GET", `/v4/nodes/${film.id}`, { as: person })).body.sources).toEqual(["tmdb"]);
});

it("has neither title nor picture any more once its content is purged", async () => {
  await purgeOldStatements(server.sql, new Date(Date.now() + 181 * 86_400_000));
  await expect.poll(() => imported().length, { timeout: 60_000 }).toBe(0);
  expect((await server.app.inject(`/api/image/tmdb/w310/${film.posterName}`)).statusCode).toBe(404);
});
