import { classNames } from "../classNames.ts";
import { TONE_TAG, type ScoreTone } from "./scoreTone.ts";

export interface ScoreTagProps {
  score: number;
  tone: ScoreTone;
}

/**
 * The corner tag of a poster: 28 px high, top end. Decorative, since the card's name includes score
 * and word.
 */
export function ScoreTag({ score, tone }: ScoreTagProps) {
  return (
    <span aria-hidden className={classNames("score score-tag", TONE_TAG[tone])}>
      {score}
    </span>
  );
}
