/**
 * Which of the three score colours a number gets. Always show a word with it: never colour alone.
 */
export type ScoreTone = "good" | "okay" | "bad";

/** Text colour of a score, by theme. */
export const TONE_TEXT: Record<ScoreTone, string> = {
  good: "text-good",
  okay: "text-okay",
  bad: "text-bad",
};

/** Solid tag on art: the dark theme's colours with ink text, in both themes. */
export const TONE_TAG: Record<ScoreTone, string> = {
  good: "bg-tag-good",
  okay: "bg-tag-okay",
  bad: "bg-tag-bad",
};
