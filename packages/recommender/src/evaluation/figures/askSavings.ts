import type { AskPoint } from "./askCurve.ts";

/**
 * How many questions about the most popular titles, and how many ratings, it takes to get picks as
 * good as with a number of the engine's own questions.
 */
export interface AskSaving {
  readonly questions: number;
  /** Mean ratings given in answer to the engine's own questions. */
  readonly ratings: number;
  /**
   * Interpolated linearly between the measured points; null if popular questions never get that
   * far.
   */
  readonly popular: { readonly questions: number; readonly ratings: number } | null;
}

/** Where the curve of popular questions first reaches a value. */
function reach(curve: readonly AskPoint[], wanted: number): AskSaving["popular"] {
  const at = curve.findIndex(({ popular }) => (popular.mean ?? -Infinity) >= wanted);
  const [after, before] = [curve[at], curve[Math.max(0, at - 1)]];
  if (!after || !before) return null;
  const [from, to] = [before.popular.mean ?? 0, after.popular.mean ?? 0];
  const share = to > from ? (wanted - from) / (to - from) : 0;
  const between = (start: number, end: number) => start + Math.max(0, share) * (end - start);
  return {
    questions: between(before.questions, after.questions),
    ratings: between(before.answers.popular, after.answers.popular),
  };
}

/** For each point of the curve, what both kinds of questions need for the same nDCG@100. */
export function askSavings(curve: readonly AskPoint[]): AskSaving[] {
  return curve.flatMap(({ questions, asked, answers }) =>
    questions === 0 || asked.mean === null
      ? []
      : [{ questions, ratings: answers.asked, popular: reach(curve, asked.mean) }],
  );
}
