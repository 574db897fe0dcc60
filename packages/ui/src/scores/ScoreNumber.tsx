import { classNames } from "../classNames.ts";
import { TONE_TEXT, type ScoreTone } from "./scoreTone.ts";

export interface ScoreNumberProps {
  score: number;
  tone: ScoreTone;
  /** The band's word, shown below or next to the number. */
  word: string;
  size?: "small" | "medium" | "large";
  beside?: boolean;
}

const SIZES = { small: "text-lg", medium: "text-lg", large: "text-xl" } as const;

/** A score without a ring: the coloured number and its word. */
export function ScoreNumber({
  score,
  tone,
  word,
  size = "medium",
  beside = false,
}: ScoreNumberProps) {
  return (
    <span
      className={classNames(
        "score inline-flex",
        beside ? "flex-row-reverse items-baseline gap-2" : "flex-col items-end",
      )}
    >
      <span
        className={classNames("font-display font-bold tabular-nums", SIZES[size], TONE_TEXT[tone])}
      >
        {score}
      </span>
      <span className="text-xs text-ink-second">{word}</span>
    </span>
  );
}
