// @module-tag deeper
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDeep } from "../../../../../scripts/testing/layers.ts";
import { addTribes, tribeOf } from "../../testing/training/addTribes.ts";
import { rateAll, TITLES } from "../../testing/rate.ts";
import {
  modelServing,
  startTestServer,
  type TestPerson,
  type TestServer,
} from "../../testing/testServer.ts";
import { train } from "../../testing/training/train.ts";

interface Pick {
  id: number;
  score: number | null;
}

const FEW = isDeep() ? undefined : 400;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ titles: FEW });
  await addTribes(
    { sql: server.sql, titles: server.core.catalogue.view().snapshot.titles },
    { people: 100, ratings: 50 },
  );
  await train(server);
  await modelServing(server);
  person = await server.newPerson();
  const own = server.core.catalogue
    .view()
    .snapshot.titles.filter((_, place) => tribeOf(place) === 0);
  await rateAll(server, person, { ids: own.slice(0, 8).map(({ id }) => id), rating: "LOVE" });
});
afterAll(() => server.close());

const SHOW = TITLES.theWire;
const FILM = TITLES.theGodfather;

/** Every call that returns picks, as a function of options. */
const CALLS: [string, (options: Record<string, unknown>) => ReturnType<TestServer["call"]>][] = [
  ["v3", (options) => get(`/v3/users/${person.userId}/recommendations`, options)],
  ["v5", (options) => post("/v5/recommendations", options)],
  ["v6", (options) => post("/v6/recommendations", options)],
  [
    "titles like several",
    (options) => post("/v3/shows/recommendations", { showIds: [SHOW], ...options }),
  ],
  ["titles like a show", (options) => get(`/v3/shows/${SHOW}/recommendations`, options)],
  [
    "titles like a show, with a body",
    (options) => post(`/v3/shows/${SHOW}/recommendations`, options),
  ],
  ["titles like a film", (options) => get(`/v3/movies/${FILM}/recommendations`, options)],
  [
    "combined",
    (options) =>
      get(
        `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/recommendations/combined`,
        options,
      ),
  ],
];
const get = (url: string, options: Record<string, unknown>) => {
  const query = new URLSearchParams(
    Object.entries(options).map(([name, value]) => [name, String(value)]),
  );
  return server.call("GET", `${url}?${query}`, { as: person });
};
const post = (url: string, body: unknown) => server.call("POST", url, { as: person, body });
const scores = ({ body }: { body: { recommendations: Pick[] } }) =>
  body.recommendations.map(({ id, score }) => `${id}: ${score}`);

describe.each(CALLS)("%s", (_, ask) => {
  // shows: 7.recommendations.4, 7.recommendations.9
  it("accepts the model by name, and rejects unknown models and any bucket", async () => {
    const usual = scores(await ask({ limit: 20 }));
    expect(scores(await ask({ limit: 20, model: "worthy" }))).toEqual(usual);
    const facts = await ask({ limit: 20, model: "content" });
    expect(facts.status).toBe(200);
    expect(scores(facts)).not.toEqual(usual);
    expect(scores(await ask({ limit: 20 }))).toEqual(usual);
    expect(await ask({ model: "oracle" })).toMatchObject({
      status: 400,
      body: { error: true, message: "Unknown model: oracle. There are: worthy, content." },
    });
    expect(await ask({ bucket: "stars" })).toMatchObject({
      status: 400,
      body: { error: true, message: "Unknown bucket: stars." },
    });
  });

  // shows: 7.recommendations.3, 7.recommendations.9
  it.each(["flushPredictions", "refreshResults"])("rebuilds the taste with %s", async (option) => {
    const before = scores(await ask({ limit: 20 }));
    // Bypasses the server, so that only the option makes a difference.
    await server.sql`update ratings set rating = 'DISLIKE' where user_id = ${person.userId}`;
    expect(scores(await ask({ limit: 20, [option]: false }))).toEqual(before);
    expect(scores(await ask({ limit: 20, [option]: true }))).not.toEqual(before);
    await server.sql`update ratings set rating = 'LOVE' where user_id = ${person.userId}`;
    expect(scores(await ask({ limit: 20, [option]: true }))).toEqual(before);
  });
});

describe("reported calls to action", () => {
  // shows: 7.recommendations.11
  it("are accepted but have no effect", async () => {
    expect((await post("/v5/recommendations", { seenCtas: ["register"], limit: 10 })).body).toEqual(
      (await post("/v5/recommendations", { limit: 10 })).body,
    );
  });
});

describe("a page of picks", () => {
  const NEAR_COPY = 0.5;
  it.each([
    ["one franchise", [TITLES.breakingBad, TITLES.betterCallSaul]],
    ["crime", [TITLES.theWire, TITLES.theGodfather, TITLES.breakingBad]],
    ["comedy", [TITLES.fleabag, TITLES.amelie]],
  ])(
    "never shows five near copies in a row, let alone ten, to a user who loves %s",
    async (_name, ids) => {
      const other = await server.newPerson();
      await rateAll(server, other, { ids, rating: "LOVE" });
      for (const model of ["worthy", "content"]) {
        const { body } = await server.call(
          "GET",
          `/v3/users/${other.userId}/recommendations?limit=100&model=${model}`,
          { as: other },
        );
        const picks: number[] = body.recommendations.map(({ id }: Pick) => id);
        const { engine } = server.core.catalogue.view();
        const copiesOf = new Map(
          picks.map((id) => [
            id,
            new Set(
              engine
                .similar(id, 400)
                .flatMap(({ titleId, similarity }) => (similarity >= NEAR_COPY ? titleId : [])),
            ),
          ]),
        );
        const rows = picks.slice(0, -4).map((_id, at) => picks.slice(at, at + 5));
        expect(rows.length).toBeGreaterThan(90);
        expect(
          rows.filter((row) =>
            row.every((id) => row.every((next) => id === next || copiesOf.get(id)?.has(next))),
          ),
        ).toEqual([]);
      }
    },
  );
});
