import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { inLayer } from "../../../../../../scripts/testing/layers.ts";

interface Part {
  type: string;
  titleId?: number;
  points: number;
  ratedAt?: string;
}

let server: TestServer;
let ids: number[];
beforeAll(async () => {
  server = await startTestServer();
  ids = server.core.catalogue.view().snapshot.titles.map(({ id }) => id);
});
afterAll(() => server.close());

const explain = async (person: TestPerson, id: number) =>
  (await server.call("GET", `/v1/users/${person.userId}/titles/${id}/explanation`, { as: person }))
    .body;

const PICKS = 1000;

/** Scores shown in the person's first picks, by title; rated titles are in none. */
async function picksOf(person: TestPerson): Promise<Map<number, number>> {
  const scores = new Map<number, number>();
  for (let [offset, total] = [0, 1]; offset < Math.min(total, PICKS); offset += 100) {
    const { status, body } = await server.call("POST", "/v6/recommendations", {
      as: person,
      body: { limit: 100, offset },
    });
    expect(status).toBe(200);
    for (const { id, score } of body.recommendations) scores.set(id, score);
    total = body.total;
  }
  return scores;
}

async function personWith(
  ratings: readonly (readonly [number, RatingValue])[],
): Promise<TestPerson> {
  const person = await server.newPerson();
  for (const [itemId, rating] of ratings)
    await rate(server, person, { itemId, rating, ratedLocation: "RATE_MORE" });
  return person;
}

