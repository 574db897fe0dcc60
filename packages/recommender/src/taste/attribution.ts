import type { RatingValue } from "@worthy/domain";
import { leanOf, surplusOf } from "../community/communitySums.ts";
import { signalOf } from "../ranking/grade.ts";
import type { SharedCells } from "../model/postings.ts";
import { type Factors, factorsOf } from "../community/stack.ts";
import { evidenceOf } from "./evidence.ts";
import { sharedOf } from "../model/prior.ts";
import type { RatedTitle, Taste } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import { weightAt } from "../model/weightRows.ts";

/** A title's logit above its base, split among the rated titles. */
export interface Attribution {
  /** By position among the rated titles. */
  readonly logits: Float64Array;
  /** What each cell adds to its rated title's part. */
  readonly credits: Float64Array;
  /** What is no rated title's, and the features it comes from. */
  readonly left: number;
  readonly leftBy: readonly Leftover[];
}

interface Leftover {
  readonly column: number;
  readonly logit: number;
}

/** Less than this is the error of the arithmetic. */
const NOTHING = 1e-9;

/** What a rating says of a feature of its title, in signed observations. */
const voiceOf = (rating: RatingValue): number => {
  const evidence = evidenceOf(rating);
  return evidence === null ? 0 : evidence.liked ? evidence.weight : -evidence.weight;
};

/**
 * If what rated titles say of a feature is at least this much of one mind, each is credited with its
 * part, for or against; otherwise only those on the side of the outcome are.
 */
const COHERENCE = 0.5;

/** What each rated title says of one feature, in all, for and against. */
interface Voices {
  logit: number;
  up: number;
  down: number;
}

/** By how much each voice counts, with those of the other side or without. */
function shareOf({ logit, up, down }: Voices): { up: number; down: number } {
  const net = up + down;
  if (net * logit > 0 && Math.abs(net) >= COHERENCE * (up - down))
    return { up: logit / net, down: logit / net };
  const side = logit > 0 ? up : down;
  const share = side === 0 ? 0 : logit / side;
  return logit > 0 ? { up: share, down: 0 } : { up: 0, down: share };
}

/** The credit of every cell, and what no cell gets of each feature. */
function creditsOf(
  { count, positions, columns, products }: SharedCells,
  { multipliers, voices }: { multipliers: Float64Array; voices: Float64Array },
): Pick<Attribution, "credits" | "left" | "leftBy"> {
  const credits = new Float64Array(count);
  const leftBy: Leftover[] = [];
  let left = 0;
  for (let from = 0, end = 0; from < count; from = end) {
    const said: Voices = { logit: 0, up: 0, down: 0 };
    for (; end < count && columns[end] === columns[from]; end++) {
      const position = positions[end] ?? 0;
      const product = products[end] ?? 0;
      said.logit += (multipliers[position] ?? 0) * product;
      const voice = (voices[position] ?? 0) * product;
      if (voice > 0) said.up += voice;
      else said.down += voice;
    }
    const share = shareOf(said);
    const logit = said.logit - share.up * said.up - share.down * said.down;
    left += logit;
    if (Math.abs(logit) > NOTHING) leftBy.push({ column: columns[from] ?? 0, logit });
    for (let at = from; at < end; at++) {
      const voice = (voices[positions[at] ?? 0] ?? 0) * (products[at] ?? 0);
      credits[at] = voice * (voice > 0 ? share.up : share.down);
    }
  }
  return { credits, left, leftBy };
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
 * Splits a title's logit above its base among the rated titles, exactly. The logit is a sum over the
 * features that it shares with rated titles. What a feature adds is credited to the rated titles that
 * have it, by what their ratings say: not by their multipliers, which go to nothing for a title whose
 * rating was to be expected. A title's own rating adds what it says about that title alone, and each
 * rated title what it contributes through other people's ratings.
 */
export function attribute(
  space: TitleSpace,
  taste: Taste,
  { title, cells }: { title: number; cells: SharedCells },
): Attribution {
  const { rated } = taste;
  const factors = mixedFactors(space, taste, title);
  const multipliers = new Float64Array(rated.length);
  const voices = new Float64Array(rated.length);
  rated.forEach(({ multiplier, rating }, position) => {
    multipliers[position] = factors.content * multiplier;
    voices[position] = voiceOf(rating);
  });
  const { credits, left, leftBy } = creditsOf(cells, { multipliers, voices });
  const logits = new Float64Array(rated.length);
  for (let at = 0; at < cells.count; at++) {
    const position = cells.positions[at] ?? 0;
    logits[position] = (logits[position] ?? 0) + (credits[at] ?? 0);
  }
  rated.forEach((other, position) => {
    const own = other.title === title ? space.parameters.ownVariance : 0;
    logits[position] =
      (logits[position] ?? 0) +
      own * (multipliers[position] ?? 0) +
      communityLogit(space, taste, { rated: other, title, factors });
  });
  return { logits, credits, left, leftBy };
}
