import { idAt } from "../model/titleSpace.ts";
import { largestOf } from "./largestOf.ts";
import { restParts } from "./parts/restParts.ts";
import { roundParts } from "./parts/roundParts.ts";
import { traitOf } from "./parts/traitOf.ts";
import { cellsBy, type Split, sumOf } from "./scoreTitle.ts";
import type { Contribution, Part } from "./titleScore.ts";

/** Rated titles with a row of their own, and traits within a row. */
const MAX_ROWS = 4;
const MAX_TRAITS = 4;
/** Below this many points, a rated title is part of the rest. */
const LEAST_POINTS = 1;

/** What a row comes through, in whole points that sum to its own. */
function partsOf(
  split: Split,
  through: readonly number[],
  { logit, points }: { logit: number; points: number },
): Part[] {
  const { space, scale, cells, attribution } = split;
  const sizeAt = (at: number) => Math.abs(attribution.credits[at] ?? 0);
  const nameAt = (at: number) => traitOf(space, cells.columns[at] ?? 0);
  const traits = through
    .filter((at) => nameAt(at).label !== "")
    .sort((a, b) => sizeAt(b) - sizeAt(a))
    .slice(0, MAX_TRAITS);
  const whole = sumOf(split, through);
  const [more, kin] = [whole - sumOf(split, traits), logit - whole];
  const named = [
    ...traits.map(nameAt),
    { trait: "kin" as const, key: "", label: "" },
    { trait: "rest" as const, key: "", label: "" },
  ];
  const rounded = roundParts(
    [...traits.map((at) => attribution.credits[at] ?? 0), kin, more].map((part) => part * scale),
    points,
  );
  const sizeOf = ({ trait, points: own }: Part) => (trait === "rest" ? 0 : Math.abs(own));
  return named
    .map((part, at) => ({ ...part, points: rounded[at] ?? 0 }))
    .filter((part) => part.points !== 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The rated titles that did most as rows and all else combined, in whole points that sum to the score less its base. */
export function contributionsOf(split: Split): Contribution[] {
  const { space, taste, title, scale, attribution } = split;
  const { logits, left } = attribution;
  const sizes = logits.map((logit) => Math.abs(logit * scale));
  const shown = largestOf(
    sizes.map((size) => (size < LEAST_POINTS ? 0 : size)),
    MAX_ROWS,
  );
  const through = cellsBy(split, shown);
  const rest = logits.reduce((sum, logit, at) => (shown.includes(at) ? sum : sum + logit), left);
  const rounded = roundParts(
    [...shown.map((position) => (logits[position] ?? 0) * scale), rest * scale],
    split.score - split.base,
  );
  const rows = shown.flatMap((position, at): Contribution[] => {
    const rated = taste.rated[position];
    if (!rated) return [];
    const [logit, points] = [logits[position] ?? 0, rounded[at] ?? 0];
    const parts = rated.title === title ? [] : partsOf(split, through(position), { logit, points });
    const titleId = idAt(space, rated.title);
    return [{ type: "title", titleId, rating: rated.rating, points, parts }];
  });
  rows.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const points = rounded[shown.length] ?? 0;
  const parts = points === 0 ? [] : restParts(split, { shown, logit: rest, points });
  return [...rows, { type: "rest" as const, points, parts }].filter((row) => row.points !== 0);
}
