import { sql } from "drizzle-orm";
import { bigint, boolean, char, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "./columns.ts";

// Tables of a person begin with user_id: it is the distribution key when the product outgrows one database.

export const users = pgTable("users", {
  userId: personKey().primaryKey(),
  createdAt: instant("created_at").notNull().default(now()),
  lifeCycle: text("life_cycle").notNull().default("ANONYMOUS"),
  roles: text("roles").array().notNull().default([]),
  /** ROLE_ADMIN was given for the verified address being ADMIN_EMAIL, and goes with it. Given on the command line it stays. */
  adminByEmail: boolean("admin_by_email").notNull().default(false),
  canned: boolean("canned").notNull().default(false),
  firstName: text("first_name"),
  lastName: text("last_name"),
  profileSettings: jsonb("profile_settings").notNull().default({}),
  loginCount: integer("login_count").notNull().default(0),
  lastSessionAt: instant("last_session_at"),
  /** Rises with every change of a rating; servers compare it with that of their in-memory taste. */
  ratingsVersion: integer("ratings_version").notNull().default(0),
  /** Set by an administrator: until it is taken back, no bearer of this account is valid and no link signs in to it. */
  lockedAt: instant("locked_at"),
});

export const bearers = pgTable(
  "bearers",
  {
    userId: personKey().notNull(),
    /** SHA-256 of the bearer, hex. The bearer itself is nowhere kept. */
    tokenHash: char("token_hash", { length: 64 }).notNull(),
    createdAt: instant("created_at").notNull().default(now()),
    /** Names the device to people and in addresses; it outlives a change of the bearer. */
    bearerId: char("bearer_id", { length: 12 })
      .notNull()
      .default(sql`substr(md5(gen_random_uuid()::text), 1, 12)`),
    /** Written every few minutes at most. */
    lastSeenAt: instant("last_seen_at").notNull().default(now()),
    label: text("label").notNull().default("Unknown device"),
    /** Random, made and kept by the device. */
    installationId: text("installation_id"),
    /** ANDROID, WEB or TV. */
    source: text("source").notNull().default("WEB"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] }), uniqueIndex("bearers_by_id").on(t.userId, t.bearerId)],
);

export const userSettings = pgTable("user_settings", {
  userId: personKey().primaryKey(),
  featuresUpdatesNotificationsEnabled: boolean("features_updates_notifications_enabled").notNull().default(true),
  implicitWatchlistAddEnabled: boolean("implicit_watchlist_add_enabled").notNull().default(true),
  recommendationsNotificationsEnabled: boolean("recommendations_notifications_enabled").notNull().default(true),
  remindersNotificationsEnabled: boolean("reminders_notifications_enabled").notNull().default(true),
  shareRatingsWithFriendsEnabled: boolean("share_ratings_with_friends_enabled").notNull().default(true),
  /** Country for what is on where; null means that of the installation. */
  region: char("region", { length: 2 }),
});

