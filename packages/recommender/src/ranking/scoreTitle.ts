import { attribute, type Attribution } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { certaintyOf, confidenceOf } from "../taste/certainty.ts";
import { pointsOf } from "../taste/logistic.ts";
import { type SharedCells, sharedCells } from "../model/postings.ts";
import { largestOf } from "./largestOf.ts";
import { leadsIn } from "./parts/leadsIn.ts";
import { restParts } from "./parts/restParts.ts";
import { roundParts } from "./parts/roundParts.ts";
import { scoreOf, type Taste } from "../taste/taste.ts";
import type { Contribution, Part, TitleScore, Witness } from "./titleScore.ts";
import { traitOf } from "./parts/traitOf.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";

/** Rated titles with a row of their own, and traits within a row. */
const MAX_ROWS = 4;
const MAX_TRAITS = 4;
/** Below this many points, a rated title is part of the rest. */
const LEAST_POINTS = 1;
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

/** One title, and how its logit is split. */
interface Split {
  readonly space: TitleSpace;
  readonly taste: Taste;
  readonly title: number;
  readonly cells: SharedCells;
  readonly attribution: Attribution;
  /** Points per logit. */
  readonly scale: number;
}

/** A feature, and what a rated title's part gains by it. */
interface Through {
  readonly column: number;
  readonly logit: number;
}

/** By position: what some rated titles' parts come through, largest first, without kin. */
function sharedBy(
  { space, cells: { count, positions, columns }, attribution: { credits, logits } }: Split,
  wanted: readonly number[],
): (position: number) => Through[] {
  const lists: (Through[] | undefined)[] = Array.from(logits, () => undefined);
  for (const position of wanted) lists[position] = [];
  for (let at = 0; at < count; at++) {
    const column = columns[at] ?? 0;
    const list = lists[positions[at] ?? 0];
    if (list && space.features[column]?.trait !== "kin")
      list.push({ column, logit: credits[at] ?? 0 });
  }
  for (const list of lists) list?.sort((a, b) => Math.abs(b.logit) - Math.abs(a.logit));
  return (position) => lists[position] ?? [];
}

const sumOf = (parts: readonly Through[]) => parts.reduce((sum, { logit }) => sum + logit, 0);

/** What a row comes through, in whole points that sum to its own. */
function partsOf(
  { space, scale }: Split,
  through: readonly Through[],
  { logit, points }: { logit: number; points: number },
): Part[] {
  const traits = through
    .filter(({ column }) => traitOf(space, column).label !== "")
    .slice(0, MAX_TRAITS);
  const more = sumOf(through) - sumOf(traits);
  const kin = logit - sumOf(through);
  const named = [
    ...traits.map(({ column }) => traitOf(space, column)),
    { trait: "kin" as const, key: "", label: "" },
    { trait: "rest" as const, key: "", label: "" },
  ];
  const rounded = roundParts(
    [...traits.map((trait) => trait.logit), kin, more].map((part) => part * scale),
    points,
  );
  const sizeOf = ({ trait, points: own }: Part) => (trait === "rest" ? 0 : Math.abs(own));
  return named
    .map((part, at) => ({ ...part, points: rounded[at] ?? 0 }))
    .filter((part) => part.points !== 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The rated titles that did most as rows and all else combined, in whole points that sum to `whole`. */
function contributionsOf(
  split: Split,
  {
    shown,
    shared,
    whole,
  }: { shown: readonly number[]; shared: ReturnType<typeof sharedBy>; whole: number },
): Contribution[] {
  const { space, taste, title, scale, attribution } = split;
  const { logits, left } = attribution;
  const rest = logits.reduce((sum, logit, at) => (shown.includes(at) ? sum : sum + logit), left);
  const rounded = roundParts(
    [...shown.map((position) => (logits[position] ?? 0) * scale), rest * scale],
    whole,
  );
  const rows = shown.flatMap((position, at): Contribution[] => {
    const rated = taste.rated[position];
    if (!rated) return [];
    const [logit, points] = [logits[position] ?? 0, rounded[at] ?? 0];
    const parts = rated.title === title ? [] : partsOf(split, shared(position), { logit, points });
    const titleId = idAt(space, rated.title);
    return [{ type: "title", titleId, rating: rated.rating, points, parts }];
  });
  rows.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const points = rounded[shown.length] ?? 0;
  const parts = points === 0 ? [] : restParts(split, { shown, logit: rest, points });
  return [...rows, { type: "rest" as const, points, parts }].filter((row) => row.points !== 0);
}

/** A rated title that speaks for or against another. */
function witnessOf(
  { space, taste, title, scale, attribution }: Split,
  position: number,
  through: readonly Through[],
): Witness[] {
  const rated = taste.rated[position];
  if (!rated) return [];
  const own = attribution.logits[position] ?? 0;
  const shared = through
    .filter(
      ({ logit, column }) =>
        logit * own > 0 && leadsIn(space, title, column) && leadsIn(space, rated.title, column),
    )
    .slice(0, MOST_SHARED)
    .map(({ column }) => traitOf(space, column));
  return [
    {
      titleId: idAt(space, rated.title),
      rating: rated.rating,
      points: own * scale,
      kin: (own - sumOf(through)) * scale,
      shared,
    },
  ];
}

/** The rows of a score, and the rated titles that did most for it, then those that did most against it. */
function toldBy(split: Split, whole: number): Pick<TitleScore, "contributions" | "witnesses"> {
  const points = split.attribution.logits.map((logit) => logit * split.scale);
  const shown = largestOf(
    points.map((own) => (Math.abs(own) < LEAST_POINTS ? 0 : Math.abs(own))),
    MAX_ROWS,
  );
  const sides = [1, -1].flatMap((sign) =>
    largestOf(
      points.map((own) => sign * own),
      MOST_WITNESSES,
    ),
  );
  const shared = sharedBy(split, [...shown, ...sides]);
  return {
    contributions: contributionsOf(split, { shown, shared, whole }),
    witnesses: sides.flatMap((position) => witnessOf(split, position, shared(position))),
  };
}

/** The score of one title, by index, as people see it. */
export const scoreNumber = (taste: Taste, title: number): number =>
  Math.round(scoreOf(taste, title));

/** Score, base and exact parts of one title, by index. */
export function scoreTitle(space: TitleSpace, taste: Taste, title: number): TitleScore {
  const exactScore = scoreOf(taste, title);
  const startLogit = baseLogitOf(space, taste, title);
  const exactBase = pointsOf(startLogit);
  const score = scoreNumber(taste, title);
  const base = Math.round(Math.fround(exactBase));
  const scale = pointsPerLogit(exactScore, exactBase, (taste.logits[title] ?? 0) - startLogit);
  const cells = sharedCells(space, taste, title);
  const attribution = attribute(space, taste, { title, cells });
  const split = { space, taste, title, cells, attribution, scale };
  const certainty = certaintyOf(space, taste, { title, cells });
  return {
    titleId: idAt(space, title),
    score,
    base,
    fame: space.fame[title] ?? 0,
    ...toldBy(split, score - base),
    confidence: confidenceOf(certainty),
    certainty,
  };
}
