import type { TitleRating } from "../../taste/taste.ts";
import type { OursUnderTest } from "./oursUnderTest.ts";
import type { Ranker } from "./ranker.ts";
import { type PersonRatings, ratingOf } from "../sets/ratingMatrix.ts";

/** A person's ratings in the form the engine takes. */
export const titleRatingsOf = (
  { titles, values }: PersonRatings,
  titleIds: Float64Array,
): TitleRating[] =>
  Array.from(titles, (title, at) => ({
    titleId: titleIds[title] ?? 0,
    rating: ratingOf(values[at] ?? 0),
  }));

/** The engine as a model under test. */
export function ourRanker({ engine, rankScores }: OursUnderTest): Ranker {
  return {
    scores: (known) => {
      const taste = engine.taste(titleRatingsOf(known, engine.titleIds));
      return { rank: rankScores(taste), worthy: taste.scores };
    },
  };
}
