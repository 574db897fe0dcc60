import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import type { Hidden } from "./hideSome.ts";

/** The ratings a person shows while some are hidden: all others, or a random few of them. */
export function shownRatings(
  ratings: RatingMatrix,
  { person, places }: Hidden,
  few?: { count: number; random: () => number },
): Map<number, RatingValue> {
  const hidden = new Set(places);
  const known: { titleId: number; rating: RatingValue; key: number }[] = [];
  for (let at = ratings.rowStart[person] ?? 0; at < (ratings.rowStart[person + 1] ?? 0); at++) {
    const rating = RATING_VALUES[ratings.values[at] ?? 0];
    if (!hidden.has(at) && rating)
      known.push({
        titleId: ratings.titleIds[ratings.titles[at] ?? 0] ?? 0,
        rating,
        key: few?.random() ?? 0,
      });
  }
  const shown = few ? known.sort((a, b) => a.key - b.key).slice(0, few.count) : known;
  return new Map(shown.map(({ titleId, rating }) => [titleId, rating]));
}
