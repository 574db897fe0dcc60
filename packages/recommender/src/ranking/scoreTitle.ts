import { attribute, type Attribution } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { certaintyOf, confidenceOf } from "../taste/certainty.ts";
import { readPeopleRows } from "../community/peopleRows.ts";
import { pointsOf } from "../taste/logistic.ts";
import { type SharedCells, sharedCells } from "../model/postings.ts";
import { largestOf } from "./largestOf.ts";
import { OKAY } from "./reasonOf.ts";
import { leadsIn } from "./parts/leadsIn.ts";
import { scoreOf, type Taste } from "../taste/taste.ts";
import type { TitleScore, Witness } from "./titleScore.ts";
import { traitOf } from "./parts/traitOf.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";

/** Rated titles that a reason can choose from, on each side, and what each shares. */
const MOST_WITNESSES = 4;
const MOST_SHARED = 8;
/**
 * Below this sum, the quotient of two vanishing numbers is replaced by its limit, the slope at the
 * base.
 */
const VANISHING = 1e-6;

function pointsPerLogit(score: number, base: number, logits: number): number {
  if (Math.abs(logits) >= VANISHING) return (score - base) / logits;
  return base * (1 - base / 100);
}

/** One title, and how its logit is split. Holds until another title is split. */
export interface Split {
  readonly space: TitleSpace;
  readonly taste: Taste;
  readonly title: number;
  /** In whole points, as people see them. */
  readonly score: number;
  readonly base: number;
  readonly cells: SharedCells;
  readonly attribution: Attribution;
  /** Points per logit. */
  readonly scale: number;
}

/** By position: what some rated titles' parts come through, as cells, without kin. */
export function cellsBy(
  { space, cells: { count, positions, columns } }: Split,
  wanted: readonly number[],
): (position: number) => number[] {
  const lists: (number[] | undefined)[] = [];
  for (const position of wanted) lists[position] = [];
  for (let at = 0; at < count; at++) {
    const list = lists[positions[at] ?? 0];
    if (list && space.features[columns[at] ?? 0]?.trait !== "kin") list.push(at);
  }
  return (position) => lists[position] ?? [];
}

/** What all of these cells add to their rated title's part, in logits. */
export const sumOf = ({ attribution: { credits } }: Split, cells: readonly number[]): number =>
  cells.reduce((sum, at) => sum + (credits[at] ?? 0), 0);

/** Where one rated title's part comes from: its largest cells, and the sum of all but kin. */
interface Through {
  readonly position: number;
  /** Most first; only what two titles lead in, and on the side of the whole part. */
  readonly most: number[];
  sum: number;
}

/** Puts a cell among the largest ones, which are few. */
function keepLargest(most: number[], at: number, credits: Float64Array): void {
  const size = Math.abs(credits[at] ?? 0);
  let place = most.length;
  while (place > 0 && Math.abs(credits[most[place - 1] ?? 0] ?? 0) < size) place--;
  if (place === MOST_SHARED) return;
  most.splice(place, 0, at);
  if (most.length > MOST_SHARED) most.length = MOST_SHARED;
}

/** Where the parts of some rated titles come from, in the given order. */
function throughOf(split: Split, wanted: readonly number[]): Through[] {
  const { space, taste, title, attribution } = split;
  const { count, positions, columns } = split.cells;
  const { credits, logits } = attribution;
  const all = wanted.map((position): Through => ({ position, most: [], sum: 0 }));
  const byPosition: (Through | undefined)[] = [];
  for (const through of all) byPosition[through.position] = through;
  for (let at = 0; at < count; at++) {
    const position = positions[at] ?? 0;
    const through = byPosition[position];
    const column = columns[at] ?? 0;
    if (!through || traitOf(space, column).trait === "kin") continue;
    const credit = credits[at] ?? 0;
    through.sum += credit;
    if (credit * (logits[position] ?? 0) <= 0) continue;
    const rated = taste.rated[position]?.title ?? title;
    if (leadsIn(space, title, column) && leadsIn(space, rated, column))
      keepLargest(through.most, at, credits);
  }
  return all;
}

/** A rated title that speaks for or against another. */
function witnessOf(
  { space, taste, scale, cells, attribution }: Split,
  through: Through,
): Witness[] {
  const { position, most, sum } = through;
  const rated = taste.rated[position];
  if (!rated) return [];
  const own = attribution.logits[position] ?? 0;
  return [
    {
      titleId: idAt(space, rated.title),
      rating: rated.rating,
      points: own * scale,
      kin: (own - sum) * scale,
      shared: most.map((at) => traitOf(space, cells.columns[at] ?? 0)),
    },
  ];
}

/** The rated titles that did most for a score, then those that did most against it if a reason could speak of them. */
function witnessesOf(split: Split): Witness[] {
  const { space, taste, title, score } = split;
  const { logits } = split.attribution;
  const sides = largestOf(logits, MOST_WITNESSES);
  if (score < OKAY || taste.ratings.has(idAt(space, title)))
    sides.push(...largestOf(logits, MOST_WITNESSES, -1));
  return throughOf(split, sides).flatMap((through) => witnessOf(split, through));
}

/** The score of one title, by index, as people see it. */
export const scoreNumber = (taste: Taste, title: number): number =>
  Math.round(scoreOf(taste, title));

/** Splits titles' logits above their bases among the rated titles, one title at a time. */
export function splitter(
  space: TitleSpace,
  taste: Taste,
  titles: readonly number[],
): (title: number) => Split {
  const people = space.community && readPeopleRows(space.community, taste.rated, titles);
  return (title) => {
    const exactScore = scoreOf(taste, title);
    const startLogit = baseLogitOf(space, taste, title);
    const exactBase = pointsOf(startLogit);
    const cells = sharedCells(space, taste, title);
    return {
      space,
      taste,
      title,
      score: scoreNumber(taste, title),
      base: Math.round(Math.fround(exactBase)),
      cells,
      attribution: attribute(space, taste, { title, cells, people }),
      scale: pointsPerLogit(exactScore, exactBase, (taste.logits[title] ?? 0) - startLogit),
    };
  };
}

/** The score of a title that was split, and what a reason can be made of. */
export function scoreSplit(split: Split): TitleScore {
  const { space, taste, title, score, base, cells } = split;
  const certainty = certaintyOf(space, taste, { title, cells, told: split.attribution.told });
  return {
    titleId: idAt(space, title),
    score,
    base,
    fame: space.fame[title] ?? 0,
    witnesses: witnessesOf(split),
    confidence: confidenceOf(certainty),
    certainty,
  };
}

/** The scores of titles, by index, and what reasons can be made of. */
export function scoreTitles(
  space: TitleSpace,
  taste: Taste,
  titles: readonly number[],
): TitleScore[] {
  const split = splitter(space, taste, titles);
  return titles.map((title) => scoreSplit(split(title)));
}
