export const sources = {
  tmdb: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
  tvmaze: "Facts from TVmaze, under CC BY-SA 4.0.",
  imdb: "Information courtesy of IMDb. Used with permission.",
  justwatch: "Where to watch: data by JustWatch.",
  originalHome: "Original home: {{name}} (as\u00a0of\u00a0{{date}})",
  originalsOf: "Originals of {{service}}",
  onService: "On {{service}} ({{country}})",
  onServiceToo: "On {{service}} ({{country}}), and its originals",
  inCountry: "{{how}} ({{country}})",
} as const;
