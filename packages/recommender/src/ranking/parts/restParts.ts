import type { Attribution } from "../../taste/attribution.ts";
import type { Taste } from "../../taste/taste.ts";
import { idAt, type TitleSpace } from "../../model/titleSpace.ts";
import { roundParts } from "./roundParts.ts";
import type { RestPart } from "../titleScore.ts";
import { traitOf } from "./traitOf.ts";

/** Titles and traits that are named; all smaller ones are one part. */
const MAX_PARTS = 8;

interface Whole {
  /** Positions of the rated titles that have a row of their own. */
  readonly shown: readonly number[];
  readonly points: number;
  readonly logit: number;
}

interface Small {
  readonly part: RestPart;
  readonly logit: number;
}

/** Every rated title without a row of its own, and every trait that is no rated title's. */
function smallOnes(
  split: { space: TitleSpace; taste: Taste; attribution: Attribution },
  shown: readonly number[],
): Small[] {
  const { space, taste, attribution } = split;
  const titles = taste.rated.flatMap(({ title, rating }, position): Small[] => {
    const titleId = idAt(space, title);
    const part = { type: "title" as const, titleId, rating, points: 0 };
    return shown.includes(position) ? [] : [{ part, logit: attribution.logits[position] ?? 0 }];
  });
  let kin = 0;
  const traits = attribution.leftBy.flatMap(({ column, logit }): Small[] => {
    const shared = traitOf(space, column);
    if (shared.trait !== "kin" && shared.label === "") return [];
    if (shared.trait !== "kin") return [{ part: { type: "trait", ...shared, points: 0 }, logit }];
    kin += logit;
    return [];
  });
  const together: RestPart = { type: "trait", trait: "kin", key: "", label: "", points: 0 };
  return [...titles, ...traits, { part: together, logit: kin }];
}

/** What everything without a row of its own comes from, in whole points that sum to its own. */
export function restParts(
  split: { space: TitleSpace; taste: Taste; attribution: Attribution; scale: number },
  { shown, points, logit }: Whole,
): RestPart[] {
  const named = smallOnes(split, shown)
    .sort((a, b) => Math.abs(b.logit) - Math.abs(a.logit))
    .slice(0, MAX_PARTS);
  const more = logit - named.reduce((sum, small) => sum + small.logit, 0);
  const rounded = roundParts(
    [...named.map((small) => small.logit), more].map((part) => part * split.scale),
    points,
  );
  const parts = named
    .map(({ part }, at) => ({ ...part, points: rounded[at] ?? 0 }))
    .filter((part) => part.points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const left = rounded[named.length] ?? 0;
  if (parts.length === 0 || left === 0) return parts;
  return [...parts, { type: "trait", trait: "rest", key: "", label: "", points: left }];
}
