import { index, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { id, instant, now, personKey } from "../../platform/database/columns.ts";

/**
 * One row per seen episode, identified by its numbers, which survive changes of the catalogue's
 * ids.
 */
export const seenEpisodes = pgTable(
  "seen_episodes",
  {
    userId: personKey().notNull(),
    titleId: id().notNull(),
    season: smallint().notNull(),
    episode: smallint().notNull(),
    seenAt: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.titleId, t.season, t.episode] }),
    index("seen_episodes_by_title").on(t.titleId),
  ],
);

/**
 * One row per film, or show without known episodes, marked as seen. A rated film needs no mark: its
 * rating says that it was seen.
 */
export const seenFilms = pgTable(
  "seen_films",
  {
    userId: personKey().notNull(),
    titleId: id().notNull(),
    seenAt: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.titleId] }),
    index("seen_films_by_title").on(t.titleId),
  ],
);
