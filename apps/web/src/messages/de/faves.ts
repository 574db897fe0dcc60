import type { AreaTexts } from "../languageTexts.ts";

export const faves = {
  heading: "Meine Lieblinge",
  count_one: "{{count}} Titel, den du liebst",
  count_other: "{{count}} Titel, die du liebst",
  empty: "Noch keine Lieblinge",
  emptyHint: "Was du liebst, steht hier. Fünf davon bringen dir deinen Volltreffer.",
  rate: "Titel bewerten",
  remove: "{{name}} aus deinen Lieblingen nehmen",
  removed: "{{name}} ist nicht mehr unter deinen Lieblingen.",
  more: "Mehr Lieblinge",
  failed: "Deine Lieblinge konnten nicht geladen werden.",
  kept: "Wie dieses Gerät sie in Erinnerung hat. Es gibt gerade keine Verbindung.",
  history: "Alle deine Bewertungen",
} satisfies AreaTexts<"faves">;
