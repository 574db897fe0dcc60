import type { AreaTexts } from "../languageTexts.ts";

export const miniRate = {
  heading: "Bewerte ein paar, die du kennst",
  hint: "Nicht gesehen? Macht nichts. Eine Handvoll reicht für eigene Scores.",
  missing_one: "Noch {{count}}, dann hat jeder Titel einen Score für dich.",
  missing_other: "Noch {{count}}, dann hat jeder Titel einen Score für dich.",
  enough: "Das reicht: Titel haben jetzt Scores für dich.",
  done: "Scores ansehen",
  later: "Später",
} satisfies AreaTexts<"miniRate">;
