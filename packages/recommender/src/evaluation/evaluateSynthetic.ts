import { createEngine } from "../createEngine.ts";
import type { SyntheticPerson } from "../people/syntheticPeople.ts";
import { trainModel } from "../model/trainModel.ts";
import type { EvaluationOptions, EvaluationSet } from "./sets/evaluationSet.ts";
import type { Surroundings } from "./rankers/modelRun.ts";
import { ourRanker } from "./rankers/ourRanker.ts";
import { trainOurs } from "./rankers/oursUnderTest.ts";
import type { Ranker } from "./rankers/ranker.ts";
import { codeOf, isLiked, type PersonRatings } from "./sets/ratingMatrix.ts";
import { syntheticSet } from "./sets/syntheticSet.ts";
import { truthFigures, type PromisedAndTrue, type TruthFigures } from "./figures/truthFigures.ts";

/** One model compared with the truth, after a given number of ratings per person. */
export interface SyntheticRow extends TruthFigures {
  readonly name: string;
  readonly ratings: number;
}

/** Result of an evaluation with made-up people. */
export interface SyntheticReport {
  readonly format: 1;
  readonly world: {
    readonly titles: number;
    readonly trainPeople: number;
    readonly testPeople: number;
    readonly trainRatings: number;
  };
  readonly rows: readonly SyntheticRow[];
}

const SIZE = { titles: 400, trainPeople: 1500, testPeople: 200, ratings: 60 };
const COUNTS = [0, 5, 10, 20, 40] as const;
/** Shrinkage of a title's like rate towards the mean, in ratings. */
const SMOOTHING = 10;

/** The smoothed share of people who like each title: the score without knowing the person. */
function likeRateRanker({ train }: EvaluationSet): Ranker {
  const likes = new Float32Array(train.titleIds.length);
  const counts = new Float32Array(train.titleIds.length);
  train.titles.forEach((title, at) => {
    counts[title] = (counts[title] ?? 0) + 1;
    likes[title] = (likes[title] ?? 0) + (isLiked(train.values[at]) ? 1 : 0);
  });
  const mean = likes.reduce((sum, one) => sum + one, 0) / Math.max(1, train.titles.length);
  const worthy = likes.map(
    (liked, title) => (100 * (liked + SMOOTHING * mean)) / ((counts[title] ?? 0) + SMOOTHING),
  );
  return { scores: () => ({ rank: worthy, worthy }) };
}

/** A person's first ratings in the form models take. Ids of made-up titles are their index + 1. */
function firstOf({ ratings }: SyntheticPerson, count: number): PersonRatings {
  const first = ratings.slice(0, count).sort((a, b) => a.titleId - b.titleId);
  return {
    titles: Uint32Array.from(first, ({ titleId }) => titleId - 1),
    values: Uint8Array.from(first, ({ rating }) => codeOf(rating)),
  };
}

function promisedAndTrue(ranker: Ranker, person: SyntheticPerson, count: number): PromisedAndTrue {
  const known = firstOf(person, count);
  const { rank, worthy } = ranker.scores(known);
  const rated = new Set(known.titles);
  const open = [...person.chances.keys()].filter((title) => !rated.has(title));
  const later = person.ratings.slice(count).map(({ titleId }) => titleId - 1);
  const truthOf = (titles: readonly number[]) => titles.map((title) => person.chances[title] ?? 0);
  return {
    watched: {
      promised: later.map((title) => (worthy?.[title] ?? 0) / 100),
      truth: truthOf(later),
    },
    open: { rank: open.map((title) => rank[title] ?? 0), truth: truthOf(open) },
  };
}

/** Trains on made-up people and compares the models' predictions for others with the truth. */
export async function evaluateSynthetic(
  options: Pick<EvaluationOptions, "grid" | "seed">,
  around: Surroundings,
): Promise<SyntheticReport> {
  const { set, people } = syntheticSet(SIZE, options.seed);
  const rankers: [string, Ranker][] = [
    ["like rate of the title", likeRateRanker(set)],
    [
      "content only",
      ourRanker({
        engine: createEngine(trainModel(set.titles)),
        rankScores: ({ logits }) => logits,
      }),
    ],
    [
      "Worthy",
      ourRanker(
        await trainOurs({ set, options, without: null, print: (line) => around.print(line) }),
      ),
    ],
  ];
  const rows = COUNTS.flatMap((ratings) =>
    rankers.map(([name, ranker]): SyntheticRow => ({
      name,
      ratings,
      ...truthFigures(people.map((person) => promisedAndTrue(ranker, person, ratings))),
    })),
  );
  const { titles, trainPeople, testPeople } = SIZE;
  return {
    format: 1,
    world: { titles, trainPeople, testPeople, trainRatings: set.train.titles.length },
    rows,
  };
}
