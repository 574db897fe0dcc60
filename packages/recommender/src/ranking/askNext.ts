import { chanceKnown } from "./chanceKnown.ts";
import { wholeSums } from "../community/communitySums.ts";
import { logistic } from "../taste/logistic.ts";
import { eachFeature } from "../community/sparseRow.ts";
import { factorsOf } from "../community/stack.ts";
import type { Taste } from "../taste/taste.ts";
import { idAt, similarityOf, type TitleSpace } from "../model/titleSpace.ts";
import { topTitles } from "./topTitles.ts";
import { variancesOf } from "../model/variances.ts";
import { addWeights } from "../model/weightRows.ts";

/** What to ask about. */
export interface AskWish {
  readonly limit: number;
  /** Both by default. */
  readonly kinds?: readonly ("tv" | "movie")[];
  /** Titles already being asked about. */
  readonly exclude?: ReadonlySet<number>;
  /** Restricts the questions to these titles. */
  readonly only?: ReadonlySet<number>;
  /**
   * Prefers titles that the person probably likes, for people who have told us much about what they
   * dislike and little about what they like.
   */
  readonly likely?: boolean;
}

/** How many of the most informative titles are reconsidered while the list is built. */
const SHORT_LIST = 250;
/**
 * How many of the titles just chosen the next one should differ from, and the factor on its value
 * if it doesn't.
 */
const LOOK_BACK = 6;
const LEAST_DIFFERENCE = 0.01;
/** Factor on a kind's value for each title it is ahead of the other kind. */
const KIND_BALANCE = 0.85;
/** How quickly a title loses its value as a question when others have told us about it. */
const TOLD_ALREADY = 2;
/**
 * Exponent of the chance of a like by which a question's value is multiplied if likely titles are
 * wanted.
 */
const LIKELY_POWER = 2;

/** What is known so far, assuming that the questions chosen so far are answered. */
interface Knowledge {
  readonly variances: Float64Array;
  /** How much is known about each title from other people's ratings; null if there are none. */
  readonly told: Float32Array | null;
}

/**
 * Uncertainty that an answer would remove via other people's ratings: what it says about other
 * titles, discounted if already known.
 */
function communityValue(
  { community }: TitleSpace,
  title: number,
  told: Float32Array | null,
): number {
  if (!community || !told) return 0;
  return (community.power[title] ?? 0) / (1 + TOLD_ALREADY * Math.abs(told[title] ?? 0)) ** 2;
}

/**
 * Uncertainty about the whole catalogue that an answer would remove, times the chance of getting an
 * answer.
 */
function valueOf(
  space: TitleSpace,
  taste: Taste,
  { title, knowledge, likely = false }: { title: number; knowledge: Knowledge; likely?: boolean },
): number {
  const { variances } = knowledge;
  const probability = logistic(taste.logits[title] ?? 0);
  const information = probability * (1 - probability);
  let removed = 0;
  eachFeature(space, title, (column, value) => {
    const variance = variances[column] ?? 1;
    const told = information * value * value * variance;
    removed += ((space.mass[column] ?? 0) * variance * told) / (1 + told);
  });
  const factor = factorsOf(space.stack, taste.tasteRatings);
  const together =
    factor.residual ** 2 * space.size * information * communityValue(space, title, knowledge.told);
  return (
    (factor.content ** 2 * removed + together) *
    chanceKnown(space, taste, title) *
    (likely ? probability ** LIKELY_POWER : 1)
  );
}

/**
 * Updates the knowledge as if the question had been answered: the title's features and related
 * titles are better known, so the next question goes elsewhere.
 */
function learnFrom(space: TitleSpace, title: number, { variances, told }: Knowledge): void {
  if (space.community && told)
    addWeights(space.community.residual, title, { factor: 1, into: told });
  eachFeature(
    space,
    title,
    (column, value) =>
      (variances[column] = 1 / (1 / (variances[column] ?? 1) + 0.25 * value * value)),
  );
}

/**
 * A candidate for the next question, with its similarity to the titles just chosen, newest last.
 */
interface Candidate {
  readonly title: number;
  readonly likeness: number[];
}

function wishFor(
  space: TitleSpace,
  { title, likeness }: Candidate,
  { value, chosen }: { value: number; chosen: readonly number[] },
): number {
  const shows = chosen.filter((other) => space.shows[other] === 1).length;
  const lead = (2 * shows - chosen.length) * (space.shows[title] === 1 ? 1 : -1);
  const different = Math.max(LEAST_DIFFERENCE, 1 - Math.max(0, ...likeness.slice(-LOOK_BACK)));
  return value * KIND_BALANCE ** Math.max(0, lead) * different;
}

function shortListOf(
  space: TitleSpace,
  taste: Taste,
  {
    limit,
    kinds = ["tv", "movie"],
    exclude,
    only,
    likely = false,
    knowledge,
  }: AskWish & { knowledge: Knowledge },
): Candidate[] {
  const isOpen = (titleId: number) =>
    !taste.ratings.has(titleId) && !exclude?.has(titleId) && (only?.has(titleId) ?? true);
  const open = Uint32Array.from(taste.logits.keys()).filter(
    (title) =>
      isOpen(idAt(space, title)) && kinds.includes(space.shows[title] === 1 ? "tv" : "movie"),
  );
  const values = new Float32Array(space.size);
  for (const title of open) values[title] = valueOf(space, taste, { title, knowledge, likely });
  return Array.from(topTitles(values, open, Math.max(SHORT_LIST, limit)), (title) => ({
    title,
    likeness: [],
  }));
}

/**
 * What to rate next: the most informative titles that the person probably knows, each chosen as if
 * the previous ones had been answered (greedy batch design under the diagonal posterior), with
 * kinds in balance. Never asks about rated titles (including SKIP) or excluded ones.
 */
export function askNext(space: TitleSpace, taste: Taste, wish: AskWish): number[] {
  const knowledge = {
    variances: variancesOf(space, taste),
    told:
      space.community && taste.sums ? wholeSums(space.community, taste.sums).mass.slice() : null,
  };
  let waiting = shortListOf(space, taste, { ...wish, knowledge });
  const chosen: number[] = [];
  while (chosen.length < wish.limit) {
    const wishes = waiting.map((candidate) => {
      const value = valueOf(space, taste, {
        title: candidate.title,
        knowledge,
        likely: wish.likely ?? false,
      });
      return wishFor(space, candidate, { value, chosen });
    });
    const next = waiting[wishes.indexOf(Math.max(...wishes))]?.title;
    if (next === undefined) break;
    waiting = waiting.filter(({ title }) => title !== next);
    for (const { title, likeness } of waiting) likeness.push(similarityOf(space, title, next));
    chosen.push(next);
    learnFrom(space, next, knowledge);
  }
  return chosen;
}
