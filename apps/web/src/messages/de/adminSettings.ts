import type { AreaTexts } from "../languageTexts.ts";

export const adminSettings = {
  heading: "Admin-Einstellungen",
  hint: "Für Admins, und nur für dieses Gerät.",
  admin: "Hier als Admin handeln",
  adminHint: "Ohne das bewirken die Einstellungen darunter nichts.",
  debug: "Fehler sofort zeigen",
  debugHint: "Jeder Fehler erscheint 15 Sekunden lang in seinen eigenen Worten.",
  matchScore: "Scores zeigen",
  matchScoreHint: "Aus: Die Zahlen verschwinden von Postern und Seiten, um Tipps unbefangen anzusehen.",
  algo: "Empfehlungen kommen aus",
  algoHint: "Um Modelle mit eigenen Augen zu vergleichen. Die Scores der Titel bleiben die aus allem Gelernten.",
  model_own: "Was der Server wählt",
  model_worthy: "Allem, was gelernt wurde",
  model_content: "Den Fakten der Titel allein",
} satisfies AreaTexts<"adminSettings">;
