import type { AreaTexts } from "../languageTexts.ts";

export const adminHeads = {
  numbers: "Cifras",
  faults: "Fallos",
  people: "Personas",
  titles: "Títulos y listas",
  jobs: "Importaciones y modelos",
  tests: "Pruebas A/B",
  acts: "Registro de auditoría",
} satisfies AreaTexts<"adminHeads">;
