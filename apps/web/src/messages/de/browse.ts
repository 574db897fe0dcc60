import type { AreaTexts } from "../languageTexts.ts";

export const browse = {
  hint: "Alles, was es hier gibt, das Beste für deinen Geschmack zuerst.",
  back: "Alle Wege zum Stöbern",
  genre: "Genre",
  mood: "Stimmung",
  decade: "Jahrzehnt",
  service: "Dienst",
  failed: "Die Wege zum Stöbern konnten nicht geladen werden",
  titles_one: "{{count}} Titel",
  titles_other: "{{count}} Titel",
} satisfies AreaTexts<"browse">;
