import type { AreaTexts } from "../languageTexts.ts";

export const browseHeads = {
  browse: "Stöbern",
  description: "Serien und Filme nach Genre, Stimmung, Jahrzehnt und Dienst.",
  decade: "Die {{year}}er",
  listDescription: "Serien und Filme: {{name}}, das Beste zuerst.",
} satisfies AreaTexts<"browseHeads">;
