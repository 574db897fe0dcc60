import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const SPIRITED_AWAY = 10_302;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await rateAll(server, person, { ids: [TITLES.theGodfather], rating: "LOVE" });
});
afterAll(() => server.close());

const get = async (path: string, language: string, as?: TestPerson) =>
  (
    await server.call("GET", path, {
      headers: { "accept-language": language },
      ...(as && { as }),
    })
  ).body;
const nameIn = async (language: string, id: number, as?: TestPerson) => {
  const { name, originalName, path } = await get(`/v4/nodes/${id}`, language, as);
  return [name, originalName, path];
};
const original = (on: boolean) =>
  server.call("PUT", `/v1/users/${person.userId}/settings`, {
    as: person,
    body: { showOriginalNamesEnabled: on },
  });

describe("a title", () => {
  it("has its name in the user's language, its original name, and a single URL", async () => {
    const path = `/movies/the-godfather-${TITLES.theGodfather}`;
    expect(await nameIn("en", TITLES.theGodfather)).toEqual(["The Godfather", null, path]);
    expect(await nameIn("de-AT", TITLES.theGodfather)).toEqual(["Der Pate", "The Godfather", path]);
    expect(await nameIn("es", TITLES.theGodfather)).toEqual(["El padrino", "The Godfather", path]);
    expect(await nameIn("fr", TITLES.theGodfather)).toEqual(["The Godfather", null, path]);
    expect((await nameIn("en", SPIRITED_AWAY)).slice(0, 2)).toEqual([
      "Spirited Away",
      "千と千尋の神隠し",
    ]);
    expect((await nameIn("de", SPIRITED_AWAY)).slice(0, 2)).toEqual([
      "Chihiros Reise ins Zauberland",
      "千と千尋の神隠し",
    ]);
  });

  it("puts its original name first if the user prefers that", async () => {
    await original(true);
    expect((await nameIn("de", SPIRITED_AWAY, person)).slice(0, 2)).toEqual([
      "千と千尋の神隠し",
      "Chihiros Reise ins Zauberland",
    ]);
    expect((await nameIn("de", TITLES.theGodfather, person)).slice(0, 2)).toEqual([
      "The Godfather",
      "Der Pate",
    ]);
    await original(false);
    expect((await nameIn("de", TITLES.theGodfather, person))[0]).toBe("Der Pate");
  });
});

it("has the same name everywhere", async () => {
  const { defaultWatchlistId } = await get(`/v1/users/${person.userId}`, "de", person);
  await server.call("POST", `/v3/users/${person.userId}/watchlists/${defaultWatchlistId}/items`, {
    as: person,
    body: { itemId: SPIRITED_AWAY },
  });
  const bodies = await Promise.all(
    [
      `/v3/users/${person.userId}/recommendations?limit=100`,
      `/v6/users/${person.userId}/ratings?titles=true`,
      `/v1/users/${person.userId}/titles/10210/explanation`,
      `/v3/users/${person.userId}/watchlists/${defaultWatchlistId}/items`,
      `/v3/users/${person.userId}/watchlists/${defaultWatchlistId}/activity`,
      "/v4/search/?term=godfather",
      "/v4/search/?term=marlon brando&searchCast=true",
      "/v1/api/today",
      "/v1/api/example-score",
    ].map((path) => get(path, "de", person)),
  );
  const sent = bodies.map((body) => JSON.stringify(body));
  const { snapshot } = server.core.catalogue.view();
  const english = snapshot.titles.flatMap(({ id, name, names }) =>
    names["de"] === undefined ? [] : [`"id":${id},"name":${JSON.stringify(name)}`],
  );
  expect(english.filter((named) => sent.some((text) => text.includes(named)))).toEqual([]);
  expect(sent.filter((text) => text.includes("Der Pate")).length).toBeGreaterThan(3);
});

it("sorts titles by the names that the user sees", async () => {
  const names = async (language: string): Promise<string[]> =>
    (
      await get(`/v3/users/${person.userId}/recommendations?limit=60&sort=NAME`, language, person)
    ).recommendations.map(({ name }: { name: string }) => name);
  for (const language of ["de", "es", "en"]) {
    const found = await names(language);
    expect(found).toEqual(found.toSorted(new Intl.Collator(language).compare));
  }
  expect(await names("de")).not.toEqual(await names("en"));
});

it("finds titles by any of their names, and highlights the one shown", async () => {
  const search = async (term: string, language: string) =>
    (await get(`/v4/search/?term=${encodeURIComponent(term)}`, language)).results[0];
  for (const term of ["der pate", "El padrino", "godfather"])
    expect((await search(term, "en")).id).toBe(TITLES.theGodfather);
  expect(await search("pate", "de")).toMatchObject({ name: "Der Pate", matches: [[4, 8]] });
  expect(await search("der pate", "en")).toMatchObject({ name: "The Godfather", matches: [] });
  expect((await search("sen to chihiro", "en")).id).toBe(SPIRITED_AWAY);
  expect((await search("GoT", "en")).name).toBe("Game of Thrones");
});
