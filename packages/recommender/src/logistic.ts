/** Probability of a logit. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Logit of a probability strictly between 0 and 1. */
export const logitOf = (probability: number): number => Math.log(probability / (1 - probability));

/** A logit on the Worthy scale, 0 to 100, not rounded. */
export const pointsOf = (logit: number): number => 100 * logistic(logit);
