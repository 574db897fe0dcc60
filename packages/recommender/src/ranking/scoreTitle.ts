import { eachFeature } from "../community/sparseRow.ts";
import { attribute, type Part } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { certaintyOf, confidenceOf } from "../taste/certainty.ts";
import { pointsOf } from "../taste/logistic.ts";
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

function contributionOf(space: TitleSpace, part: Part, points: number): Contribution {
  if (part.type === "title")
    return {
      type: "title",
      titleId: idAt(space, part.rated.title),
      rating: part.rated.rating,
      points,
    };
  const { trait, key, label } = space.features[part.column] ?? { trait: "tag", key: "", label: "" };
  return { type: "trait", trait, key, label, points };
}

/** The largest parts as rows and the others combined, in whole points that sum to `whole`. */
function contributionsOf(
  space: TitleSpace,
  parts: readonly Part[],
  { scale, whole }: { scale: number; whole: number },
): Contribution[] {
  const sizes = parts.map(({ logit }) => Math.abs(logit));
  const shown = largestOf(sizes, MAX_ROWS).flatMap((place) => parts[place] ?? []);
  const rest = parts.reduce((sum, part) => (shown.includes(part) ? sum : sum + part.logit), 0);
  const points = roundParts([...shown.map(({ logit }) => logit * scale), rest * scale], whole);
  const rows = shown.map((part, index) => contributionOf(space, part, points[index] ?? 0));
  rows.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return [...rows, { type: "rest" as const, points: points[shown.length] ?? 0 }].filter(
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
  const parts = attribute(space, taste, { title, pointsPerLogit: scale });
  const certainty = certaintyOf(space, taste, title);
  return {
    titleId: idAt(space, title),
    score,
    base,
    fame: space.fame[title] ?? 0,
    lovedKin: lovedKinOf(space, taste, title),
    contributions: contributionsOf(space, parts, { scale, whole: score - base }),
    confidence: confidenceOf(certainty),
    certainty,
  };
}
