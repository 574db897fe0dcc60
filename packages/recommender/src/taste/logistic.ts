/** Probability of a logit. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Logit of a probability strictly between 0 and 1. */
export const logitOf = (probability: number): number => Math.log(probability / (1 - probability));

/** Logits beyond this are treated as certain; the curves below end here. */
const EDGE = 16;
const STEPS_PER_LOGIT = 256;
/** 100 times the logistic curve at equal steps. */
export const CURVE = Float64Array.from(
  { length: 2 * EDGE * STEPS_PER_LOGIT + 2 },
  (_, step) => 100 * logistic(step / STEPS_PER_LOGIT - EDGE),
);

const CHANCES_PER_LOGIT = 64;
/** Logarithm of the logistic function at equal steps. */
export const LOG_CHANCES = Float32Array.from(
  { length: 2 * EDGE * CHANCES_PER_LOGIT + 2 },
  (_, step) => {
    const logit = step / CHANCES_PER_LOGIT - EDGE;
    return logit > 0 ? -Math.log1p(Math.exp(-logit)) : logit - Math.log1p(Math.exp(logit));
  },
);

/**
 * A logit on the Worthy scale, 0 to 100, not rounded: interpolated from a table, accurate within
 * 0.0001 and never decreasing in the logit.
 */
export function pointsOf(logit: number): number {
  const place = (Math.min(EDGE, Math.max(-EDGE, logit)) + EDGE) * STEPS_PER_LOGIT;
  const step = Math.floor(place);
  const below = CURVE[step] ?? 0;
  return below + (place - step) * ((CURVE[step + 1] ?? 0) - below);
}
