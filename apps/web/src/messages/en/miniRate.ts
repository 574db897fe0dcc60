export const miniRate = {
  heading: "Rate a few you know",
  hint: "Not seen is fine. A handful is enough for scores of your own.",
  missing_one: "{{count}} more, and every title has a score for you.",
  missing_other: "{{count}} more, and every title has a score for you.",
  enough: "That is enough: titles now have scores for you.",
  done: "See the scores",
  later: "Later",
} as const;
