import { afterAll, beforeAll, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const ask = async (query: string, as: TestPerson): Promise<number[]> =>
  (await server.call("GET", `/v1/api/titles-to-rate${query}`, { as })).body.results.map(
    ({ id }: { id: number }) => id,
  );

it("chooses the next questions based on the answers, and omits titles already being asked about", async () => {
  const person = await server.newPerson();
  const first = await ask("?limit=12", person);
  await rateAll(server, person, { ids: first.slice(0, 5), rating: "LOVE" });
  const next = await ask(`?limit=12&exclude=${first.join()}`, person);
  expect(next.filter((id) => first.includes(id))).toEqual([]);
  const stranger = await ask(`?limit=12&exclude=${first.join()}`, await server.newPerson());
  expect(next).not.toEqual(stranger);
});

it("asks about well-known, unrated titles of the requested kind, and none that are excluded", async () => {
  const person = await server.newPerson();
  const { titles } = server.core.catalogue.view().snapshot;
  const loved: number[] = [TITLES.betterCallSaul, TITLES.theWire, TITLES.fleabag];
  await rateAll(server, person, { ids: loved, rating: "LOVE" });
  const answerTo = async (query = "") =>
    (await server.call("GET", `/v1/api/titles-to-rate${query}`, { as: person })).body;
  const first = await answerTo();
  expect(first.results).toHaveLength(40);
  expect(first.total).toBe(titles.length - loved.length);
  const ids: number[] = first.results
    .filter(({ decoy }: { decoy: boolean }) => !decoy)
    .map(({ id }: { id: number }) => id);
  expect(ids.filter((id) => loved.includes(id))).toEqual([]);
  const without = await answerTo(`?limit=10&exclude=${ids.slice(0, 20).join(",")}`);
  expect(without.results.filter(({ id }: { id: number }) => ids.slice(0, 20).includes(id))).toEqual(
    [],
  );
  expect(without.total).toBe(first.total - 20);
  expect(
    (await answerTo("?nodeType=movie")).results.every(
      ({ nodeType }: { nodeType: string }) => nodeType === "movie",
    ),
  ).toBe(true);
});

it("puts a title similar to the one just liked first, and names that title", async () => {
  const person = await server.newPerson();
  const { engine } = server.core.catalogue.view();
  const first = await ask("?limit=12", person);
  const liked = first[0] ?? 0;
  const { results } = (
    await server.call(
      "GET",
      `/v1/api/titles-to-rate?limit=6&exclude=${first.join()}&like=${liked}`,
      { as: person },
    )
  ).body as {
    results: { id: number; like?: number }[];
  };
  expect(results[0]?.like).toBe(liked);
  expect(engine.similar(liked, 60).map(({ titleId }) => titleId)).toContain(results[0]?.id);
  expect(first).not.toContain(results[0]?.id);
  expect((await ask(`?limit=6&like=1`, person)).length).toBe(6);
});

it("asks users who have more than twice as many dislikes as likes about more likable titles", async () => {
  const person = await server.newPerson();
  const { engine } = server.core.catalogue.view();
  const disliked = await ask("?limit=8", person);
  await rateAll(server, person, { ids: disliked, rating: "DISLIKE" });
  const asked = await ask("?limit=40", person);
  const taste = engine.taste(disliked.map((titleId) => ({ titleId, rating: "DISLIKE" as const })));
  const shared = (likely: boolean) => {
    const best = engine.ask(taste, { limit: 40, likely });
    return asked.filter((id) => best.includes(id)).length;
  };
  expect(shared(true)).toBeGreaterThan(shared(false));
});

interface Asked {
  id: number;
  nodeType: "tv" | "movie";
  genres: string[];
  firstAirDate: string | null;
  like?: number;
}
const questions = async (query: string, as: TestPerson): Promise<Asked[]> =>
  (await server.call("GET", `/v1/api/titles-to-rate${query}`, { as })).body.results;

it("begins with four well-known, dissimilar titles of both kinds, one of them animated", async () => {
  const asked = await questions("?limit=17", await server.newPerson());
  const { snapshot } = server.core.catalogue.view();
  const four = asked.slice(0, 4);
  const years = asked.map(({ firstAirDate }) => Number(firstAirDate?.slice(0, 4)));
  expect(four.map(({ id }) => snapshot.title(id)?.fame ?? 0).every((fame) => fame >= 8)).toBe(true);
  expect(four.filter(({ nodeType }) => nodeType === "tv")).toHaveLength(2);
  expect(four.filter(({ genres }) => genres.includes("Animation"))).toHaveLength(1);
  expect(new Set(years.slice(0, 4).map((year) => Math.floor(year / 10))).size).toBeGreaterThan(2);
  expect(years.slice(0, 4)).toEqual(years.slice(0, 4).toSorted((a, b) => b - a));
  expect(years.slice(0, 10).filter((year) => year < 1965)).toEqual([]);
});

it("makes every third title after the opening similar to a liked one", async () => {
  const person = await server.newPerson();
  const { engine } = server.core.catalogue.view();
  const first = await ask("?limit=4", person);
  await rateAll(server, person, { ids: first.slice(0, 2), rating: "LIKE" });
  const next = await questions(`?limit=9&exclude=${first.slice(2).join()}`, person);
  expect(next.map(({ like }) => like !== undefined)).toEqual(
    next.map((_, place) => place % 3 === 0),
  );
  for (const { id, like } of next)
    if (like !== undefined) {
      expect(first.slice(0, 2)).toContain(like);
      expect(engine.similar(like, 60).map(({ titleId }) => titleId)).toContain(id);
    }
});

it("suggests what somebody probably knows of what is like a liked title, even if close titles were asked about", async () => {
  const person = await server.newPerson();
  const { engine } = server.core.catalogue.view();
  const first = await ask("?limit=4", person);
  const liked = first[0] ?? 0;
  await rateAll(server, person, { ids: [liked], rating: "LOVE" });
  const [next] = await questions(`?limit=3&exclude=${first.join()}&like=${liked}`, person);
  const taste = engine.taste([{ titleId: liked, rating: "LOVE" }]);
  const only = new Set(engine.similar(liked, 60).map(({ titleId }) => titleId));
  const options = { limit: 1, only, exclude: new Set(first) };
  expect([next?.id]).toEqual(engine.ask(taste, { ...options, avoidsClose: false }));
});

it("suggests nothing of the same franchise for a liked title", async () => {
  const person = await server.newPerson();
  const { engine, snapshot } = server.core.catalogue.view();
  const franchiseOf = (id: number) => snapshot.title(id)?.franchise ?? null;
  const first = snapshot.titles
    .filter(({ franchise }) => franchise !== null)
    .find(({ id, franchise }) =>
      engine.similar(id, 5).some(({ titleId }) => franchiseOf(titleId) === franchise),
    );
  const liked = first?.id ?? 0;
  await rateAll(server, person, { ids: [liked], rating: "LOVE" });
  const opening = await ask("?limit=4", person);
  const asked = await questions(`?limit=12&exclude=${opening.join()}&like=${liked}`, person);
  const suggested = asked.filter(({ like }) => like === liked).map(({ id }) => franchiseOf(id));
  expect(suggested.length).toBeGreaterThan(1);
  expect(suggested).not.toContain(franchiseOf(liked));
});

it("stops asking about a genre after three dislikes and no likes, as long as other genres are left", async () => {
  const { snapshot } = server.core.catalogue.view();
  const horror = snapshot.titles
    .filter(({ genres }) => genres.includes("Horror"))
    .toSorted((a, b) => b.fame - a.fame)
    .map(({ id }) => id);
  const [one = 0, two = 0, three = 0, four = 0] = horror;
  const person = await server.newPerson();
  const inHorror = async () =>
    (await questions("?limit=40", person)).filter(({ genres }) => genres.includes("Horror")).length;
  await rateAll(server, person, { ids: [one, two], rating: "DISLIKE" });
  expect(await inHorror()).toBeGreaterThan(0);
  await rateAll(server, person, { ids: [three], rating: "DISLIKE" });
  expect(await inHorror()).toBe(0);
  await rateAll(server, person, { ids: [four], rating: "LIKE" });
  expect(await inHorror()).toBeGreaterThan(0);
});

const titlesOf = (ids: readonly number[]) => {
  const { snapshot } = server.core.catalogue.view();
  return ids.flatMap((id) => snapshot.title(id) ?? []);
};

it("asks about one title of a franchise, its best known", async () => {
  const asked = titlesOf(await ask("?limit=60", await server.newPerson()));
  const franchises = asked.flatMap(({ franchise }) => franchise ?? []);
  expect(franchises.length).toBeGreaterThan(3);
  expect(new Set(franchises).size).toBe(franchises.length);
  const { titles } = server.core.catalogue.view().snapshot;
  for (const { franchise, fame } of asked)
    if (franchise !== null)
      expect(titles.filter((other) => other.franchise === franchise && other.fame > fame)).toEqual(
        [],
      );
});

const isAnime = ({ language, genres }: { language: string | null; genres: readonly string[] }) =>
  language === "ja" && genres.includes("Animation");

it("doesn't ask somebody about anime who only dislikes animation", async () => {
  const person = await server.newPerson();
  const { snapshot } = server.core.catalogue.view();
  const animated = snapshot.titles.filter(
    (title) => title.genres.includes("Animation") && !isAnime(title),
  );
  const ids = animated
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, 3)
    .map(({ id }) => id);
  await rateAll(server, person, { ids: ids.slice(0, 2), rating: "DISLIKE" });
  expect(titlesOf(await ask("?limit=8", person)).filter(isAnime)).toHaveLength(1);
  await rateAll(server, person, { ids: ids.slice(2), rating: "DISLIKE" });
  expect(titlesOf(await ask("?limit=8", person)).filter(isAnime)).toHaveLength(0);
});

it("asks about anime once among the first ten titles", async () => {
  const person = await server.newPerson();
  const asked: number[] = [];
  // As a phone asks: more after every second answer.
  while (asked.length < 10) {
    const exclude = asked.length > 0 ? `&exclude=${asked.join()}` : "";
    asked.push(...(await ask(`?limit=${asked.length === 0 ? 4 : 2}${exclude}`, person)));
  }
  expect(titlesOf(asked.slice(0, 5)).filter(isAnime)).toHaveLength(0);
  expect(titlesOf(asked).filter(isAnime)).toHaveLength(1);
});
