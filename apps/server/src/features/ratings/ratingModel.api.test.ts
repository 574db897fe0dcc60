import { progressOf, RATING_VALUES, type RatingValue } from "@worthy/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rate } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { inLayer } from "../../../../../scripts/testing/layers.ts";

type Step = { titleId: number; rating: RatingValue | null };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const step = fc.record({
  titleId: fc.constantFrom(10_001, 10_002, 10_003, 10_209, 10_301),
  rating: fc.option(fc.constantFrom(...RATING_VALUES), { freq: 3 }),
});

/** A minimal model of a person's ratings. */
class Model {
  readonly ratings = new Map<number, { id: string; rating: RatingValue }>();
  version = 0;
}

async function take({ titleId, rating }: Step, person: TestPerson, model: Model): Promise<void> {
  const kept = model.ratings.get(titleId);
  if (rating === null) {
    const { status, body } = await server.call(
      "DELETE",
      `/v6/ratings/${kept?.id ?? "nosuchrating"}`,
      { as: person },
    );
    if ((status === 200) !== model.ratings.delete(titleId))
      throw new Error(`deleting a rating was answered with ${status}`);
    if (kept) model.version += 1;
    if (kept) expect(body.progress).toEqual(progressIn(model));
    return;
  }
  const { body } = await rate(server, person, { itemId: titleId, rating });
  model.ratings.set(titleId, { id: kept?.id ?? body.id, rating });
  model.version += 1;
  expect(body.progress).toEqual(progressIn(model));
}

const progressIn = ({ ratings }: Model) =>
  progressOf(
    Array.from(ratings, ([titleId, { rating }]) => ({
      kind: titleId < 10_200 ? "tv" : "movie",
      rating,
    })),
  );

/** The person's scores as shown by the API, by title. */
async function scoresShown(person: TestPerson): Promise<Record<number, number>> {
  const { body } = await server.call(
    "GET",
    `/v3/users/${person.userId}/recommendations?limit=100`,
    { as: person },
  );
  return Object.fromEntries(
    body.recommendations.map(({ id, score }: { id: number; score: number }) => [id, score]),
  );
}

// shows: 4.rating.1, 4.rating.2
it(
  "any sequence of rating and unrating matches a simple model and a freshly computed taste",
  { tags: "deeper" },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const person = await server.newPerson();
        const model = new Model();
        for (const one of steps) {
          await take(one, person, model);
          if (steps.length % 3 === 0) await scoresShown(person); // the taste is then in memory and updated step by step
        }
        const rows = await server.sql<
          { itemId: number; ratingId: string; rating: RatingValue }[]
        >`select item_id, rating_id, rating from ratings where user_id = ${person.userId}`;
        expect(
          new Map(rows.map((row) => [row.itemId, { id: row.ratingId, rating: row.rating }])),
        ).toEqual(model.ratings);
        const [user] = await server.sql<
          { ratingsVersion: number }[]
        >`select ratings_version from users where user_id = ${person.userId}`;
        expect(user?.ratingsVersion).toBe(model.version);

        const carried = await scoresShown(person);
        const { engine } = server.core.catalogue.view();
        const fresh = engine.taste(
          Array.from(model.ratings, ([titleId, { rating }]) => ({ titleId, rating })),
        );
        const differences = engine
          .score(fresh, Object.keys(carried).map(Number))
          .map(({ titleId, score }) => Math.abs((carried[titleId] ?? NaN) - score));
        expect(differences.length).toBeGreaterThan(90);
        // Updates are exact to 1e-4 points, so one of all scores may round differently.
        expect(differences.reduce((sum, difference) => sum + difference, 0)).toBeLessThanOrEqual(1);
      }),
      { numRuns: inLayer(8, 25) },
    );
  },
);