/** The services that a person says they have. */
export const userProviders = pgTable(
  "user_providers",
  {
    userId: personKey().notNull(),
    providerId: integer("provider_id").notNull(),
    extras: jsonb("extras").notNull().default({}),
    addRemoveType: text("add_remove_type").notNull().default("EXPLICIT"),
    addedAt: instant("added_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.providerId] })],
);

export const ratings = pgTable(
  "ratings",
  {
    userId: personKey().notNull(),
    itemId: id("item_id").notNull(),
    ratingId: char("rating_id", { length: 12 }).notNull(),
    kind: text("kind").notNull(),
    rating: text("rating").notNull(),
    ratedLocation: text("rated_location").notNull(),
    createdAt: instant("created_at").notNull().default(now()),
    updatedAt: instant("updated_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] }), uniqueIndex("ratings_by_id").on(t.userId, t.ratingId), index("ratings_by_time").on(t.userId, t.updatedAt)],
);

/** One row an episode that a person has seen, named by its numbers: they outlive a change of the catalogue's ids. */
export const seenEpisodes = pgTable(
  "seen_episodes",
  {
    userId: personKey().notNull(),
    titleId: id("title_id").notNull(),
    season: smallint("season").notNull(),
    episode: smallint("episode").notNull(),
    seenAt: instant("seen_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.titleId, t.season, t.episode] })],
);

export const watchlists = pgTable("watchlists", {
  watchlistId: id("watchlist_id").primaryKey(),
  ownerId: personKey("owner_id").notNull(),
  name: text("name").notNull(),
  hexCode: text("hex_code").notNull(),
  status: text("status").notNull().default("ACTIVE"),
  createdAt: instant("created_at").notNull().default(now()),
});

/** What one person sees of a list: their place for it, their sort, whether it is their default. */
export const memberships = pgTable(
  "memberships",
  {
    userId: personKey().notNull(),
    watchlistId: id("watchlist_id").notNull(),
    state: text("state").notNull().default("OWNER"),
    userDefault: boolean("user_default").notNull().default(false),
    position: integer("position").notNull().default(0),
    sort: text("sort").notNull().default("CUSTOM"),
    /** Since when they are in this state. */
    since: instant("since").notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.watchlistId] }),
    uniqueIndex("one_default_a_person")
      .on(t.userId)
      .where(sql`${t.userDefault}`),
    index("memberships_by_list").on(t.watchlistId),
  ],
);

export const watchlistItems = pgTable(
  "watchlist_items",
  {
    watchlistId: id("watchlist_id").notNull(),
    itemId: id("item_id").notNull(),
    watchlistItemId: id("watchlist_item_id").notNull(),
    kind: text("kind").notNull(),
    /** Order of the list itself, smallest first, with room between; new items go on top with smaller numbers. */
    position: integer("position").notNull(),
    addedBy: personKey("added_by").notNull(),
    addedAt: instant("added_at").notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.watchlistId, t.itemId] }),
    uniqueIndex("watchlist_items_by_id").on(t.watchlistId, t.watchlistItemId),
    index("watchlist_items_by_place").on(t.watchlistId, t.position, t.itemId),
    index("watchlist_items_by_adder").on(t.addedBy),
  ],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: personKey().notNull(),
    key: text("key").notNull(),
    /** SHA-256 of endpoint and input: the same key with another request is refused. */
    fingerprint: char("fingerprint", { length: 64 }).notNull(),
    response: jsonb("response"),
    createdAt: instant("created_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index("idempotency_keys_by_age").on(t.createdAt)],
);

/**
 * What happened, in partitions of one UTC day each (`features/tracking/eventDays.ts`): a day past its time goes as a whole. Drizzle knows nothing of partitions: its
 * migration says them by hand.
 */
export const events = pgTable(
  "events",
  {
    /** The day it happened, within a week of when the server heard of it. Sent again, an event has the same day: so it is known by its key. */
    day: date("day", { mode: "string" }).notNull(),
    eventKey: text("event_key").notNull(),
    eventId: id("event_id")
      .notNull()
      .default(sql`nextval('events_event_id_seq')`),
    userId: personKey(),
    name: text("name").notNull(),
    params: jsonb("params").notNull(),
    sessionId: text("session_id"),
    client: text("client"),
    occurredAt: instant("occurred_at").notNull(),
    receivedAt: instant("received_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.day, t.eventKey] }), index("events_by_person").on(t.userId, t.eventId)],
);

// The catalogue: reference tables, the same on every node.

export const titles = pgTable(
  "titles",
  {
    titleId: id("title_id").primaryKey(),
    kind: text("kind").notNull(),
    name: text("name").notNull(),
    originalName: text("original_name"),
    firstAirDate: date("first_air_date", { mode: "string" }),
    datePrecision: text("date_precision").notNull().default("day"),
    lastAirDate: date("last_air_date", { mode: "string" }),
    status: text("status").notNull(),
    runtime: smallint("runtime"),
    countries: text("countries").array().notNull(),
    language: text("language").notNull(),
    genres: text("genres").array().notNull(),
    tags: text("tags").array().notNull(),
    logline: text("logline").notNull(),
    overview: text("overview").notNull(),
    certificates: jsonb("certificates").notNull().default({}),
    awards: text("awards").array().notNull().default([]),
    franchise: text("franchise"),
    imdbId: text("imdb_id"),
    prominence: smallint("prominence").notNull(),
    /** Where the title comes from: `bundle`, or the import that knows it best. */
    source: text("source").notNull(),
    /** Sources of fields that are not from `source`, by the field's name. */
    provenance: jsonb("provenance").notNull().default({}),
    /** Where the image host has its pictures, as TMDB says it; null: they are drawn. */
    posterPath: text("poster_path"),
    backdropPath: text("backdrop_path"),
  },
  (t) => [index("titles_by_imdb").on(t.imdbId), index("titles_by_name").on(t.kind, t.name), index("titles_by_folded_name").on(t.kind, sql`lower(${t.name})`)],
);

/** Every title that was ever here: since when it is as it is, and whether it is gone. */
export const titleVersions = pgTable("title_versions", {
  titleId: id("title_id").primaryKey(),
  /** Of the title's row. */
  checksum: char("checksum", { length: 32 }).notNull(),
  changedAt: instant("changed_at").notNull().default(now()),
  goneAt: instant("gone_at"),
});

export const people = pgTable("people", { personId: id("person_id").primaryKey(), name: text("name").notNull() });

export const credits = pgTable(
  "credits",
  {
    titleId: id("title_id").notNull(),
    personId: id("person_id").notNull(),
    /** CAST, CREATOR or DIRECTOR. */
    job: text("job").notNull(),
    character: text("character"),
    place: smallint("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.titleId, t.job, t.personId] }), index("credits_by_person").on(t.personId)],
);

export const seasons = pgTable(
  "seasons",
  {
    seasonId: id("season_id").primaryKey(),
    titleId: id("title_id").notNull(),
    number: smallint("number").notNull(),
    year: smallint("year").notNull(),
    episodeCount: smallint("episode_count").notNull(),
  },
  (t) => [uniqueIndex("seasons_by_title").on(t.titleId, t.number)],
);

export const episodes = pgTable(
  "episodes",
  {
    seasonId: id("season_id").notNull(),
    number: smallint("number").notNull(),
    name: text("name"),
    airDate: date("air_date", { mode: "string" }),
  },
  (t) => [primaryKey({ columns: [t.seasonId, t.number] })],
);

export const providers = pgTable("providers", {
  providerId: integer("provider_id").primaryKey(),
  name: text("name").notNull(),
  category: text("category").notNull(),
  /** Names it had before, or goes by. */
  aliases: text("aliases").array().notNull().default([]),
});

export const titleProviders = pgTable(
  "title_providers",
  {
    titleId: id("title_id").notNull(),
    providerId: integer("provider_id").notNull(),
    /** ORIGINAL for the bundle: first shown there. */
    sourceType: text("source_type").notNull(),
    /** Country that an offer holds for; empty for what holds everywhere, such as where a title was first shown. */
    region: text("region").notNull().default(""),
    asOf: date("as_of", { mode: "string" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.titleId, t.providerId, t.sourceType, t.region] })],
);

/** Lists that somebody chose: the bundle's, later the operator's. */
export const curatedLists = pgTable("curated_lists", {
  listId: text("list_id").primaryKey(),
  name: text("name").notNull(),
  titleIds: bigint("title_ids", { mode: "number" }).array().notNull(),
  /** bundle, or whoever else keeps it. */
  source: text("source").notNull().default("bundle"),
});

/** What people told the administrator about a title. Who told it is not kept. */
export const titleReports = pgTable(
  "title_reports",
  {
    reportId: id("report_id").generatedAlwaysAsIdentity().primaryKey(),
    titleId: id("title_id").notNull(),
    fields: text("fields").array().notNull(),
    words: text("words").notNull(),
    reportedAt: instant("reported_at").notNull().default(now()),
  },
  (t) => [index("title_reports_by_time").on(t.reportedAt)],
);

/** One row a loaded catalogue; the greatest generation is the present one, and each load is announced by NOTIFY. */
export const catalogueGenerations = pgTable("catalogue_generations", {
  generation: integer("generation").generatedAlwaysAsIdentity().primaryKey(),
  source: text("source").notNull(),
  checksum: char("checksum", { length: 64 }).notNull(),
  loadedAt: instant("loaded_at").notNull().default(now()),
});
