import type { AreaTexts } from "../languageTexts.ts";

export const listGroup = {
  both: "Beide",
  all: "Alle",
  split: "Ihr zwei seid uneins",
  splitAll: "Ihr seid uneins",
  scoreOf: "{{name}}: {{score}}, {{word}}",
  noScoreOf: "{{name}}: kein Score",
  mark: "{{name}} {{score}}",
} satisfies AreaTexts<"listGroup">;
