import type { ProviderType, TitleKind } from "@worthy/domain";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** A title in the server's memory: its facts, frozen and shared by all requests. */
export interface Title {
  id: number;
  kind: TitleKind;
  name: string;
  originalName: string | null;
  /** Names in other languages, by ISO 639-1 code. */
  names: Readonly<Record<string, string>>;
  /** Romanised, short and further names, by which search finds it too. */
  otherNames: readonly string[];
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
  /** What its art shows, if the bundle says so. */
  motif: string | null;
  imdbId: string | null;
  tmdbId: number | null;
  /** How many people have heard of it, 1 to 9. */
  fame: number;
  /** The source that knows it best: `bundle`, or an import. */
  source: string;
  /** Sources of fields that don't come from `source`, by field. */
  provenance: Readonly<Record<string, string>>;
  /** Imports with statements about it, and their pages about it. */
  statedBy: readonly TitleStatement[];
  cast: readonly CastCredit[];
  crew: readonly CrewCredit[];
  seasons: readonly Season[];
  /** Providers everywhere: where it was first shown. */
  providers: readonly TitleProvider[];
  /** Offers by country. */
  offers: readonly TitleOffer[];
  /** Whether the engine may use enough of its facts to score it. */
  isScorable: boolean;
  posterName: string;
  backdropName: string;
  /** Paths on the image host; null if drawn. */
  posterPath: string | null;
  backdropPath: string | null;
}

/** A title before its address is computed from its name. */
export type AssembledTitle = Omit<Title, "slug" | "path">;

export interface TitleStatement {
  source: string;
  /** The source's own id of it. */
  ref: string;
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
  /** 0 if unknown. */
  episodeCount: number;
}

/** Whether an episode of a title is known; if not, it can only be seen as a whole. */
export const hasEpisodes = ({ seasons }: Pick<Title, "seasons">): boolean =>
  seasons.some(({ episodeCount }) => episodeCount > 0);

/** How many episodes a show has; 0 if those of a season are unknown. */
export function countEpisodes({ seasons }: Pick<Title, "seasons">): number {
  const known = seasons.every(({ episodeCount }) => episodeCount > 0);
  return known ? seasons.reduce((sum, { episodeCount }) => sum + episodeCount, 0) : 0;
}

export interface TitleProvider {
  id: number;
  name: string;
  /** Former or alternative names. */
  aliases: readonly string[];
  sourceType: string;
  /** ISO date of the statement. */
  asOf: string;
}

export interface TitleOffer extends TitleProvider {
  /** ISO 3166-1 alpha-2. */
  region: string;
}

/** A service or network, with or without titles. */
export interface Provider {
  id: number;
  name: string;
  category: ProviderType;
  aliases: readonly string[];
}

/** A curated list. */
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
  /**
   * Name of the picture among our images, and its path on the image host; null without a picture.
   */
  pictureName: string | null;
  picturePath: string | null;
  /** Credits, most widely known title first. */
  titleIds: readonly number[];
}

type Assembled =
  | "id"
  | "slug"
  | "path"
  | "cast"
  | "crew"
  | "seasons"
  | "providers"
  | "offers"
  | "statedBy"
  | "tmdbId"
  | "isScorable"
  | "posterName"
  | "backdropName";
/** A title as in its table. */
export type TitleRow = Omit<Title, Assembled> & Row<typeof schema.titles, "titleId" | "ids">;
