import { leanOf, surplusOf } from "../community/communitySums.ts";
import { signalOf } from "../ranking/grade.ts";
import type { SharedCells } from "../model/postings.ts";
import { type Factors, factorsOf } from "../community/stack.ts";
import { sharedOf } from "../model/prior.ts";
import type { RatedTitle, Taste } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import { weightAt } from "../model/weightRows.ts";

/** The parts of a logit. */
export interface Parts {
  /** Features of the traits. */
  readonly columns: readonly number[];
  /** What each trait adds, then what each rated title does, by position. */
  readonly logits: Float64Array;
}

/** What rated titles say through one feature: the cells from one to another. */
interface Evidence {
  readonly column: number;
  readonly from: number;
  readonly to: number;
  readonly sum: number;
  readonly absolute: number;
}

const MAX_TRAITS = 4;
/** Below this many points, a trait is attributed to the titles that have it. */
const LEAST_POINTS = 0.5;
/** A trait gets its own row if its evidence points mostly one way. */
const COHERENCE = 0.6;

/** People and franchises can always have a row; anything else needs two rated titles. */
function speaksForItself(
  space: TitleSpace,
  { column, from, to, sum, absolute }: Evidence,
): boolean {
  const trait = space.features[column]?.trait;
  if (trait === "kin") return false; // points of kin belong to the rated title
  return (
    Math.abs(sum) >= COHERENCE * absolute &&
    (to - from > 1 || trait === "person" || trait === "franchise")
  );
}

/** The strongest traits that have a row of their own. */
function traitsOf(
  space: TitleSpace,
  { count, positions, columns, products }: SharedCells,
  { multipliers, pointsPerLogit }: { multipliers: Float64Array; pointsPerLogit: number },
): Evidence[] {
  const traits: Evidence[] = [];
  for (let at = 0; at < count;) {
    const column = columns[at] ?? 0;
    const from = at;
    let [sum, absolute] = [0, 0];
    for (; at < count && columns[at] === column; at++) {
      const logit = (multipliers[positions[at] ?? 0] ?? 0) * (products[at] ?? 0);
      sum += logit;
      absolute += Math.abs(logit);
    }
    if (Math.abs(sum) * pointsPerLogit < LEAST_POINTS) continue;
    const evidence = { column, from, to: at, sum, absolute };
    if (speaksForItself(space, evidence)) traits.push(evidence);
  }
  return traits
    .sort((a, b) => Math.abs(b.sum) - Math.abs(a.sum) || a.column - b.column)
    .slice(0, MAX_TRAITS);
}

/** The traits' parts, then the products with each rated title, by position, without the traits. */
function splitOf(
  { positions, products, sums }: SharedCells,
  traits: readonly Evidence[],
): Float64Array {
  const split = new Float64Array(traits.length + sums.length);
  split.set(sums, traits.length);
  traits.forEach(({ from, to, sum }, at) => {
    split[at] = sum;
    for (let cell = from; cell < to; cell++) {
      const place = traits.length + (positions[cell] ?? 0);
      split[place] = (split[place] ?? 0) - (products[cell] ?? 0);
    }
  });
  return split;
}

/** What one rated title says about another through other people's ratings. */
function communityLogit(
  space: TitleSpace,
  taste: Taste,
  { rated, title, factors }: { rated: RatedTitle; title: number; factors: Factors },
): number {
  const { community } = space;
  if (!community || !taste.sums) return 0;
  const signal = signalOf(rated.rating);
  const surplus = surplusOf(community, rated.title, rated.rating);
  const told =
    surplus === null
      ? 0
      : factors.residual *
        (surplus - leanOf(taste.sums)) *
        weightAt(community.residual, rated.title, title);
  if (signal > 0)
    return told + factors.liked * signal * weightAt(community.liked, rated.title, title);
  return told + factors.notLiked * signal * weightAt(community.notLiked, rated.title, title);
}

/** Weights of the evidence in the mixture of the logits with and without other people's ratings. */
function mixedFactors(space: TitleSpace, taste: Taste, title: number): Factors {
  const factors = factorsOf(space.stack, taste.tasteRatings);
  const shared = sharedOf(space, taste.trust, title);
  return {
    ...factors,
    content: shared * factors.content + 1 - shared,
    residual: shared * factors.residual,
    liked: shared * factors.liked,
    notLiked: shared * factors.notLiked,
  };
}

/**
 * Splits a title's logit above its base into parts that sum to it. The logit is a sum of cells, one
 * per rated title and shared feature (multiplier × value × value). Each cell goes to exactly one
 * part: to its feature if that is one of the few strongest with a row of their own, otherwise to
 * the rated title. A title's own rating adds what it says about that title alone, and each rated
 * title what it contributes through other people's ratings.
 * @param pointsPerLogit points by which one logit changes this score
 */
export function attribute(
  space: TitleSpace,
  taste: Taste,
  { title, cells, pointsPerLogit }: { title: number; cells: SharedCells; pointsPerLogit: number },
): Parts {
  const { rated } = taste;
  const factors = mixedFactors(space, taste, title);
  const multipliers = new Float64Array(rated.length);
  for (let position = 0; position < rated.length; position++)
    multipliers[position] = factors.content * (rated[position]?.multiplier ?? 0);
  const traits = traitsOf(space, cells, { multipliers, pointsPerLogit });
  const logits = splitOf(cells, traits);
  for (let position = 0; position < rated.length; position++) {
    const other = rated[position];
    if (!other) continue;
    const place = traits.length + position;
    const own = other.title === title ? space.parameters.ownVariance : 0;
    logits[place] =
      (multipliers[position] ?? 0) * ((logits[place] ?? 0) + own) +
      communityLogit(space, taste, { rated: other, title, factors });
  }
  return { columns: traits.map(({ column }) => column), logits };
}
