import type { CallOutput } from "@worthy/contract";

export type Explanation = CallOutput<"explainScore">;
export type Contribution = Explanation["contributions"][number];
export type TitleContribution = Extract<Contribution, { type: "title" }>;
export type RestContribution = Extract<Contribution, { type: "rest" }>;

/** Ends of a bar on the scale of 0 to 100, the smaller first. */
export interface Bar {
  from: number;
  to: number;
}

export interface WaterfallStep {
  contribution: Contribution;
  bar: Bar;
  /** Left out of the sum: its bar is where it was with it. */
  ghost: boolean;
}

type Sum = Pick<Explanation, "base" | "contributions">;

/** Lays the contributions end to end, from the base; the last one ends at the score. */
export function waterfall({ base, contributions }: Sum): WaterfallStep[] {
  let running = base;
  return contributions.map((contribution) => {
    const before = running;
    running += contribution.points;
    const bar = {
      from: clamp(Math.min(before, running)),
      to: clamp(Math.max(before, running)),
    };
    return { contribution, bar, ghost: false };
  });
}

/**
 * The steps without one of the person's ratings, each where it is in the full sum, so that only
 * bars move; the one left out stays as a ghost.
 */
export function waterfallWithout(full: Sum, without: Sum, titleId: number): WaterfallStep[] {
  const keys = full.contributions.map(keyOf);
  const placeOf = (contribution: Contribution) => {
    if (contribution.type === "rest") return keys.length + 1;
    const place = keys.indexOf(keyOf(contribution));
    return place === -1 ? keys.length : place;
  };
  const ghost = waterfall(full).find(({ contribution }) => isTitle(contribution, titleId));
  const left = without.contributions.toSorted((a, b) => placeOf(a) - placeOf(b));
  const steps = waterfall({ base: without.base, contributions: left });
  if (ghost) steps.push({ ...ghost, ghost: true });
  return steps.sort((a, b) => placeOf(a.contribution) - placeOf(b.contribution));
}

export function isTitle(
  contribution: Contribution,
  titleId: number | null,
): contribution is TitleContribution {
  return contribution.type === "title" && contribution.titleId === titleId;
}

export function keyOf(contribution: Contribution): string {
  return contribution.type === "title" ? `title ${contribution.titleId}` : "rest";
}

function clamp(value: number): number {
  return Math.max(0, Math.min(100, value));
}
