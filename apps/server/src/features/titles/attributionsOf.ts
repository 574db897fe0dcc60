import type { Title } from "../catalogue/title.ts";

interface Attribution {
  source: "tmdb" | "tvmaze" | "imdb" | "justwatch";
  url: string | null;
}

const NAMED = ["tvmaze", "tmdb", "imdb"] as const;
const JUSTWATCH = "https://www.justwatch.com";

/** Who is to be named on a title's page: the imports whose facts are shown, and JustWatch, from whom TMDB has where it can be seen in the region. */
export function attributionsOf({ source, provenance, statedBy, offers }: Title, region: string): Attribution[] {
  const used = new Set([source, ...Object.values(provenance)]);
  const shown = NAMED.filter((each) => used.has(each)).map((each): Attribution => ({ source: each, url: statedBy.find((statement) => statement.source === each)?.url ?? null }));
  const hasOffers = used.has("tmdb") && offers.some((offer) => offer.region === region);
  return hasOffers ? [...shown, { source: "justwatch", url: JUSTWATCH }] : shown;
}
