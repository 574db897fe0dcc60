import type { TitleKind } from "@worthy/domain";
import type { TitleIds } from "./statements/facts.ts";
import type { FactField } from "@worthy/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, now, personKey, view } from "../../platform/database/columns.ts";
import type { SourceName, TitleFacts } from "./statements/facts.ts";

// The catalogue: reference tables, the same on every node.

export const titles = pgTable(
  "titles",
  {
    titleId: id().primaryKey(),
    kind: text().$type<TitleKind>().notNull(),
    name: text().notNull(),
    originalName: text(),
    /** Names in other languages, by ISO 639-1 code. */
    names: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Romanised, short and further names, by which search finds it too. */
    otherNames: text().array().notNull().default([]),
    firstAirDate: date({ mode: "string" }),
    datePrecision: text().$type<"day" | "year">().notNull().default("day"),
    lastAirDate: date({ mode: "string" }),
    status: text().notNull(),
    runtime: smallint(),
    countries: text().array().notNull(),
    language: text().notNull(),
    genres: text().array().notNull(),
    tags: text().array().notNull(),
    logline: text().notNull(),
    overview: text().notNull(),
    certificates: jsonb().$type<Record<string, string>>().notNull().default({}),
    awards: text().array().notNull().default([]),
    franchise: text(),
    /** What its art shows, as the bundle says; null if its tags decide. */
    motif: text(),
    imdbId: text(),
    /** Its ids elsewhere, as the bundle says. */
    ids: jsonb().$type<TitleIds>().notNull().default({}),
    /** How many adults who watch films or series have heard of it, 1 to 9: an editorial label, or from a source's counts. */
    fame: real().notNull(),
    /** The title's main source: `bundle`, or the import that knows it best. */
    source: text().notNull(),
    /** Sources of fields that don't come from `source`, by field name. */
    provenance: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Paths on the image host, in TMDB's form; null if drawn. */
    posterPath: text(),
    backdropPath: text(),
  },
  (t) => [
    index("titles_by_imdb").on(t.imdbId),
    index("titles_by_tmdb").on(t.kind, sql`((${t.ids} ->> 'tmdb'))`),
    index("titles_by_tvdb").on(t.kind, sql`((${t.ids} ->> 'tvdb'))`),
    index("titles_by_name").on(t.kind, t.name),
    index("titles_by_folded_names").using(
      "gin",
      sql`folded_names(${t.name}, ${t.originalName}, ${t.names}, ${t.otherNames})`,
    ),
  ],
);

/** Every title that ever existed: when it last changed, and whether it was removed. */
export const titleVersions = pgTable("title_versions", {
  titleId: id().primaryKey(),
  /** Checksum of the title's row. */
  checksum: char({ length: 32 }).notNull(),
  changedAt: instant().notNull().default(now()),
  goneAt: instant(),
});

export const people = pgTable("people", {
  personId: id().primaryKey(),
  name: text().notNull(),
});

export const credits = pgTable(
  "credits",
  {
    titleId: id().notNull(),
    personId: id().notNull(),
    /** CAST, CREATOR or DIRECTOR. */
    job: text().$type<"CAST" | "CREATOR" | "DIRECTOR">().notNull(),
    character: text(),
    place: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.titleId, t.job, t.personId] }),
    index("credits_by_person").on(t.personId),
  ],
);

export const seasons = pgTable(
  "seasons",
  {
    seasonId: id().primaryKey(),
    titleId: id().notNull(),
    number: smallint().notNull(),
    year: smallint().notNull(),
    episodeCount: smallint().notNull(),
  },
  (t) => [uniqueIndex("seasons_by_title").on(t.titleId, t.number)],
);

export const episodes = pgTable(
  "episodes",
  {
    seasonId: id().notNull(),
    number: smallint().notNull(),
    name: text(),
    airDate: date({ mode: "string" }),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.number] })],
);

export const providers = pgTable("providers", {
  providerId: integer().primaryKey(),
  name: text().notNull(),
  category: text().notNull(),
  /** Former or alternative names. */
  aliases: text().array().notNull().default([]),
});

