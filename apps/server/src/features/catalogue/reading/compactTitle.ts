import { slugOf, titlePath } from "@worthy/domain";
import type { Title } from "../title.ts";

/** Fields that lists, filters and sorting use. */
export const IN_LISTS = [
  "id",
  "kind",
  "name",
  "originalName",
  "names",
  "otherNames",
  "firstAirDate",
  "datePrecision",
  "lastAirDate",
  "runtime",
  "logline",
  "franchise",
  "fame",
  "posterName",
  "backdropName",
  "posterPath",
  "backdropPath",
  "source",
  "tmdbId",
  "isScorable",
] as const;
/** Lists and tables that many titles have in common: each is stored once. */
export const ALIKE = [
  "countries",
  "genres",
  "tags",
  "certificates",
  "awards",
  "crew",
  "seasons",
  "providers",
  "offers",
  "provenance",
] as const;
/** Fields that only a title's own page shows. */
export const ON_PAGE = [
  "status",
  "language",
  "overview",
  "imdbId",
  "motif",
  "statedBy",
  "cast",
] as const;

export type TitleInLists = Pick<Title, (typeof IN_LISTS)[number]>;
export type TitleAlike = Pick<Title, (typeof ALIKE)[number]>;
export type TitleOnPage = Pick<Title, (typeof ON_PAGE)[number]>;

/**
 * A title in compact form for large catalogues: fields only shown on its own page are unpacked on
 * demand.
 */
export class CompactTitle implements Title {
  readonly id: number;
  readonly kind: Title["kind"];
  readonly name: string;
  readonly originalName: string | null;
  readonly names: Title["names"];
  readonly otherNames: Title["otherNames"];
  readonly firstAirDate: string | null;
  readonly datePrecision: Title["datePrecision"];
  readonly lastAirDate: string | null;
  readonly runtime: number | null;
  readonly logline: string;
  readonly franchise: string | null;
  readonly fame: number;
  readonly posterName: string;
  readonly backdropName: string;
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  readonly source: string;
  readonly tmdbId: number | null;
  readonly isScorable: boolean;
  readonly provenance: Title["provenance"];
  readonly countries: Title["countries"];
  readonly genres: Title["genres"];
  readonly tags: Title["tags"];
  readonly certificates: Title["certificates"];
  readonly awards: Title["awards"];
  readonly crew: Title["crew"];
  readonly seasons: Title["seasons"];
  readonly providers: Title["providers"];
  readonly offers: Title["offers"];
  /** Made from the name when first asked for. */
  #slug: string | undefined;
  #path: string | undefined;
  readonly #page: (id: number) => TitleOnPage;

  constructor(own: TitleInLists, alike: TitleAlike, page: (id: number) => TitleOnPage) {
    this.id = own.id;
    this.kind = own.kind;
    this.name = own.name;
    this.originalName = own.originalName;
    this.names = own.names;
    this.otherNames = own.otherNames;
    this.firstAirDate = own.firstAirDate;
    this.datePrecision = own.datePrecision;
    this.lastAirDate = own.lastAirDate;
    this.runtime = own.runtime;
    this.logline = own.logline;
    this.franchise = own.franchise;
    this.fame = own.fame;
    this.posterName = own.posterName;
    this.backdropName = own.backdropName;
    this.posterPath = own.posterPath;
    this.backdropPath = own.backdropPath;
    this.source = own.source;
    this.tmdbId = own.tmdbId;
    this.isScorable = own.isScorable;
    this.provenance = alike.provenance;
    this.countries = alike.countries;
    this.genres = alike.genres;
    this.tags = alike.tags;
    this.certificates = alike.certificates;
    this.awards = alike.awards;
    this.crew = alike.crew;
    this.seasons = alike.seasons;
    this.providers = alike.providers;
    this.offers = alike.offers;
    this.#page = page;
  }

  get slug(): string {
    return (this.#slug ??= slugOf(this.name));
  }
  get path(): string {
    return (this.#path ??= titlePath(this.kind, this.name, this.id));
  }
  get status(): string {
    return this.#page(this.id).status;
  }
  get motif(): string | null {
    return this.#page(this.id).motif;
  }
  get language(): string {
    return this.#page(this.id).language;
  }
  get overview(): string {
    return this.#page(this.id).overview;
  }
  get imdbId(): string | null {
    return this.#page(this.id).imdbId;
  }
  get statedBy(): Title["statedBy"] {
    return this.#page(this.id).statedBy;
  }
  get cast(): Title["cast"] {
    return this.#page(this.id).cast;
  }
}
