import type { Title } from "../catalogue/title.ts";

export type NamedSource = "tmdb" | "tvmaze" | "imdb" | "justwatch";

interface Attribution {
  source: NamedSource;
  url: string | null;
}

const NAMED = ["tvmaze", "tmdb", "imdb"] as const;

/** Home page of each source, for a link back. */
export const SOURCE_PAGES = {
  tvmaze: "https://www.tvmaze.com",
  tmdb: "https://www.themoviedb.org",
  imdb: "https://www.imdb.com",
  justwatch: "https://www.justwatch.com",
} as const satisfies Record<NamedSource, string>;

/** The imports whose facts a title shows, and JustWatch, the source of TMDB's offers. */
export function sourcesShown(
  { source, provenance }: Pick<Title, "source" | "provenance">,
  offers: Title["offers"],
): NamedSource[] {
  const used = new Set([source, ...Object.values(provenance)]);
  const shown: NamedSource[] = NAMED.filter((each) => used.has(each));
  return used.has("tmdb") && offers.length > 0 ? [...shown, "justwatch"] : shown;
}

/** The sources to credit on a title's page, with their pages about it, in one region. */
export function attributionsOf(title: Title, region: string): Attribution[] {
  const pageOf = (source: NamedSource) =>
    source === "justwatch"
      ? SOURCE_PAGES.justwatch
      : (title.statedBy.find((statement) => statement.source === source)?.url ?? null);
  const offers = title.offers.filter((offer) => offer.region === region);
  return sourcesShown(title, offers).map((source) => ({ source, url: pageOf(source) }));
}
