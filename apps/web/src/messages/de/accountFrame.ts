import type { AreaTexts } from "../languageTexts.ts";

/** What several pages about the person say: the names of all of them, and what went wrong. */
export const accountFrame = {
  parts: "Bereiche deines Profils",
  overview: "Profil",
  faves: "Meine Lieblinge",
  ratings: "Deine Bewertungen",
  failed: "Dein Profil konnte nicht geladen werden",
  genres: "Genres",
  services: "Dienste",
  information: "Kontodaten",
  devices: "Geräte",
  notifications: "Mitteilungen",
  administration: "Verwaltung",
  data: "Deine Daten",
  friendNews_one: "{{count}} neu",
  friendNews_other: "{{count}} neu",
  notSaved: "Das wurde nicht gespeichert, darum steht der Schalter wie vorher.",
} satisfies AreaTexts<"accountFrame">;