describe("the explanation of a score", () => {
  it(
    "adds up exactly to the score in lists, search and the title's page, for every user",
    { tags: "deeper" },
    async () => {
      const anyRatings = fc.uniqueArray(
        fc.tuple(fc.nat({ max: 199 }), fc.constantFrom(...RATING_VALUES)),
        { maxLength: 15, selector: ([at]) => at },
      );
      await fc.assert(
        fc.asyncProperty(anyRatings, fc.nat({ max: 99 }), async (given, from) => {
          const person = await personWith(given.map(([at, rating]) => [ids[at] ?? 0, rating]));
          const picks = await picksOf(person);
          for (const id of [
            ...given.map(([at]) => ids[at] ?? 0),
            ...ids.filter((_, at) => at % 100 === from),
          ]) {
            const { title, score, base, contributions } = await explain(person, id);
            const points = contributions.reduce(
              (sum: number, row: { points: number }) => sum + row.points,
              0,
            );
            const node = (await server.call("GET", `/v4/nodes/${id}`, { as: person })).body;
            expect([
              id,
              base + points,
              title.score,
              node.score,
              node.matchScore,
              picks.get(id) ?? score,
            ]).toEqual([id, score, score, score, score, score]);
          }
          const hit = (
            await server.call("GET", `/v4/search/?term=the&limit=60`, { as: person })
          ).body.results.find(({ id }: { id: number }) => picks.has(id));
          expect(hit.score).toBe(picks.get(hit.id));
        }),
        { numRuns: inLayer(2, 8) },
      );
    },
  );

  it("names each title and trait behind it once, largest first, and omits those with zero points", async () => {
    const person = await personWith([
      [TITLES.betterCallSaul, "LOVE"],
      [TITLES.theWire, "LOVE"],
      [TITLES.fleabag, "DISLIKE"],
    ]);
    const { contributions, confidence, reason, ratingCount, rateNext } = await explain(
      person,
      TITLES.breakingBad,
    );
    const title = contributions.find(
      ({ titleId }: { titleId?: number }) => titleId === TITLES.betterCallSaul,
    );
    expect(title).toMatchObject({
      type: "title",
      name: "Better Call Saul",
      rating: "LOVE",
      path: `/tv/better-call-saul-${TITLES.betterCallSaul}`,
    });
    expect(title.points).toBeGreaterThan(0);
    const sizes = contributions
      .filter(({ type }: { type: string }) => type !== "rest")
      .map(({ points }: { points: number }) => Math.abs(points));
    expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a));
    expect(sizes).not.toContain(0);
    expect(title.parts).toContainEqual(
      expect.objectContaining({ trait: "person", label: "Vince Gilligan" }),
    );
    const parts = title.parts.map(({ points }: { points: number }) => points);
    expect(parts.reduce((sum: number, points: number) => sum + points, 0)).toBe(title.points);
    expect(reason).toMatchObject({
      kind: "because-loved",
      titles: [{ id: TITLES.betterCallSaul, name: "Better Call Saul" }],
    });
    expect(reason.shared).toContainEqual({
      trait: "person",
      key: expect.any(String) as unknown,
      label: "Vince Gilligan",
    });
    expect(confidence.value).toBeGreaterThan(0);
    expect(ratingCount).toBe(3);
    expect(rateNext.length).toBeGreaterThan(0);
    expect(rateNext.map(({ id }: { id: number }) => id)).not.toContain(TITLES.breakingBad);
  });

  it("includes the date when each named title was rated, or the later date of two ratings", async () => {
    const person = await personWith([[TITLES.betterCallSaul, "LIKE"]]);
    const ratedAt = async () =>
      (await explain(person, TITLES.breakingBad)).contributions.find(
        ({ titleId }: { titleId?: number }) => titleId === TITLES.betterCallSaul,
      ).ratedAt;
    const again = async () =>
      (
        await rate(server, person, {
          itemId: TITLES.betterCallSaul,
          rating: "LOVE",
          ratedLocation: "RATE_MORE",
        })
      ).body;
    const first = await ratedAt();
    const { createdAt, updatedAt } = await again();
    expect(await ratedAt()).toBe(updatedAt);
    expect(first).toBe(createdAt);
    expect(updatedAt > createdAt).toBe(true);
  });

  it("lists the minor titles and traits behind “everything else” with points that add up to its total", async () => {
    const person = await server.newPerson();
    await rateAll(server, person, { ids: ids.slice(0, 25), rating: "LOVE" });
    const opened = (await Promise.all(ids.slice(25, 65).map((id) => explain(person, id)))).flatMap(
      ({ contributions }) => {
        const rest = contributions.find(({ type }: { type: string }) => type === "rest");
        return rest?.parts.length > 0 ? [{ rest, contributions }] : [];
      },
    );
    expect(opened.length).toBeGreaterThan(0);
    for (const { rest, contributions } of opened) {
      expect(rest.parts.reduce((sum: number, part: Part) => sum + part.points, 0)).toBe(
        rest.points,
      );
      const small: number[] = rest.parts.flatMap(({ titleId }: Part) => titleId ?? []);
      const rows = contributions.map(({ titleId }: Part) => titleId);
      expect(small.filter((id) => rows.includes(id) || !ids.slice(0, 25).includes(id))).toEqual([]);
      for (const part of rest.parts)
        expect(part).toMatchObject(
          part.type === "title"
            ? { rating: "LOVE", name: expect.any(String) as unknown }
            : { trait: expect.any(String) as unknown },
        );
    }
    expect(opened.some(({ rest }) => rest.parts.some(({ type }: Part) => type === "title"))).toBe(
      true,
    );
  });

  it("can be viewed as if one rating were missing, without deleting it", async () => {
    const [person, other] = await Promise.all([
      personWith([
        [TITLES.betterCallSaul, "LOVE"],
        [TITLES.fleabag, "DISLIKE"],
      ]),
      personWith([[TITLES.fleabag, "DISLIKE"]]),
    ]);
    const before = await explain(person, TITLES.breakingBad);
    const { body: without } = await server.call(
      "GET",
      `/v1/users/${person.userId}/titles/${TITLES.breakingBad}/explanation?without=${TITLES.betterCallSaul}`,
      { as: person },
    );
    const never = await explain(other, TITLES.breakingBad);
    expect(without).toMatchObject({
      score: never.score,
      base: never.base,
      contributions: never.contributions.map((row: Part) =>
        row.ratedAt ? { ...row, ratedAt: expect.any(String) as unknown } : row,
      ),
      ratingCount: 1,
    });
    expect(without.score).toBeLessThan(before.score);
    expect(await explain(person, TITLES.breakingBad)).toEqual(before);
  });

  it("shows only the starting score to a user without ratings", async () => {
    const person = await server.newPerson();
    const { score, base, contributions, reason, progress } = await explain(
      person,
      TITLES.breakingBad,
    );
    expect(score).toBe(base);
    expect(contributions).toEqual([]);
    expect(reason).toEqual({ kind: "well-known" });
    expect(progress.tv.ratingsNeeded).toBe(6);
  });

  it("returns not found for a title that doesn't exist", async () => {
    expect(await explain(await server.newPerson(), 1)).toMatchObject({
      status: 404,
      message: "There is no title 1.",
    });
  });
});

describe("two users who rate the same ten titles in opposite ways", () => {
  it.each([0, 1, 2, 3])(
    "share at most 5 of their first 20 picks (ten titles, draw %d)",
    async (draw) => {
      const ten = Array.from(
        { length: 10 },
        (_, at) => ids[(draw * 31 + at * 23) % ids.length] ?? 0,
      );
      const one = await server.newPerson();
      const other = await server.newPerson();
      await rateAll(server, one, { ids: ten.slice(0, 5), rating: "LOVE" });
      await rateAll(server, one, { ids: ten.slice(5), rating: "DISLIKE" });
      await rateAll(server, other, { ids: ten.slice(0, 5), rating: "DISLIKE" });
      await rateAll(server, other, { ids: ten.slice(5), rating: "LOVE" });
      const first = async (person: TestPerson): Promise<number[]> =>
        (
          await server.call("POST", "/v6/recommendations", { as: person, body: { limit: 20 } })
        ).body.recommendations.map(({ id }: { id: number }) => id);
      const mine = new Set(await first(one));
      expect(mine.size).toBe(20);
      expect((await first(other)).filter((id) => mine.has(id)).length).toBeLessThanOrEqual(5);
    },
  );
});
