import { syntheticTitles } from "../../synthetic.ts";
import { syntheticPeople, type SyntheticPerson } from "../../people/syntheticPeople.ts";
import type { EvaluationSet } from "./evaluationSet.ts";
import { codeOf, type TimedRatings } from "./ratingMatrix.ts";
import { ratingMatrixFrom } from "./ratingMatrixFrom.ts";

/** Size of a made-up world. */
export interface WorldSize {
  readonly titles: number;
  readonly trainPeople: number;
  readonly testPeople: number;
  /** Approximate number of titles each person rates. */
  readonly ratings: number;
}

/** Ratings of made-up people as rows, in chronological order. */
export function matrixOfPeople(
  people: readonly SyntheticPerson[],
  titleIds: Float64Array,
): TimedRatings {
  const indexOf = new Map(Array.from(titleIds, (id, index) => [id, index]));
  const lines = people.flatMap(({ ratings }, person) =>
    ratings.map(({ titleId, rating }, time) => ({
      person,
      title: indexOf.get(titleId) ?? 0,
      value: codeOf(rating),
      time,
    })),
  );
  const loose = {
    people: Uint32Array.from(lines, ({ person }) => person),
    titles: Uint32Array.from(lines, ({ title }) => title),
    values: Uint8Array.from(lines, ({ value }) => value),
    times: Float64Array.from(lines, ({ time }) => time),
  };
  return ratingMatrixFrom(loose, { people: people.length, titleIds });
}

/** A made-up world: people to train on, people to test, and the truth about them. */
export function syntheticSet(
  size: WorldSize,
  seed: number,
): { set: EvaluationSet; people: SyntheticPerson[] } {
  const titles = syntheticTitles(size.titles, seed);
  const titleIds = Float64Array.from(titles, ({ id }) => id);
  const everyone = syntheticPeople(titles, {
    count: size.trainPeople + size.testPeople,
    ratings: size.ratings,
    seed,
  });
  const people = everyone.slice(size.trainPeople);
  const train = matrixOfPeople(everyone.slice(0, size.trainPeople), titleIds);
  const test = {
    people: Uint32Array.from(people.keys()),
    known: matrixOfPeople(people, titleIds),
    hidden: matrixOfPeople([], titleIds),
  };
  return { set: { train, test, tune: null, titles, only: null, hasContent: true }, people };
}
