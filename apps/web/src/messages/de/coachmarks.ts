import type { AreaTexts } from "../languageTexts.ts";

export const coachmarks = {
  gotIt: "Alles klar",
  watchlistAddItem: "Für einen Abend aufheben",
  watchlistAddItemWhat: "Einmal tippen, und es steht auf deiner Merkliste. Der Pfeil daneben wählt eine andere deiner Listen.",
  viewToggle: "Poster oder Liste",
  viewToggleWhat: "Eine Wand zum Bummeln oder eine Liste mit Gründen. Worthy merkt sich, was dir lieber ist.",
  share2: "Zusammen aussuchen",
  share2What: "Teile diese Liste mit jemandem. Ihr seht beide Scores, und Worthy sucht für euch beide aus.",
  watchlist2: "Das Beste zuerst",
  watchlist2What: "Sortiere diese Liste danach, was heute Abend zu dir passt. Deine eigene Reihenfolge bleibt erhalten.",
  share3: "Geschmack vergleichen",
  share3What: "Schick diesen Link an Freunde. Dann seht ihr, wie ähnlich ihr euch seid und was ihr zusammen schauen könnt.",
} satisfies AreaTexts<"coachmarks">;
