import type { ProviderType, TitleKind } from "@worthy/domain";

/** A title as the server keeps it in memory: its facts, frozen, shared by all requests. */
export interface Title {
  id: number;
  kind: TitleKind;
  name: string;
  originalName: string | null;
  slug: string;
  path: string;
  firstAirDate: string | null;
  datePrecision: "day" | "year";
  lastAirDate: string | null;
  status: string;
  runtime: number | null;
  countries: readonly string[];
  language: string;
  genres: readonly string[];
  tags: readonly string[];
  logline: string;
  overview: string;
  certificates: Readonly<Record<string, string>>;
  awards: readonly string[];
  franchise: string | null;
  imdbId: string | null;
  prominence: number;
  /** Who knows it best: `bundle`, or an import. */
  source: string;
  /** Who said those fields that are not from `source`, by field. */
  provenance: Readonly<Record<string, string>>;
  /** Imports that say something of it, with their pages about it. */
  statedBy: readonly TitleStatement[];
  cast: readonly CastCredit[];
  crew: readonly CrewCredit[];
  seasons: readonly Season[];
  /** What holds everywhere: where it was first shown. */
  providers: readonly TitleProvider[];
  /** Who offers it, country by country. */
  offers: readonly TitleOffer[];
  posterName: string;
  backdropName: string;
  /** Where the image host has its pictures; null: they are drawn. */
  posterPath: string | null;
  backdropPath: string | null;
}

/** A title before its name is made into an address. */
export type AssembledTitle = Omit<Title, "slug" | "path">;

export interface TitleStatement {
  source: string;
  url: string | null;
}

export interface CastCredit {
  personId: number;
  name: string;
  character: string | null;
}

export interface CrewCredit {
  personId: number;
  name: string;
  job: "CREATOR" | "DIRECTOR";
}

export interface Season {
  id: number;
  number: number;
  year: number;
  episodeCount: number;
}

export interface TitleProvider {
  id: number;
  name: string;
  /** Names the provider had before, or goes by. */
  aliases: readonly string[];
  sourceType: string;
  /** ISO date of the statement. */
  asOf: string;
}

export interface TitleOffer extends TitleProvider {
  /** ISO 3166-1 alpha-2. */
  region: string;
}

/** A service or network, whether or not it has titles. */
export interface Provider {
  id: number;
  name: string;
  category: ProviderType;
  aliases: readonly string[];
}

/** A list that somebody chose. */
export interface CuratedList {
  id: string;
  name: string;
  titleIds: readonly number[];
}

export interface Person {
  id: number;
  name: string;
  slug: string;
  path: string;
  /** Name of their picture among our images, and where the image host has it; null where there is none. */
  pictureName: string | null;
  picturePath: string | null;
  /** Credits, most widely known title first. */
  titleIds: readonly number[];
}
