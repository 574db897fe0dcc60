import type { TitleKind } from "@worthy/domain";

/** Sources of statements about titles. `bundle` is the bundled catalogue. */
export type SourceName = "bundle" | "tvmaze" | "tmdb" | "imdb";

export interface CreditFacts {
  /** Id of the person, already in our numbering. */
  personId: number;
  name: string;
  /** Path of the person's picture on the source's image host. */
  picture?: string;
}

export interface CastFacts extends CreditFacts {
  character?: string;
}

export interface CrewFacts extends CreditFacts {
  job: "CREATOR" | "DIRECTOR";
}

export interface EpisodeFacts {
  number: number;
  name?: string;
  airDate?: string;
}

export interface SeasonFacts {
  number: number;
  year?: number;
  /** 0 if unknown. */
  episodeCount: number;
  episodes?: EpisodeFacts[];
}

/** That a service offers the title in a country. */
export interface OfferFacts {
  providerId: number;
  name: string;
  type: "SUBSCRIPTION" | "FREE" | "ADS" | "RENT" | "BUY";
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Ids of a title on other sites. */
export interface TitleIds {
  tmdb?: number;
  tvdb?: number;
  /** As in “Q190525”. */
  wikidata?: string;
}

/** What one source says about one title. Missing values are absent, never invented. */
export interface TitleFacts {
  name?: string;
  originalName?: string;
  /** Names in other languages, by ISO 639-1 code. */
  names?: Record<string, string>;
  /** Romanised, short and further names. */
  otherNames?: string[];
  /** ISO date; if only the year is known, January 1 with precision `year`. */
  firstAirDate?: string;
  datePrecision?: "day" | "year";
  lastAirDate?: string;
  status?: string;
  /** Minutes. */
  runtime?: number;
  /** ISO 3166-1 alpha-2. */
  countries?: string[];
  /** ISO 639-1. */
  language?: string;
  genres?: string[];
  /** From the controlled list only. */
  tags?: string[];
  logline?: string;
  overview?: string;
  /** By country. */
  certificates?: Record<string, string>;
  franchise?: string;
  /** Only from the bundle. */
  motif?: string;
  imdbId?: string;
  /** Only from the bundle. */
  ids?: TitleIds;
  /** 1 to 9, from the source's votes or popularity. */
  fame?: number;
  /** First network or original service. */
  home?: string;
  cast?: CastFacts[];
  crew?: CrewFacts[];
  seasons?: SeasonFacts[];
  offers?: OfferFacts[];
  /** Paths on the source's image host. */
  poster?: string;
  backdrop?: string;
  /** Keys of YouTube videos, best first. */
  trailers?: { key: string; name: string }[];
}

/** A title as presented by a source. */
export interface ImportedTitle {
  source: Exclude<SourceName, "bundle">;
  kind: TitleKind;
  /** The source's own id. */
  ref: string;
  /** The source's page about it. */
  url?: string;
  facts: TitleFacts;
}

/** One source's facts with the day they were fetched. */
export interface Statement {
  source: SourceName;
  facts: TitleFacts;
  /** ISO date. */
  asOf: string;
}
