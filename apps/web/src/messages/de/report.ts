import type { AreaTexts } from "../languageTexts.ts";

export const report = {
  heading: "Fehler melden",
  fields: "Worum geht es?",
  NAME: "Name",
  DATES: "Daten",
  RUNTIME: "Laufzeit",
  EPISODES: "Staffeln, Folgen",
  PEOPLE: "Leute",
  TEXTS: "Beschreibung",
  GENRES: "Genres, Stimmungen",
  CERTIFICATES: "Freigaben",
  HOME: "Zuerst gezeigt bei",
  AWARDS: "Preise",
  OTHER: "Anderes",
  words: "Was ist falsch, und was ist richtig?",
  hint: "Es bleibt auf diesem Server und geht ohne deinen Namen an die Leute, die ihn betreiben.",
  send: "Senden",
  cancel: "Abbrechen",
  thanks: "Danke. Wir sehen es uns an.",
} satisfies AreaTexts<"report">;
