import { logitOf } from "../taste/logistic.ts";
import type { TitleFeatures } from "../model/titleFeatures.ts";
import { mentionsOf } from "./mentionsOf.ts";

/** Logit of `liked` of an average title: a constant, so that new labels don't move all scores. */
const MEAN_LIKED = 1.46;
/** How much of it counts: with all of it, scores are more about the title than about the person. */
const LIKED_COUNTS = 0.7;
/** Logits for each e-fold of titles that have one as kin, beyond what its fame leads one to expect. */
const MENTIONED = 0.12;

/** How far each number is above the line through all of them (least squares). */
function aboveLine(places: Float64Array, heights: Float64Array): Float64Array {
  const meanOf = (numbers: Float64Array) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [middle, mean] = [meanOf(places), meanOf(heights)];
  const away = places.map((place) => place - middle);
  const spread = away.reduce((sum, place) => sum + place * place, 0);
  const slope =
    away.reduce((sum, place, at) => sum + place * (heights[at] ?? 0), 0) / (spread || 1);
  return heights.map((height, at) => height - mean - slope * (away[at] ?? 0));
}

/**
 * How well each title is liked, in logits above an average title: by its label, and by how many
 * others have it as kin. Equally famous titles come to people's minds sooner if they are liked.
 * @param titles those with labels
 */
export function likedByKin(titles: readonly TitleFeatures[]): Float64Array {
  const fame = Float64Array.from(titles, (title) => title.fame);
  const beyondFame = aboveLine(fame, mentionsOf(titles));
  return Float64Array.from(
    titles,
    ({ liked = 0 }, title) =>
      LIKED_COUNTS * (logitOf(liked / 100) - MEAN_LIKED) + MENTIONED * (beyondFame[title] ?? 0),
  );
}
