import type { AreaTexts } from "../languageTexts.ts";

export const picks = {
  tonight: "Worthy für heute Abend",
  more: "Mehr Tipps",
  addToWatchlist: "{{name}} auf deine Merkliste setzen",
  removeFromWatchlist: "{{name}} von deiner Merkliste streichen",
  layout: "Ansicht",
  dual: "Zwei Spalten",
  list: "Liste",
  grid: "Raster",
} satisfies AreaTexts<"picks">;
