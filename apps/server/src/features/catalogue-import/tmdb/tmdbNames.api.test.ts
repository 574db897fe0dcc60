import { readBundle } from "@worthy/catalogue";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import { startTmdbDouble } from "../../../testing/doubles/tmdbDouble.ts";
import { startTestServer, type TestServer } from "../../../testing/testServer.ts";

const translation = (country: string, language: string, data: object) => ({
  iso_3166_1: country,
  iso_639_1: language,
  data,
});
const alternative = (country: string, title: string, type = "") => ({
  iso_3166_1: country,
  title,
  type,
});

const bundled = readBundle().titles.find(
  ({ kind, imdb, names }) => kind === "movie" && imdb && names?.de && !names.es,
);
if (!bundled) throw new Error("the bundle has no such film");
const replace = {
  "movie/1": {
    title: "The Lamp Keeper",
    original_title: "灯守",
    original_language: "ja",
    origin_country: ["JP"],
    imdb_id: null,
    translations: {
      translations: [
        translation("AT", "de", { title: "Der Lampenwart" }),
        translation("DE", "de", { title: " Der  Laternenwärter " }),
        translation("MX", "es", { title: "El cuidador de faroles" }),
        translation("ES", "es", { title: "" }),
        translation("FR", "fr", { title: "Le gardien" }),
      ],
    },
    alternative_titles: {
      titles: [
        alternative("JP", "Tomori"),
        alternative("JP", "TOMORI!"),
        alternative("FR", "Le gardien des lampes"),
        alternative("KR", "Deungji", "Romanization"),
        alternative("US", "the lamp-keeper"),
        ...Array.from({ length: 20 }, (_, at) => alternative("GB", `Lamps ${at + 1}`)),
      ],
    },
  },
  "movie/2": {
    title: "The Other Lamp",
    original_title: "Die andere Lampe",
    original_language: "de",
    imdb_id: null,
    translations: {
      translations: [
        translation("DE", "de", { title: "" }),
        translation("ES", "es", { title: "The Other Lamp" }),
      ],
    },
  },
  "movie/3": {
    title: "Something Else",
    imdb_id: bundled.imdb,
    translations: {
      translations: [
        translation("DE", "de", { title: "Ein falscher Name" }),
        translation("ES", "es", { title: "Un nombre que faltaba" }),
      ],
    },
    alternative_titles: { titles: [alternative("DE", "Noch ein Name")] },
  },
  "tv/1": {
    name: "Lamps of the North",
    original_name: "Lamps of the North",
    translations: { translations: [translation("DE", "de", { name: "Nordlampen" })] },
    alternative_titles: { results: [alternative("DE", "Die Lampen des Nordens")] },
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const tmdb = await startTmdbDouble({ films: 3, shows: 1, replace });
  await runTestImport(server.sql, { source: "tmdb", url: tmdb.url });
  await tmdb.stop();
  await vi.waitUntil(() => inMemory("Lamps of the North"), { timeout: 60_000 });
}, 120_000);
afterAll(() => server.close());

const inMemory = (name: string) =>
  server.core.catalogue.view().snapshot.titles.find((title) => title.name === name);

it("takes German and Spanish names from the translations, preferring those for Germany and Spain", () => {
  expect(inMemory("The Lamp Keeper")).toMatchObject({
    originalName: "灯守",
    names: { de: "Der Laternenwärter", es: "El cuidador de faroles" },
  });
  expect(inMemory("Lamps of the North")).toMatchObject({
    names: { de: "Nordlampen" },
    otherNames: ["Die Lampen des Nordens"],
  });
});

it("falls back to the original name in the title’s own language, unless it equals the English name", () => {
  expect(inMemory("The Other Lamp")?.names).toEqual({ de: "Die andere Lampe" });
});

it("keeps up to twelve other names without duplicates, from selected countries and the title’s country", () => {
  const lamps = Array.from({ length: 10 }, (_, at) => `Lamps ${at + 1}`);
  expect(inMemory("The Lamp Keeper")?.otherNames).toEqual(["Tomori", "Deungji", ...lamps]);
});

it("finds an imported title by its German name, and shows that name on the German page", async () => {
  const title = inMemory("The Lamp Keeper");
  const get = async (path: string, language: string) =>
    (await server.call("GET", path, { headers: { "accept-language": language } })).body;
  for (const term of ["laternenwärter", "Tomori", "灯守"])
    expect(
      (await get(`/v4/search?term=${encodeURIComponent(term)}`, "de")).results[0],
    ).toMatchObject({
      id: title?.id,
      name: "Der Laternenwärter",
      originalName: "灯守",
    });
  expect(await get(`/v4/nodes/${title?.id}`, "de")).toMatchObject({ name: "Der Laternenwärter" });
  expect(await get(`/v4/nodes/${title?.id}`, "en")).toMatchObject({ name: "The Lamp Keeper" });
});

it("keeps the bundle’s names, and adds the missing ones", () => {
  const title = server.core.catalogue.view().snapshot.title(bundled.id);
  expect(title?.names).toEqual({ de: bundled.names?.de, es: "Un nombre que faltaba" });
  expect(title?.otherNames).toContain("Noch ein Name");
});
