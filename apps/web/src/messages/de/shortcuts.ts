import type { AreaTexts } from "../languageTexts.ts";

export const shortcuts = {
  heading: "Tastenkürzel",
  everywhere: "Auf jeder Seite",
  poster: "Auf einem gewählten Poster",
  others: "In Listen und Fenstern",
  search: "Suche",
  today: "Zu „Heute“",
  rate: "Zum Bewerten",
  watchlists: "Zu deinen Merklisten",
  help: "Diese Hilfe zeigen",
  undo: "Letzte Bewertung rückgängig machen",
  arrows: "Von einem zum nächsten",
  close: "Schließen, was offen ist",
  thenKey: "dann",
  arrowKeys: "Pfeile",
  setting: "Kürzel mit einzelnen Tasten",
  settingHint: "Schalte sie aus, wenn du dein Gerät mit der Stimme steuerst. Tasten auf einem gewählten Poster gelten weiter.",
} satisfies AreaTexts<"shortcuts">;
