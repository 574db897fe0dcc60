import { dotWeights, eachFeature } from "../community/sparseRow.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";
import { topTitles } from "./topTitles.ts";
import { addWeights } from "../model/weightRows.ts";

/**
 * A similar title with its similarity, above 0 to 1: the cosine of features, with cast and
 * makers counting less, mixed with co-likes as the first title gets ratings.
 */
export interface SimilarTitle {
  readonly titleId: number;
  readonly similarity: number;
}

/**
 * Co-likes weigh at most as much as content, and half of that after this many ratings of the title.
 */
const HALF_KNOWN = 30;

/**
 * How much shared cast and makers count. Few titles share a person, so at full weight the closest title to a
 * space adventure would be a comedy by the same two directors.
 */
const PEOPLE = 0.7;

/** How much each feature counts, and the lengths of titles counted that way. */
interface Counted {
  readonly counts: Float64Array;
  readonly lengths: Float64Array;
}

const kept = new WeakMap<TitleSpace, Counted>();

/** Computed once per catalogue. */
function countedIn(space: TitleSpace): Counted {
  const known = kept.get(space);
  if (known) return known;
  const counts = Float64Array.from(space.features, ({ trait }) =>
    trait === "person" ? PEOPLE : 1,
  );
  const lengths = Float64Array.from({ length: space.size }, (_, title) => {
    let square = 0;
    eachFeature(space, title, (column, value) => (square += (counts[column] ?? 0) * value ** 2));
    return Math.sqrt(square) || 1;
  });
  const counted = { counts, lengths };
  kept.set(space, counted);
  return counted;
}

/** Mixes in the weights from a like of this title to the others, relative to the strongest. */
function addTogether(
  { community, size }: TitleSpace,
  title: number,
  similarities: Float32Array,
): void {
  if (!community) return;
  const together = new Float32Array(size);
  addWeights(community.liked, title, { factor: 1, into: together });
  const strongest = together.reduce((most, weight) => Math.max(most, weight), 0);
  if (strongest === 0) return;
  const count = community.counts[title] ?? 0;
  const share = count / (2 * (count + HALF_KNOWN));
  for (let other = 0; other < size; other++)
    similarities[other] =
      (1 - share) * (similarities[other] ?? 0) +
      (share * Math.max(0, together[other] ?? 0)) / strongest;
}

/** The most similar titles, by index, without the title itself and those that share nothing. */
export function similarTitles(space: TitleSpace, title: number, limit: number): SimilarTitle[] {
  const { counts, lengths } = countedIn(space);
  const direction = new Float64Array(space.features.length);
  eachFeature(space, title, (column, value) => {
    direction[column] = ((counts[column] ?? 0) * value) / (lengths[title] ?? 1);
  });
  const similarities = new Float32Array(space.size);
  for (let other = 0; other < space.size; other++)
    similarities[other] = dotWeights(space, other, direction) / (lengths[other] ?? 1);
  addTogether(space, title, similarities);
  const candidates = Uint32Array.from(similarities.keys()).filter(
    (other) => other !== title && (similarities[other] ?? 0) > 0,
  );
  return Array.from(topTitles(similarities, candidates, limit), (other) => ({
    titleId: idAt(space, other),
    similarity: Math.min(1, similarities[other] ?? 0),
  }));
}
