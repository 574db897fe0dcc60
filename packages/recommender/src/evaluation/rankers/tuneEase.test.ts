import { expect, test } from "vitest";
import { holdOut } from "../sets/holdOut.ts";
import { syntheticSet } from "../sets/syntheticSet.ts";
import { tuneEase } from "./tuneEase.ts";

const { train } = syntheticSet({ titles: 60, trainPeople: 150, testPeople: 0, ratings: 20 }, 3).set;
const options = { grid: "default", seed: 1, mask: "rated", recall: "truncated" } as const;

/** What was tried, and its result. */
async function trials(given: Parameters<typeof tuneEase>[0]) {
  const lines: string[] = [];
  const chosen = await tuneEase(given, options, (line) => lines.push(line));
  const tried = lines
    .map((line) => /λ = ([\d.]+): nDCG@100 ([\d.]+)/.exec(line))
    .map((match) => ({ lambda: Number(match?.[1]), ndcg: Number(match?.[2]) }));
  return { chosen, tried };
}

test("chooses the best value it has tried, and explores further where results improve", async () => {
  const { chosen, tried } = await trials({ train, tune: null });
  const best = tried.find(({ lambda }) => lambda === chosen);
  expect(best?.ndcg).toBe(Math.max(...tried.map(({ ndcg }) => ndcg)));
  expect(tried.length).toBeGreaterThanOrEqual(3);
  const edges = [12.5, 3200];
  for (const neighbour of [chosen / 2, chosen * 2])
    if (!edges.includes(chosen)) expect(tried.map(({ lambda }) => lambda)).toContain(neighbour);
});

test("tunes on the given people, or else on people from the training set", async () => {
  const { test: tune } = holdOut(train, {
    people: 20,
    minLikes: 5,
    hide: { of: "likes", share: 0.5 },
    seed: 5,
  });
  const given = await trials({ train, tune });
  const drawn = await trials({ train, tune: null });
  expect(given.tried[0]?.lambda).toBe(drawn.tried[0]?.lambda);
  expect(given.tried[0]?.ndcg).not.toBe(drawn.tried[0]?.ndcg);
});

test("keeps λ if there are no people to tune on", async () => {
  const nobody = { ...train, values: train.values.map(() => 3) };
  expect((await trials({ train: nobody, tune: null })).chosen).toBe(200);
});
