import { sql } from "drizzle-orm";
import { bigint, boolean, char, date, index, integer, jsonb, pgTable, primaryKey, real, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
const now = () => sql`now()`;
const id = (name: string) => bigint(name, { mode: "number" });
const personKey = (name = "user_id") => char(name, { length: 12 });

// Tables of a person begin with user_id: it is the distribution key when the product outgrows one database.

export const users = pgTable("users", {
  userId: personKey().primaryKey(),
  createdAt: instant("created_at").notNull().default(now()),
  lifeCycle: text("life_cycle").notNull().default("ANONYMOUS"),
  roles: text("roles").array().notNull().default([]),
  canned: boolean("canned").notNull().default(false),
  firstName: text("first_name"),
  lastName: text("last_name"),
  profileSettings: jsonb("profile_settings").notNull().default({}),
  loginCount: integer("login_count").notNull().default(0),
  lastSessionAt: instant("last_session_at"),
  /** Rises with every change of a rating; servers compare it with that of their in-memory taste. */
  ratingsVersion: integer("ratings_version").notNull().default(0),
});

export const bearers = pgTable(
  "bearers",
  {
    userId: personKey().notNull(),
    /** SHA-256 of the bearer, hex. The bearer itself is nowhere kept. */
    tokenHash: char("token_hash", { length: 64 }).notNull(),
    createdAt: instant("created_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] })],
);

export const userSettings = pgTable("user_settings", {
  userId: personKey().primaryKey(),
  featuresUpdatesNotificationsEnabled: boolean("features_updates_notifications_enabled").notNull().default(true),
  implicitWatchlistAddEnabled: boolean("implicit_watchlist_add_enabled").notNull().default(true),
  recommendationsNotificationsEnabled: boolean("recommendations_notifications_enabled").notNull().default(true),
  remindersNotificationsEnabled: boolean("reminders_notifications_enabled").notNull().default(true),
  shareRatingsWithFriendsEnabled: boolean("share_ratings_with_friends_enabled").notNull().default(true),
});

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
    /** Order of the list itself, smallest first; new items go on top with smaller numbers. */
    position: integer("position").notNull(),
    addedBy: personKey("added_by").notNull(),
    addedAt: instant("added_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.watchlistId, t.itemId] }), uniqueIndex("watchlist_items_by_id").on(t.watchlistId, t.watchlistItemId)],
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

export const events = pgTable(
  "events",
  {
    eventId: id("event_id").generatedAlwaysAsIdentity().notNull(),
    userId: personKey(),
    name: text("name").notNull(),
    params: jsonb("params").notNull(),
    sessionId: text("session_id"),
    client: text("client"),
    occurredAt: instant("occurred_at").notNull(),
    receivedAt: instant("received_at").notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.receivedAt, t.eventId] })],
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
  },
  (t) => [index("titles_by_imdb").on(t.imdbId), index("titles_by_name").on(t.kind, t.name), index("titles_by_folded_name").on(t.kind, sql`lower(${t.name})`)],
);

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

export const providers = pgTable("providers", { providerId: integer("provider_id").primaryKey(), name: text("name").notNull(), category: text("category").notNull() });

export const titleProviders = pgTable(
  "title_providers",
  {
    titleId: id("title_id").notNull(),
    providerId: integer("provider_id").notNull(),
    /** ORIGINAL for the bundle: first shown there. */
    sourceType: text("source_type").notNull(),
    asOf: date("as_of", { mode: "string" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.titleId, t.providerId, t.sourceType] })],
);

/** Lists that somebody chose: the bundle's, later the operator's. */
export const curatedLists = pgTable("curated_lists", {
  listId: text("list_id").primaryKey(),
  name: text("name").notNull(),
  titleIds: bigint("title_ids", { mode: "number" }).array().notNull(),
});

/** One row a loaded catalogue; the greatest generation is the present one, and each load is announced by NOTIFY. */
export const catalogueGenerations = pgTable("catalogue_generations", {
  generation: integer("generation").generatedAlwaysAsIdentity().primaryKey(),
  source: text("source").notNull(),
  checksum: char("checksum", { length: 64 }).notNull(),
  loadedAt: instant("loaded_at").notNull().default(now()),
});

// Imports: what other sources say, and the jobs that fetch it.

/** One row a title of a source: what that source says of it, apart from what others say, so that it can be renewed or taken away as a whole. */
export const statements = pgTable(
  "statements",
  {
    source: text("source").notNull(),
    kind: text("kind").notNull(),
    /** The source's own id. */
    ref: text("ref").notNull(),
    titleId: id("title_id").notNull(),
    facts: jsonb("facts").notNull(),
    /** Page of the source about the title, for the link back. */
    url: text("url"),
    fetchedAt: instant("fetched_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.kind, t.ref] }), index("statements_by_title").on(t.titleId), index("statements_by_age").on(t.source, t.fetchedAt)],
);

/** People of a source who are known to be people that the bundle has. */
export const personLinks = pgTable("person_links", { sourcePersonId: id("source_person_id").primaryKey(), personId: id("person_id").notNull() });

/** One row an import, at work or over. */
export const importJobs = pgTable("import_jobs", {
  jobId: integer("job_id").generatedAlwaysAsIdentity().primaryKey(),
  source: text("source").notNull(),
  /** RUNNING (also while it waits for a process), PAUSED, DONE or FAILED. */
  state: text("state").notNull().default("RUNNING"),
  /** What it is at, in the source's own words. */
  step: text("step").notNull().default("LIST"),
  options: jsonb("options").notNull(),
  /** Where the step is; its meaning is the step's. */
  cursor: jsonb("cursor").notNull().default({}),
  total: integer("total"),
  done: integer("done").notNull().default(0),
  failed: integer("failed").notNull().default(0),
  /** Titles a second, of late. */
  rate: real("rate"),
  /** The process at work: no other may write for the job. */
  worker: text("worker"),
  /** Why it is paused, or failed, or waits. */
  message: text("message"),
  createdAt: instant("created_at").notNull().default(now()),
  updatedAt: instant("updated_at").notNull().default(now()),
});

/** What a job has to fetch, in its order. Rows that are done are removed. */
export const importItems = pgTable(
  "import_items",
  {
    jobId: integer("job_id").notNull(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull(),
    place: integer("place").notNull(),
    attempts: smallint("attempts").notNull().default(0),
    /** Why it was given up; null as long as it is to be fetched. */
    problem: text("problem"),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.kind, t.ref] }),
    index("import_items_to_fetch")
      .on(t.jobId, t.attempts, t.place)
      .where(sql`${t.problem} is null`),
  ],
);

/** Which terms of a source the operator has accepted. */
export const acceptedTerms = pgTable("accepted_terms", {
  source: text("source").primaryKey(),
  version: text("version").notNull(),
  acceptedAt: instant("accepted_at").notNull().default(now()),
});

/** Ratings of an operator's data set. Its people are numbers and have no account. */
export const seedRatings = pgTable(
  "seed_ratings",
  { source: text("source").notNull(), person: integer("person").notNull(), titleId: id("title_id").notNull(), rating: text("rating").notNull() },
  (t) => [primaryKey({ columns: [t.source, t.person, t.titleId] })],
);
