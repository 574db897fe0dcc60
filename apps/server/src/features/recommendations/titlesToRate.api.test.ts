import { afterAll, beforeAll, expect, it } from "vitest";
import { rateAll } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const ask = async (query: string, as: TestPerson): Promise<number[]> =>
  (await server.call("GET", `/v1/api/titles-to-rate${query}`, { as })).body.results.map(
    ({ id }: { id: number }) => id,
  );

it("the next questions follow the answers, and omit titles already being asked about", async () => {
  const person = await server.newPerson();
  const first = await ask("?limit=12", person);
  await rateAll(server, person, { ids: first.slice(0, 5), rating: "LOVE" });
  const next = await ask(`?limit=12&exclude=${first.join()}`, person);
  expect(next.filter((id) => first.includes(id))).toEqual([]);
  const stranger = await ask(`?limit=12&exclude=${first.join()}`, await server.newPerson());
  expect(next).not.toEqual(stranger);
});

it("a title similar to the one just liked comes first, and says what it is suggested for", async () => {
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
  expect(results.map(({ like }) => like)).toEqual([
    liked,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
  expect(engine.similar(liked, 60).map(({ titleId }) => titleId)).toContain(results[0]?.id);
  expect(first).not.toContain(results[0]?.id);
  expect((await ask(`?limit=6&like=1`, person)).length).toBe(6);
});

it("somebody with more than twice as many dislikes as likes is asked about more likable titles", async () => {
  const person = await server.newPerson();
  const { engine } = server.core.catalogue.view();
  const disliked = await ask("?limit=8", person);
  const chance = (ids: readonly number[], dislikes: readonly number[]) => {
    const taste = engine.taste(
      dislikes.map((titleId) => ({ titleId, rating: "DISLIKE" as const })),
    );
    return engine.score(taste, [...ids]).reduce((sum, { score }) => sum + score, 0) / ids.length;
  };
  await rateAll(server, person, { ids: disliked, rating: "DISLIKE" });
  const asked = await ask("?limit=10", person);
  const unsteered = engine.ask(
    engine.taste(disliked.map((titleId) => ({ titleId, rating: "DISLIKE" as const }))),
    { limit: 10 },
  );
  expect(chance(asked, disliked)).toBeGreaterThan(chance(unsteered, disliked));
});
