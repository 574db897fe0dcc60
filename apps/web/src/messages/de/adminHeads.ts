import type { AreaTexts } from "../languageTexts.ts";

export const adminHeads = {
  numbers: "Zahlen",
  faults: "Fehler",
  people: "Leute",
  titles: "Titel und Listen",
  jobs: "Importe und Modelle",
  tests: "A/B-Tests",
  acts: "Änderungsprotokoll",
} satisfies AreaTexts<"adminHeads">;
