import { afterAll, beforeAll, expect, it } from "vitest";
import { runTestImport } from "../../testing/doubles/runTestImport.ts";
import { startTmdbDouble } from "../../testing/doubles/tmdbDouble.ts";
import { startTvmazeDouble } from "../../testing/doubles/tvmazeDouble.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

interface Source {
  source: string;
  url: string;
  numTitles: number;
}

const get = async (url: string) => (await server.call("GET", url)).body;
const named = async () =>
  ((await get("/v1/api/sources")).sources as Source[]).map(({ source }) => source); // the contract's response

it("doesn't list the bundle as a source, but lists every import with its pages and title count", async () => {
  expect(await get("/v1/api/sources")).toEqual({ sources: [], region: "US" });

  const tvmaze = await startTvmazeDouble({ shows: 8 });
  await runTestImport(server.sql, { source: "tvmaze", url: tvmaze.url });
  await tvmaze.stop();
  await expect.poll(named).toEqual(["tvmaze"]);

  const tmdb = await startTmdbDouble({ films: 8, shows: 6 });
  await runTestImport(server.sql, { source: "tmdb", url: tmdb.url });
  await tmdb.stop();
  await expect.poll(named).toEqual(["tvmaze", "tmdb", "justwatch"]);

  const { titles } = server.core.catalogue.view().snapshot;
  const { sources }: { sources: Source[] } = await get("/v1/api/sources");
  expect(sources.map(({ url }) => url)).toEqual([
    "https://www.tvmaze.com",
    "https://www.themoviedb.org",
    "https://www.justwatch.com",
  ]);
  expect(sources.find(({ source }) => source === "justwatch")?.numTitles).toBe(
    titles.filter(({ offers }) => offers.length > 0).length,
  );
  expect(sources.find(({ source }) => source === "tmdb")?.numTitles).toBe(
    titles.filter(({ source, provenance }) =>
      [source, ...Object.values(provenance)].includes("tmdb"),
    ).length,
  );
});

it("shows the kind and date of offers in lists", async () => {
  const offered = server.core.catalogue
    .view()
    .snapshot.titles.find(({ offers }) => offers.some(({ region }) => region === "US"));
  const { body } = await server.call("POST", "/v6/recommendations", {
    body: { limit: 1, filters: { streamingProviders: ["Lampflix"] } },
  });
  expect(body.recommendations[0].providers).toContainEqual({
    id: offered?.offers.find(({ name }) => name === "Lampflix")?.id,
    name: "Lampflix",
    sourceTypes: ["SUBSCRIPTION"],
    topProvider: false,
    asOf: "2026-03-01",
  });
});

it("dates a show's original service by the import that found it, not by the show's start", async () => {
  const imported = server.core.catalogue
    .view()
    .snapshot.titles.filter(({ source, providers }) => source === "tmdb" && providers.length > 0);
  expect(imported.length).toBeGreaterThan(0);
  expect(
    new Set(
      imported.flatMap(({ providers }) =>
        providers.map(({ name, sourceType, asOf }) => `${name} ${sourceType} ${asOf}`),
      ),
    ),
  ).toEqual(new Set(["Netflix ORIGINAL 2026-03-01"]));
});
