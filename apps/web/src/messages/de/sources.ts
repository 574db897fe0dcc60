import type { AreaTexts } from "../languageTexts.ts";

export const sources = {
  tmdb: "Dieses Produkt nutzt die API von TMDB, wird von TMDB aber weder unterstützt noch zertifiziert.",
  tvmaze: "Fakten von TVmaze, unter CC BY-SA 4.0.",
  imdb: "Informationen mit freundlicher Genehmigung von IMDb.",
  justwatch: "Wo es läuft: Daten von JustWatch.",
  originalHome: "Zuerst gezeigt bei {{name}} (Stand:\u00a0{{date}})",
  originalsOf: "Originale von {{service}}",
  onService: "Bei {{service}} ({{country}})",
  onServiceToo: "Bei {{service}} ({{country}}), dazu die Originale",
  inCountry: "{{how}} ({{country}})",
} satisfies AreaTexts<"sources">;