export const titleProviders = pgTable(
  "title_providers",
  {
    titleId: id().notNull(),
    providerId: integer().notNull(),
    /** ORIGINAL for the bundle: first shown there. */
    sourceType: text().notNull(),
    /**
     * Country of an offer; empty for what holds everywhere, such as where a title was first shown.
     */
    region: text().notNull().default(""),
    asOf: date({ mode: "string" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.titleId, t.providerId, t.sourceType, t.region] })],
);

/** Curated lists: the bundle's and the operator's. */
export const curatedLists = pgTable("curated_lists", {
  listId: text().primaryKey(),
  name: text().notNull(),
  titleIds: bigint({ mode: "number" }).array().notNull(),
  /** bundle, or whoever else maintains it. */
  source: text().notNull().default("bundle"),
});

/** What editors say of bundled titles beside their fame (catalogue/README.md, "Labels"). Never shown as figures. */
export const titleLabels = pgTable("title_labels", {
  titleId: id().primaryKey(),
  /** Share of those who watch it who like it, in percent. */
  liked: smallint().notNull(),
  /** Titles that people who love it tend to love too. */
  kin: bigint({ mode: "number" }).array().notNull(),
});

/**
 * One row per loaded catalogue; the greatest generation is current, and each load is announced by
 * NOTIFY.
 */
export const catalogueGenerations = pgTable("catalogue_generations", {
  generation: integer().generatedAlwaysAsIdentity().primaryKey(),
  source: text().notNull(),
  checksum: char({ length: 64 }).notNull(),
  loadedAt: instant().notNull().default(now()),
});

// Statements about titles by sources and administrators.

/**
 * What one source says about a title, kept apart from others so that it can be renewed or removed
 * as a whole.
 */
export const statements = pgTable(
  "statements",
  {
    source: text().$type<SourceName>().notNull(),
    kind: text().$type<TitleKind>().notNull(),
    /** The source's own id. */
    ref: text().notNull(),
    titleId: id().notNull(),
    facts: jsonb().$type<TitleFacts>().notNull(),
    /** The source's page about the title, for the link back. */
    url: text(),
    fetchedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.kind, t.ref] }),
    index("statements_by_title").on(t.titleId),
    index("statements_by_age").on(t.source, t.fetchedAt),
  ],
);

/** People of a source who are known to be people in the bundle. */
export const personLinks = pgTable("person_links", {
  sourcePersonId: id().primaryKey(),
  personId: id().notNull(),
});

/**
 * Path of a person's picture according to a source on that day; kept no longer than the source's
 * statements about titles.
 */
export const personPictures = pgTable(
  "person_pictures",
  {
    personId: id().primaryKey(),
    path: text().notNull(),
    asOf: date({ mode: "string" }).notNull(),
  },
  (t) => [index("person_pictures_by_age").on(t.asOf)],
);

/**
 * Administrators' corrections, one row per fact. They override all sources and are not statements,
 * so no source's data are lost.
 */
export const corrections = pgTable(
  "corrections",
  {
    titleId: id().notNull(),
    /** The field's name in titles; a date includes its precision. */
    field: text().$type<FactField>().notNull(),
    value: jsonb().notNull(),
    /** Null if the account was deleted. */
    adminId: personKey(),
    correctedAt: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.titleId, t.field] }),
    index("corrections_by_admin").on(t.adminId),
    index("corrections_by_time").on(t.correctedAt),
  ],
);

/**
 * Whether facts of a source whose terms restrict training may be used for scores. Without a row,
 * they may not.
 */
export const scoreSources = pgTable("score_sources", {
  source: text().$type<SourceName>().primaryKey(),
  /** An administrator's choice. */
  chosen: boolean().notNull().default(false),
  /** The environment's, which takes precedence; null if it leaves the choice open. */
  pinned: boolean(),
});

// Read by other features.

export const seasonsView = pgView("seasons_view").as(() =>
  view
    .select({
      titleId: seasons.titleId,
      number: seasons.number,
      episodeCount: seasons.episodeCount,
    })
    .from(seasons),
);
