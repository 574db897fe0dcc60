/** A word for a Worthy score of 0 to 100: bad from 0, okay from 60, good from 80. */
export type ScoreBand = "bad" | "okay" | "good";

export const SCORE_BANDS = { bad: 0, okay: 60, good: 80 } as const satisfies Record<
  ScoreBand,
  number
>;

export function scoreBandOf(score: number): ScoreBand {
  if (score >= SCORE_BANDS.good) return "good";
  return score >= SCORE_BANDS.okay ? "okay" : "bad";
}
