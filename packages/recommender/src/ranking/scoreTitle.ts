import { attribute, type Attribution } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { certaintyOf, confidenceOf } from "../taste/certainty.ts";
import { readPeopleRows } from "../community/peopleRows.ts";
import { pointsOf } from "../taste/logistic.ts";
import { type SharedCells, sharedCells } from "../model/postings.ts";
import { largestOf } from "./largestOf.ts";
import { leadsIn } from "./parts/leadsIn.ts";
import { scoreOf, type Taste } from "../taste/taste.ts";
import type { Shared, TitleScore, Witness } from "./titleScore.ts";
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

/** A rated title that speaks for or against another. */
function witnessOf(split: Split, position: number, through: readonly number[]): Witness[] {
  const { space, taste, title, scale, cells, attribution } = split;
  const { credits } = attribution;
  const rated = taste.rated[position];
  if (!rated) return [];
  const own = attribution.logits[position] ?? 0;
  const sameSide = through
    .filter((at) => (credits[at] ?? 0) * own > 0)
    .sort((a, b) => Math.abs(credits[b] ?? 0) - Math.abs(credits[a] ?? 0));
  const shared: Shared[] = [];
  for (const at of sameSide) {
    const column = cells.columns[at] ?? 0;
    if (leadsIn(space, title, column) && leadsIn(space, rated.title, column))
      shared.push(traitOf(space, column));
    if (shared.length === MOST_SHARED) break;
  }
  return [
    {
      titleId: idAt(space, rated.title),
      rating: rated.rating,
      points: own * scale,
      kin: (own - sumOf(split, through)) * scale,
      shared,
    },
  ];
}

/** The rated titles that did most for a score, then those that did most against it. */
function witnessesOf(split: Split): Witness[] {
  const { logits } = split.attribution;
  const sides = [...largestOf(logits, MOST_WITNESSES), ...largestOf(logits, MOST_WITNESSES, -1)];
  const through = cellsBy(split, sides);
  return sides.flatMap((position) => witnessOf(split, position, through(position)));
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
