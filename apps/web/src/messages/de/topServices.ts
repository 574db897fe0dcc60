import type { AreaTexts } from "../languageTexts.ts";

export const topServices = {
  heading: "Top-Dienste",
  hint: "Welche Dienste am besten zu dir passen: das Mittel deiner zehn besten Scores dort. Hat ein Dienst weniger Titel, zählt das Fehlende als null.",
  window: "Wie neu",
  NEW_AND_RECENT: "Neu und aktuell",
  LAST_10_YEARS: "Letzte 10 Jahre",
  ALL_TIME: "Alle Zeiten",
  mine: "Habe ich",
  all: "Alle ansehen",
  titles_one: "{{count}} Titel insgesamt",
  titles_other: "{{count}} Titel insgesamt",
  nobody: "Bewerte erst ein paar Titel",
  nobodyHint: "Welcher Dienst zu dir passt, ist Geschmackssache, und deinen kennen wir noch nicht.",
  startRating: "Los geht’s",
  nothing: "Aus dieser Zeit hat kein Dienst etwas",
  failed: "Die Dienste konnten nicht geladen werden",
  more: "Mehr Dienste",
  moreTitles: "Mehr Titel",
  back: "Alle Top-Dienste",
  previous: "Zurückblättern",
  next: "Weiterblättern",
} satisfies AreaTexts<"topServices">;
