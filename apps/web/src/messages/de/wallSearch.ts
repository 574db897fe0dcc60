import type { AreaTexts } from "../languageTexts.ts";

export const wallSearch = {
  heading: "Bewerte, was hier nicht zu sehen ist",
  label: "Name einer Serie oder eines Films",
  nothing: "Nichts gefunden zu „{{term}}“.",
  failed: "Die Suche hat nicht geantwortet.",
  done: "Zurück zu den Postern",
} satisfies AreaTexts<"wallSearch">;
