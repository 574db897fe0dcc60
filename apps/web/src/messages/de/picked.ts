import type { AreaTexts } from "../languageTexts.ts";

export const picked = {
  nothing: "Nichts erfüllt all das zugleich",
  nothingHint: "Nimm einen Filter weg und sieh, was wiederkommt.",
  nothingLeft: "Hier hast du alles bewertet, was es gibt.",
  clear: "Alle Filter löschen",
  found_one: "{{count}} Titel",
  found_other: "{{count}} Titel",
} satisfies AreaTexts<"picked">;
