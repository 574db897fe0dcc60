import type { AreaTexts } from "../languageTexts.ts";

export const listGroup = {
  both: "Los dos",
  all: "Todos",
  split: "No coinciden",
  splitAll: "No coinciden",
  scoreOf: "{{name}}: {{score}}, {{word}}",
  noScoreOf: "{{name}}: sin puntuación",
  mark: "{{name}} {{score}}",
} satisfies AreaTexts<"listGroup">;
