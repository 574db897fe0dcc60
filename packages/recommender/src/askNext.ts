import { logistic } from "./logistic.ts";
import { eachFeature } from "./sparseRow.ts";
import { similarityOf } from "./titleSpace.ts";
import type { Taste } from "./taste.ts";
import { idAt, type TitleSpace } from "./titleSpace.ts";
import { topTitles } from "./topTitles.ts";

/** What to ask about. */
export interface AskWish {
  readonly limit: number;
  /** Both by default. */
  readonly kinds?: readonly ("tv" | "movie")[];
}

/** Chance that somebody has seen a title, by prominence 1 to 5: a judgement, to be replaced by counts of SKIP once there are some. */
const CHANCE_KNOWN = [0, 0.04, 0.12, 0.3, 0.6, 0.9];
/** Only this many of the most telling are looked at again while the list is put together. */
const SHORT_LIST = 400;
/** How many of the titles just chosen the next one should differ from, and by how much likeness to them costs. */
const LOOK_BACK = 6;
const LIKENESS_COST = 1;
/** What a kind's value is multiplied with for each title it is ahead of the other. */
const KIND_BALANCE = 0.85;

export const chanceKnown = (space: TitleSpace, title: number): number => CHANCE_KNOWN[space.prominence[title] ?? 0] ?? 0;

function isShow(space: TitleSpace, title: number): boolean {
  let found = false;
  eachFeature(space, title, (column) => (found ||= column === space.tvColumn));
  return found;
}

/** How much of the catalogue hangs on each feature: the sum of its squared values. */
function massOf({ features, columns, values }: TitleSpace): Float64Array {
  const mass = new Float64Array(features.length);
  columns.forEach((column, at) => (mass[column] = (mass[column] ?? 0) + (values[at] ?? 0) ** 2));
  return mass;
}

/** Uncertainty about the whole catalogue that an answer would remove, times the chance of getting one. */
function valueOf(space: TitleSpace, title: number, { variances, mass, logit }: { variances: Float64Array; mass: Float64Array; logit: number }): number {
  const probability = logistic(logit);
  const information = probability * (1 - probability);
  let removed = 0;
  eachFeature(space, title, (column, value) => {
    const variance = variances[column] ?? 1;
    const told = information * value * value * variance;
    removed += ((mass[column] ?? 0) * variance * told) / (1 + told);
  });
  return removed * chanceKnown(space, title);
}

/** After asking, as if answered: the features of the title are better known, so the next question goes elsewhere. */
function learnFrom(space: TitleSpace, title: number, variances: Float64Array): void {
  eachFeature(space, title, (column, value) => (variances[column] = 1 / (1 / (variances[column] ?? 1) + 0.25 * value * value)));
}

/**
 * What to rate next: the most telling titles that the person probably knows, one after another, each chosen as if the ones before it were
 * answered (greedy batch design under the diagonal posterior), kinds in balance. Rated titles, SKIP among them, are not asked again.
 */
export function askNext(space: TitleSpace, taste: Taste, { limit, kinds = ["tv", "movie"] }: AskWish): number[] {
  const mass = massOf(space);
  const variances = taste.variances.slice();
  const valueNow = (title: number) => valueOf(space, title, { variances, mass, logit: taste.logits[title] ?? 0 });
  const open = Uint32Array.from(taste.logits.keys()).filter(
    (title) => !taste.ratings.has(idAt(space, title)) && kinds.includes(isShow(space, title) ? "tv" : "movie"),
  );
  const first = Float32Array.from(taste.logits.keys(), valueNow);
  let waiting = [...topTitles(first, open, Math.max(SHORT_LIST, limit))];
  const chosen: number[] = [];
  let shows = 0;
  const wish = (title: number) => {
    const lead = isShow(space, title) ? 2 * shows - chosen.length : chosen.length - 2 * shows;
    const likeness = Math.max(0, ...chosen.slice(-LOOK_BACK).map((other) => similarityOf(space, title, other)));
    return valueNow(title) * KIND_BALANCE ** Math.max(0, lead) * Math.max(0.01, 1 - LIKENESS_COST * likeness);
  };
  while (waiting.length > 0 && chosen.length < limit) {
    const values = waiting.map(wish);
    const next = waiting[values.indexOf(Math.max(...values))] ?? 0;
    waiting = waiting.filter((title) => title !== next);
    if (isShow(space, next)) shows += 1;
    chosen.push(next);
    learnFrom(space, next, variances);
  }
  return chosen;
}
