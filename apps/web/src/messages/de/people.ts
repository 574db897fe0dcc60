import type { AreaTexts } from "../languageTexts.ts";

export const people = {
  somebody: "Jemand",
  ask: "Freunde fragen",
  more: "Mehr zeigen",
  add: "Freunde hinzufügen",
  gone: "Ein Titel, den es hier nicht mehr gibt",
} satisfies AreaTexts<"people">;
