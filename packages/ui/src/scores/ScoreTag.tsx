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
    <span
      aria-hidden
      className={classNames(
        "score absolute inset-bs-0 inset-e-0 grid h-7 min-w-9 place-items-center rounded-se-poster rounded-es-poster px-2 font-display text-base font-bold text-art-ink tabular-nums",
        TONE_TAG[tone],
      )}
    >
      {score}
    </span>
  );
}
