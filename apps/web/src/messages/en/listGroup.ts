export const listGroup = {
  both: "Both",
  all: "All",
  split: "You two split",
  splitAll: "You are split",
  scoreOf: "{{name}}: {{score}}, {{word}}",
  noScoreOf: "{{name}}: no score",
  mark: "{{name}} {{score}}",
} as const;
