import type { AreaTexts } from "../languageTexts.ts";

/** What was marked as seen, with a way back. */
export const seen = {
  season: "Staffel {{number}} ist als gesehen markiert.",
  seasonUndone: "Staffel {{number}} ist nicht mehr als gesehen markiert.",
  all: "Alles, was von {{name}} erschienen ist, ist als gesehen markiert.",
  allUndone: "Von {{name}} ist nichts als gesehen markiert.",
} satisfies AreaTexts<"seen">;
