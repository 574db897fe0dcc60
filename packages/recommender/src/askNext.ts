import { logistic } from "./logistic.ts";
import { eachFeature } from "./sparseRow.ts";
import type { Taste } from "./taste.ts";
import { idAt, similarityOf, type TitleSpace } from "./titleSpace.ts";
import { topTitles } from "./topTitles.ts";
import { variancesOf } from "./variances.ts";

/** What to ask about. */
export interface AskWish {
  readonly limit: number;
  /** Both by default. */
  readonly kinds?: readonly ("tv" | "movie")[];
}

/** Chance that somebody has seen a title, by prominence 1 to 5: a judgement, to be replaced by counts of SKIP once there are some. */
const CHANCE_KNOWN = [0, 0.04, 0.12, 0.3, 0.6, 0.9];
/** Only this many of the most telling are looked at again while the list is put together. */
const SHORT_LIST = 250;
/** How many of the titles just chosen the next one should differ from, and what is left of the value of one that does not. */
const LOOK_BACK = 6;
const LEAST_DIFFERENCE = 0.01;
/** What a kind's value is multiplied with for each title it is ahead of the other. */
const KIND_BALANCE = 0.85;

export const chanceKnown = (space: TitleSpace, title: number): number => CHANCE_KNOWN[space.prominence[title] ?? 0] ?? 0;

/** Uncertainty about the whole catalogue that an answer would remove, times the chance of getting one. */
function valueOf(space: TitleSpace, title: number, { variances, logit }: { variances: Float64Array; logit: number }): number {
  const probability = logistic(logit);
  const information = probability * (1 - probability);
  let removed = 0;
  eachFeature(space, title, (column, value) => {
    const variance = variances[column] ?? 1;
    const told = information * value * value * variance;
    removed += ((space.mass[column] ?? 0) * variance * told) / (1 + told);
  });
  return removed * chanceKnown(space, title);
}

/** After asking, as if answered: the features of the title are better known, so the next question goes elsewhere. */
function learnFrom(space: TitleSpace, title: number, variances: Float64Array): void {
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

function shortListOf(space: TitleSpace, taste: Taste, { limit, kinds = ["tv", "movie"], variances }: AskWish & { variances: Float64Array }): Candidate[] {
  const open = Uint32Array.from(taste.logits.keys()).filter((title) => !taste.ratings.has(idAt(space, title)) && kinds.includes(space.shows[title] === 1 ? "tv" : "movie"));
  const values = new Float32Array(space.size);
  for (const title of open)
    values[title] = valueOf(space, title, {
      variances,
      logit: taste.logits[title] ?? 0,
    });
  return Array.from(topTitles(values, open, Math.max(SHORT_LIST, limit)), (title) => ({
    title,
    likeness: [],
  }));
}

/**
 * What to rate next: the most telling titles that the person probably knows, one after another, each chosen as if the ones before it were
 * answered (greedy batch design under the diagonal posterior), kinds in balance. Rated titles, SKIP among them, are not asked again.
 */
export function askNext(space: TitleSpace, taste: Taste, wish: AskWish): number[] {
  const variances = variancesOf(space, taste);
  let waiting = shortListOf(space, taste, { ...wish, variances });
  const chosen: number[] = [];
  while (chosen.length < wish.limit) {
    const wishes = waiting.map((candidate) => {
      const value = valueOf(space, candidate.title, {
        variances,
        logit: taste.logits[candidate.title] ?? 0,
      });
      return wishFor(space, candidate, { value, chosen });
    });
    const next = waiting[wishes.indexOf(Math.max(...wishes))]?.title;
    if (next === undefined) break;
    waiting = waiting.filter(({ title }) => title !== next);
    for (const { title, likeness } of waiting) likeness.push(similarityOf(space, title, next));
    chosen.push(next);
    learnFrom(space, next, variances);
  }
  return chosen;
}
