import type { CallOutput } from "@worthy/contract";

export type Explanation = CallOutput<"explainScore">;
export type Contribution = Explanation["contributions"][number];

export interface WaterfallStep {
  contribution: Contribution;
  /** Start and end of the bar on the scale of 0 to 100, the smaller first. */
  from: number;
  to: number;
  /** The score before and after it, on the same scale. */
  before: number;
  after: number;
}

/** Lays the contributions end to end, from the base; the last one ends at the score. */
export function waterfall(base: number, contributions: readonly Contribution[]): WaterfallStep[] {
  let running = base;
  return contributions.map((contribution) => {
    const before = running;
    running += contribution.points;
    return {
      contribution,
      from: clamp(Math.min(before, running)),
      to: clamp(Math.max(before, running)),
      before: clamp(before),
      after: clamp(running),
    };
  });
}

function clamp(value: number): number {
  return Math.max(0, Math.min(100, value));
}
