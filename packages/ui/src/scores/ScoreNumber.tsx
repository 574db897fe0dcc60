import { classNames } from "../classNames.ts";
import { TONE_TEXT, type ScoreTone } from "./scoreTone.ts";

export interface ScoreNumberProps {
  score: number;
  tone: ScoreTone;
  /** The band's word, shown below or next to the number. */
  word: string;
  /** More about the score, after the word. */
  note?: string;
  size?: "small" | "medium" | "large";
  beside?: boolean;
}

const SIZES = { small: "text-lg", medium: "text-lg", large: "text-xl" } as const;

/** A score without a ring: the coloured number and its word. */
export function ScoreNumber({
  score,
  tone,
  word,
  note,
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
      <span className={classNames("text-xs text-ink-second", !beside && "text-end")}>
        {word}
        {note ? (
          <>
            <span className={beside ? undefined : "sr-only"}> · </span>
            <span className={beside ? undefined : "block whitespace-nowrap"}>{note}</span>
          </>
        ) : null}
      </span>
    </span>
  );
}
