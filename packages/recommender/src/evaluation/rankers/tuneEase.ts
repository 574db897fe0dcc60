import { estimateOf } from "../figures/estimate.ts";
import type { EvaluationOptions, TestPeople } from "../sets/evaluationSet.ts";
import { holdOut } from "../sets/holdOut.ts";
import { measurePeople, type Tally } from "../figures/measurePeople.ts";
import { trainPlainEase } from "./plainEase.ts";
import { PredictionLog } from "./predictions.ts";
import { peopleOf, type TimedRatings } from "../sets/ratingMatrix.ts";

const LAMBDAS = [12.5, 25, 50, 100, 200, 400, 800, 1600, 3200];
const START = LAMBDAS.indexOf(200);
/** λ without tuning. */
export const DEFAULT_LAMBDA = 200;
/** Most validation people, and their share of the training people. */
const MOST_PEOPLE = 500;
const SHARE = 0.1;

/**
 * Training and validation people. If none are given, validation people are drawn from the training
 * people only.
 */
function validationOf(
  train: TimedRatings,
  tune: TestPeople | null,
  seed: number,
): { train: TimedRatings; test: TestPeople } {
  if (tune) return { train, test: tune };
  const people = Math.min(MOST_PEOPLE, Math.ceil(SHARE * peopleOf(train)));
  return holdOut(train, {
    people,
    minLikes: 5,
    hide: { of: "likes", share: 0.2 },
    seed: seed + 17,
  });
}

async function ndcgWith(
  lambda: number,
  { train, test }: { train: TimedRatings; test: TestPeople },
  options: EvaluationOptions,
): Promise<number> {
  const tally: Tally = { rankings: new Map(), predictions: new PredictionLog() };
  measurePeople(await trainPlainEase(train, lambda), test, { options, only: null, tally });
  return (
    estimateOf([...tally.rankings.values()].flat().map((figures) => figures["ndcg@100"])).mean ?? 0
  );
}

/**
 * The λ with the best nDCG@100 on validation people, found by stepping from 200 in factors of 2 as
 * long as it improves.
 */
export async function tuneEase(
  set: { train: TimedRatings; tune: TestPeople | null },
  options: EvaluationOptions,
  print: (line: string) => void,
): Promise<number> {
  const validation = validationOf(set.train, set.tune, options.seed);
  const found = new Map<number, number>();
  const at = async (index: number) => {
    const lambda = LAMBDAS[index];
    if (lambda === undefined) return -1;
    const known = found.get(lambda) ?? (await ndcgWith(lambda, validation, options));
    if (!found.has(lambda))
      print(`plain EASE, λ = ${lambda}: nDCG@100 ${known.toFixed(4)} on validation people`);
    found.set(lambda, known);
    return known;
  };
  const step = (await at(START - 1)) > (await at(START)) ? -1 : 1;
  let best = step < 0 ? START - 1 : START;
  while ((await at(best + step)) > (await at(best))) best += step;
  return LAMBDAS[best] ?? DEFAULT_LAMBDA;
}
