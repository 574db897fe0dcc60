import type { AreaTexts } from "../languageTexts.ts";

export const titlePopup = {
  place: "Staffel {{season}}, Folge {{episode}}",
  noDate: "Datum unbekannt",
  seen: "Gesehen",
  markSeen: "Als gesehen markieren",
  beside: "Folgen davor und danach",
  previous: "Vorige",
  next: "Nächste",
  noEpisode: "Diese Folge gibt es hier nicht.",
  noTrailer: "Diesen Trailer gibt es hier nicht.",
  episodeFailed: "Die Folge konnte nicht geladen werden.",
  trailerOf: "Trailer zu {{name}}",
  trailers: "Trailer",
  play: "Trailer abspielen",
  youTube: "Er läuft über YouTube, in der Fassung ohne Cookies. Bevor du tippst, wird von YouTube nichts geladen.",
  onYouTube: "Auf YouTube öffnen",
} satisfies AreaTexts<"titlePopup">;
