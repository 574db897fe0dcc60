import { eachFeature } from "../community/sparseRow.ts";
import { attribute, type Parts } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { certaintyOf, confidenceOf } from "../taste/certainty.ts";
import { pointsOf } from "../taste/logistic.ts";
import { sharedCells } from "../model/postings.ts";
import { largestOf } from "./largestOf.ts";
import { roundParts } from "./roundParts.ts";
import type { Taste } from "../taste/taste.ts";
import type { Contribution, TitleScore } from "./titleScore.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";

const MAX_ROWS = 8;
/**
 * Below this sum, the quotient of two vanishing numbers is replaced by its limit, the slope at the
 * base.
 */
const VANISHING = 1e-6;

function pointsPerLogit(score: number, base: number, logits: number): number {
  if (Math.abs(logits) >= VANISHING) return (score - base) / logits;
  return base * (1 - base / 100);
}

/** A part of the logit as so many points: a trait's, or a rated title's. */
function contributionOf(
  space: TitleSpace,
  { rated }: Taste,
  { columns, place, points }: { columns: readonly number[]; place: number; points: number },
): Contribution {
  const title = rated[place - columns.length];
  if (title)
    return { type: "title", titleId: idAt(space, title.title), rating: title.rating, points };
  const feature = space.features[columns[place] ?? 0];
  const { trait, key, label } = feature ?? { trait: "tag", key: "", label: "" };
  return { type: "trait", trait, key, label, points };
}

/** The largest parts as rows and the others combined, in whole points that sum to `whole`. */
function contributionsOf(
  space: TitleSpace,
  taste: Taste,
  { parts, scale, whole }: { parts: Parts; scale: number; whole: number },
): Contribution[] {
  const { columns, logits } = parts;
  const sizes = new Float64Array(logits.length);
  for (let place = 0; place < logits.length; place++) sizes[place] = Math.abs(logits[place] ?? 0);
  const shown = largestOf(sizes, MAX_ROWS);
  const points = shown.map((place) => (logits[place] ?? 0) * scale);
  for (const place of shown) sizes[place] = 0;
  let rest = 0;
  for (let place = 0; place < logits.length; place++)
    if (sizes[place] !== 0) rest += logits[place] ?? 0;
  const rounded = roundParts([...points, rest * scale], whole);
  const rows = shown.map((place, at) =>
    contributionOf(space, taste, { columns, place, points: rounded[at] ?? 0 }),
  );
  rows.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return [...rows, { type: "rest" as const, points: rounded[shown.length] ?? 0 }].filter(
    (row) => row.points !== 0,
  );
}

/** Titles that the person loves and that editors call kin of this one. */
function lovedKinOf(space: TitleSpace, { ratings }: Taste, title: number): number[] {
  const loved: number[] = [];
  if (space.editorial)
    eachFeature(space.editorial.kin, title, (other) => {
      const titleId = idAt(space, other);
      if (ratings.get(titleId) === "LOVE") loved.push(titleId);
    });
  return loved;
}

/** Score, base and exact parts of one title, by index. */
export function scoreTitle(space: TitleSpace, taste: Taste, title: number): TitleScore {
  const exactScore = taste.scores[title] ?? 0;
  const startLogit = baseLogitOf(space, taste, title);
  const exactBase = pointsOf(startLogit);
  const score = Math.round(exactScore);
  const base = Math.round(Math.fround(exactBase));
  const scale = pointsPerLogit(exactScore, exactBase, (taste.logits[title] ?? 0) - startLogit);
  const cells = sharedCells(space, taste, title);
  const parts = attribute(space, taste, { title, cells, pointsPerLogit: scale });
  const certainty = certaintyOf(space, taste, { title, cells });
  return {
    titleId: idAt(space, title),
    score,
    base,
    fame: space.fame[title] ?? 0,
    lovedKin: lovedKinOf(space, taste, title),
    contributions: contributionsOf(space, taste, { parts, scale, whole: score - base }),
    confidence: confidenceOf(certainty),
    certainty,
  };
}
