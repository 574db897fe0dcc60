import { leanOf, surplusOf } from "../community/communitySums.ts";
import { signalOf } from "../ranking/grade.ts";
import type { SharedCell } from "../model/postings.ts";
import { type Factors, factorsOf } from "../community/stack.ts";
import { sharedOf } from "../model/prior.ts";
import type { RatedTitle, Taste } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import { weightAt } from "../model/weightRows.ts";

/** A part of a logit: what one trait or one rated title adds. */
export type Part =
  | { readonly type: "title"; readonly rated: RatedTitle; readonly logit: number }
  | { readonly type: "trait"; readonly column: number; readonly logit: number };

interface Evidence {
  sum: number;
  absolute: number;
  titles: number;
}

const MAX_TRAITS = 4;
/** Below this many points, a trait is attributed to the titles that have it. */
const LEAST_POINTS = 0.5;
/** A trait gets its own row if its evidence points mostly one way. */
const COHERENCE = 0.6;

function evidenceByColumn(
  taste: Taste,
  cells: readonly SharedCell[],
  factor: number,
): Map<number, Evidence> {
  const byColumn = new Map<number, Evidence>();
  for (const { position, column, product } of cells) {
    const logit = factor * (taste.rated[position]?.multiplier ?? 0) * product;
    const evidence = byColumn.get(column) ?? { sum: 0, absolute: 0, titles: 0 };
    evidence.sum += logit;
    evidence.absolute += Math.abs(logit);
    evidence.titles += 1;
    byColumn.set(column, evidence);
  }
  return byColumn;
}

/** People and franchises can always have a row; anything else needs two rated titles. */
function speaksForItself(
  space: TitleSpace,
  column: number,
  { sum, absolute, titles }: Evidence,
): boolean {
  const trait = space.features[column]?.trait;
  if (trait === "kin") return false; // points of kin belong to the rated title
  return (
    Math.abs(sum) >= COHERENCE * absolute &&
    (titles > 1 || trait === "person" || trait === "franchise")
  );
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
 * @param cells what the title shares with rated ones
 * @param pointsPerLogit points by which one logit changes this score
 */
export function attribute(
  space: TitleSpace,
  taste: Taste,
  {
    title,
    cells,
    pointsPerLogit,
  }: { title: number; cells: readonly SharedCell[]; pointsPerLogit: number },
): Part[] {
  const factors = mixedFactors(space, taste, title);
  const strongest = [...evidenceByColumn(taste, cells, factors.content)]
    .filter(
      ([column, evidence]) =>
        Math.abs(evidence.sum) * pointsPerLogit >= LEAST_POINTS &&
        speaksForItself(space, column, evidence),
    )
    .sort(([a, left], [b, right]) => Math.abs(right.sum) - Math.abs(left.sum) || a - b)
    .slice(0, MAX_TRAITS);
  const traits = new Set(strongest.map(([column]) => column));
  const ownLogit = ({ title: own, multiplier }: RatedTitle) =>
    own === title ? factors.content * space.parameters.ownVariance * multiplier : 0;
  const byTitle = taste.rated.map(
    (rated) => ownLogit(rated) + communityLogit(space, taste, { rated, title, factors }),
  );
  for (const { position, column, product } of cells) {
    if (!traits.has(column))
      byTitle[position] =
        (byTitle[position] ?? 0) +
        factors.content * (taste.rated[position]?.multiplier ?? 0) * product;
  }
  return [
    ...strongest.map(([column, { sum }]): Part => ({ type: "trait", column, logit: sum })),
    ...taste.rated
      .map((rated, position): Part => ({ type: "title", rated, logit: byTitle[position] ?? 0 }))
      .filter(({ logit }) => logit !== 0),
  ];
}
