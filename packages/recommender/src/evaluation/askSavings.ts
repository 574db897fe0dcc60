import type { AskPoint } from "./askCurve.ts";

/** What the most popular titles must be asked about, and rated, until the picks are as good as after so many of the engine's own questions. */
export interface AskSaving {
  readonly questions: number;
  /** Mean ratings given to the engine's own questions. */
  readonly ratings: number;
  /** By the line between the points measured; null where the popular ones never come that far. */
  readonly popular: { readonly questions: number; readonly ratings: number } | null;
}

/** Where on the curve of the popular questions a figure is first reached. */
function reach(curve: readonly AskPoint[], wanted: number): AskSaving["popular"] {
  const at = curve.findIndex(({ popular }) => (popular.mean ?? -Infinity) >= wanted);
  const [after, before] = [curve[at], curve[Math.max(0, at - 1)]];
  if (!after || !before) return null;
  const [from, to] = [before.popular.mean ?? 0, after.popular.mean ?? 0];
  const share = to > from ? (wanted - from) / (to - from) : 0;
  const between = (start: number, end: number) => start + Math.max(0, share) * (end - start);
  return { questions: between(before.questions, after.questions), ratings: between(before.answers.popular, after.answers.popular) };
}

/** The same nDCG@100 by the two orders of questions, for each point of the curve. */
export function askSavings(curve: readonly AskPoint[]): AskSaving[] {
  return curve.flatMap(({ questions, asked, answers }) =>
    questions === 0 || asked.mean === null ? [] : [{ questions, ratings: answers.asked, popular: reach(curve, asked.mean) }],
  );
}
