import { chanceKnown } from "./chanceKnown.ts";
import { wholeSums } from "./communitySums.ts";
import { logistic } from "./logistic.ts";
import { eachFeature } from "./sparseRow.ts";
import { factorsOf } from "./stack.ts";
import type { Taste } from "./taste.ts";
import { idAt, similarityOf, type TitleSpace } from "./titleSpace.ts";
import { topTitles } from "./topTitles.ts";
import { variancesOf } from "./variances.ts";
import { addWeights } from "./weightRows.ts";

/** What to ask about. */
export interface AskWish {
  readonly limit: number;
  /** Both by default. */
  readonly kinds?: readonly ("tv" | "movie")[];
  /** Titles that are asked about already, and wait for their answer. */
  readonly exclude?: ReadonlySet<number>;
  /** No others are asked about. */
  readonly only?: ReadonlySet<number>;
  /** Asks above all about titles that the person probably likes: for somebody who has told much of what they do not like, and little of what they do. */
  readonly likely?: boolean;
}

/** Only this many of the most telling are looked at again while the list is put together. */
const SHORT_LIST = 250;
/** How many of the titles just chosen the next one should differ from, and what is left of the value of one that does not. */
const LOOK_BACK = 6;
const LEAST_DIFFERENCE = 0.01;
/** What a kind's value is multiplied with for each title it is ahead of the other. */
const KIND_BALANCE = 0.85;
/** How quickly a title becomes a waste to ask about as others tell about it. */
const TOLD_ALREADY = 2;
/** Power of the chance of a like by which a question's value is multiplied where likely titles are wanted. */
const LIKELY_POWER = 2;

/** What is known so far, with the questions just chosen as if they were answered. */
interface Knowledge {
  readonly variances: Float64Array;
  /** How much was told about each title by way of other people's ratings; null where there are none. */
  readonly told: Float32Array | null;
}

/** Uncertainty that an answer would remove by way of other people's ratings: what it tells about the others, less where it is known already. */
function communityValue({ community }: TitleSpace, title: number, told: Float32Array | null): number {
  if (!community || !told) return 0;
  return (community.power[title] ?? 0) / (1 + TOLD_ALREADY * Math.abs(told[title] ?? 0)) ** 2;
}

/** Uncertainty about the whole catalogue that an answer would remove, times the chance of getting one. */
function valueOf(space: TitleSpace, taste: Taste, { title, knowledge, likely = false }: { title: number; knowledge: Knowledge; likely?: boolean }): number {
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
  const together = factor.residual ** 2 * space.size * information * communityValue(space, title, knowledge.told);
  return (factor.content ** 2 * removed + together) * chanceKnown(space, taste, title) * (likely ? probability ** LIKELY_POWER : 1);
}

/** After asking, as if answered: the features of the title, and the titles rated with it, are better known, so the next question goes elsewhere. */
function learnFrom(space: TitleSpace, title: number, { variances, told }: Knowledge): void {
  if (space.community && told) addWeights(space.community.residual, title, { factor: 1, into: told });
  eachFeature(space, title, (column, value) => (variances[column] = 1 / (1 / (variances[column] ?? 1) + 0.25 * value * value)));
}

/** A title that may be asked next, with its likeness to the titles just chosen, newest last. */
interface Candidate {
  readonly title: number;
  readonly likeness: number[];
}

function wishFor(space: TitleSpace, { title, likeness }: Candidate, { value, chosen }: { value: number; chosen: readonly number[] }): number {
  const shows = chosen.filter((other) => space.shows[other] === 1).length;
  const lead = (2 * shows - chosen.length) * (space.shows[title] === 1 ? 1 : -1);
  const different = Math.max(LEAST_DIFFERENCE, 1 - Math.max(0, ...likeness.slice(-LOOK_BACK)));
  return value * KIND_BALANCE ** Math.max(0, lead) * different;
}

function shortListOf(
  space: TitleSpace,
  taste: Taste,
  { limit, kinds = ["tv", "movie"], exclude, only, likely = false, knowledge }: AskWish & { knowledge: Knowledge },
): Candidate[] {
  const isOpen = (titleId: number) => !taste.ratings.has(titleId) && !exclude?.has(titleId) && (only?.has(titleId) ?? true);
  const open = Uint32Array.from(taste.logits.keys()).filter((title) => isOpen(idAt(space, title)) && kinds.includes(space.shows[title] === 1 ? "tv" : "movie"));
  const values = new Float32Array(space.size);
  for (const title of open) values[title] = valueOf(space, taste, { title, knowledge, likely });
  return Array.from(topTitles(values, open, Math.max(SHORT_LIST, limit)), (title) => ({
    title,
    likeness: [],
  }));
}

/**
 * What to rate next: the most telling titles that the person probably knows, one after another, each chosen as if the ones before it were
 * answered (greedy batch design under the diagonal posterior), kinds in balance. Rated titles, SKIP among them, are not asked again, nor what
 * the wish excludes.
 */
export function askNext(space: TitleSpace, taste: Taste, wish: AskWish): number[] {
  const knowledge = { variances: variancesOf(space, taste), told: space.community && taste.sums ? wholeSums(space.community, taste.sums).mass.slice() : null };
  let waiting = shortListOf(space, taste, { ...wish, knowledge });
  const chosen: number[] = [];
  while (chosen.length < wish.limit) {
    const wishes = waiting.map((candidate) => {
      const value = valueOf(space, taste, { title: candidate.title, knowledge, likely: wish.likely ?? false });
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
