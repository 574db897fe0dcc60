import type { TitleSpace } from "../model/titleSpace.ts";
import type { Evidence } from "./evidence.ts";

/** One observation for the fit. */
export interface Observation {
  readonly title: number;
  readonly evidence: Evidence;
  /** Prior logit of the title. */
  readonly offset: number;
  /** Starting point: 0, or the multiplier of an earlier fit. */
  readonly start: number;
}

/**
 * State of the fit: one number per observation, in arrays, because it is read a thousand times
 * while somebody waits.
 */
export interface Fitting {
  readonly titles: Uint32Array;
  readonly liked: Uint8Array;
  /** Weight of the evidence. */
  readonly trust: Float64Array;
  readonly offsets: Float64Array;
  /** The part of its logit that depends on its multiplier. */
  readonly curvatures: Float64Array;
  readonly multipliers: Float64Array;
  /** Kind of each title: 1 for a show. */
  readonly kinds: Uint8Array;
  /** By kind. */
  readonly bias: Float64Array;
}

/** The state before the first pass. */
export function fittingOf(space: TitleSpace, observations: readonly Observation[]): Fitting {
  const count = observations.length;
  const { biasVariance, ownVariance } = space.parameters;
  const numbers = () => new Float64Array(count);
  const fitting: Fitting = {
    titles: new Uint32Array(count),
    liked: new Uint8Array(count),
    trust: numbers(),
    offsets: numbers(),
    curvatures: numbers(),
    multipliers: numbers(),
    kinds: new Uint8Array(count),
    bias: new Float64Array(2),
  };
  observations.forEach(({ title, evidence, offset, start }, index) => {
    fitting.titles[index] = title;
    fitting.liked[index] = evidence.liked ? 1 : 0;
    fitting.trust[index] = evidence.weight;
    fitting.offsets[index] = offset;
    fitting.curvatures[index] = (space.lengths[title] ?? 0) ** 2 + biasVariance + ownVariance;
    fitting.multipliers[index] = start;
    const kind = space.shows[title] ?? 0;
    fitting.kinds[index] = kind;
    fitting.bias[kind] = (fitting.bias[kind] ?? 0) + biasVariance * start;
  });
  return fitting;
}
