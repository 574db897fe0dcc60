import type { AreaTexts } from "../languageTexts.ts";

export const sources = {
  tmdb: "Este producto usa la API de TMDB, pero no está avalado ni certificado por TMDB.",
  tvmaze: "Datos de TVmaze, bajo CC BY-SA 4.0.",
  imdb: "Información por cortesía de IMDb. Se usa con permiso.",
  justwatch: "Dónde ver: datos de JustWatch.",
  originalHome: "Estreno original: {{name}} (a\u00a0{{date}})",
  originalsOf: "Originales de {{service}}",
  onService: "En {{service}} ({{country}})",
  onServiceToo: "En {{service}} ({{country}}), y sus originales",
  inCountry: "{{how}} ({{country}})",
} satisfies AreaTexts<"sources">;
