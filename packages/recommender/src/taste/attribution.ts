import type { RatingValue } from "@worthy/domain";
import { leanOf } from "../community/communitySums.ts";
import type { PeopleRows } from "../community/peopleRows.ts";
import type { SharedCells } from "../model/postings.ts";
import { CONTENT_ALONE, type Factors, factorsOf } from "../community/stack.ts";
import { evidenceOf } from "./evidence.ts";
import { sharedOf } from "../model/prior.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * A title's logit above its base, split among the rated titles. Its arrays are those of the taste,
 * reused for the next title.
 */
export interface Attribution {
  /** By position among the rated titles. */
  readonly logits: Float64Array;
  /** What each cell adds to its rated title's part. */
  readonly credits: Float64Array;
  /** What is no rated title's, and the features it comes from. */
  readonly left: number;
  readonly leftBy: readonly Leftover[];
  /** How much other people's ratings tell about the title: the sum of absolute residual weights. */
  readonly told: number;
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

/** What ratings say, and room for what they say of one title. */
interface Room {
  /** By position among the rated titles. */
  readonly voices: Float64Array;
  readonly multipliers: Float64Array;
  readonly logits: Float64Array;
  /** By cell. */
  readonly credits: Float64Array;
}

const rooms = new WeakMap<Taste, Room>();

/** Arrays are slow to make, so those of a taste serve all titles. */
function roomOf(taste: Taste, { products }: SharedCells): Room {
  const { rated } = taste;
  const known = rooms.get(taste);
  if (known) return known;
  const room = {
    voices: Float64Array.from(rated, ({ rating }) => voiceOf(rating)),
    multipliers: Float64Array.from(rated, ({ multiplier }) => multiplier),
    logits: new Float64Array(rated.length),
    credits: new Float64Array(products.length),
  };
  rooms.set(taste, room);
  return room;
}

/** Gives every cell its credit, and every rated title those of its cells. @returns what no cell gets of each feature */
function shareOut(
  { count, positions, columns, products }: SharedCells,
  { multipliers, voices, credits, logits }: Room,
  content: number,
): Pick<Attribution, "left" | "leftBy"> {
  const leftBy: Leftover[] = [];
  let left = 0;
  logits.fill(0);
  for (let from = 0, end = 0; from < count; from = end) {
    const said: Voices = { logit: 0, up: 0, down: 0 };
    for (; end < count && columns[end] === columns[from]; end++) {
      const position = positions[end] ?? 0;
      const product = products[end] ?? 0;
      said.logit += content * (multipliers[position] ?? 0) * product;
      const voice = (voices[position] ?? 0) * product;
      if (voice > 0) said.up += voice;
      else said.down += voice;
    }
    const share = shareOf(said);
    const logit = said.logit - share.up * said.up - share.down * said.down;
    left += logit;
    if (Math.abs(logit) > NOTHING) leftBy.push({ column: columns[from] ?? 0, logit });
    for (let at = from; at < end; at++) {
      const position = positions[at] ?? 0;
      const voice = (voices[position] ?? 0) * (products[at] ?? 0);
      const credit = voice * (voice > 0 ? share.up : share.down);
      credits[at] = credit;
      logits[position] = (logits[position] ?? 0) + credit;
    }
  }
  return { left, leftBy };
}

/** A title by index, what it shares with rated ones, and what those say through other people's ratings. */
interface Attributed {
  readonly title: number;
  readonly cells: SharedCells;
  /** Null without other people. */
  readonly people: PeopleRows | null;
}

/** Adds what each rated title says about another through other people's ratings. @returns `told` */
function addPeople(
  { rated, sums }: Taste,
  { title, people }: Attributed,
  { factors, logits }: { factors: Factors; logits: Float64Array },
): number {
  const row = people?.rowOf(title);
  if (!people || !row || !sums) return 0;
  const lean = leanOf(sums);
  let told = 0;
  for (let position = 0; position < rated.length; position++) {
    const residual = row.residual[position] ?? 0;
    const channel = row.channel[position] ?? 0;
    const signal = people.signals[position] ?? 0;
    told += Math.abs(residual);
    logits[position] =
      (logits[position] ?? 0) +
      factors.residual * ((people.surplus[position] ?? 0) - lean) * residual +
      (signal > 0 ? factors.liked : factors.notLiked) * signal * channel;
  }
  return told;
}

/** Weights of the evidence in the mixture of the logits with and without other people's ratings. */
function mixedFactors(space: TitleSpace, taste: Taste, title: number): Factors {
  const factors = factorsOf(space.stack, taste.tasteRatings);
  const shared = sharedOf(space, taste.trust, title);
  return {
    ...factors,
    content: shared * factors.content + (1 - shared) * CONTENT_ALONE,
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
  { title, cells, people }: Attributed,
): Attribution {
  const { rated } = taste;
  const factors = mixedFactors(space, taste, title);
  const room = roomOf(taste, cells);
  const { multipliers, logits, credits } = room;
  const { left, leftBy } = shareOut(cells, room, factors.content);
  const own = rated.findIndex((other) => other.title === title);
  if (own >= 0)
    logits[own] =
      (logits[own] ?? 0) + space.parameters.ownVariance * factors.content * (multipliers[own] ?? 0);
  const told = addPeople(taste, { title, cells, people }, { factors, logits });
  return { logits, credits, left, leftBy, told };
}
