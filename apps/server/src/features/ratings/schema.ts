import type { RatedLocation, RatingValue, TitleKind } from "@worthy/domain";
import {
  boolean,
  char,
  index,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, now, personKey, view } from "../../platform/database/columns.ts";

export const ratings = pgTable(
  "ratings",
  {
    userId: personKey().notNull(),
    itemId: id().notNull(),
    ratingId: char({ length: 12 }).notNull(),
    kind: text().$type<TitleKind>().notNull(),
    rating: text().$type<RatingValue>().notNull(),
    ratedLocation: text().$type<RatedLocation>().notNull(),
    /** Whether the person said that it tells nothing about their taste. */
    misleading: boolean().notNull().default(false),
    createdAt: instant().notNull().default(now()),
    updatedAt: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    uniqueIndex("ratings_by_id").on(t.userId, t.ratingId),
    index("ratings_by_time").on(t.userId, t.updatedAt),
    index("ratings_by_item").on(t.itemId),
  ],
);

// Read by other features.

export const ratingsView = pgView("ratings_view").as(() =>
  view
    .select({
      userId: ratings.userId,
      itemId: ratings.itemId,
      kind: ratings.kind,
      rating: ratings.rating,
      updatedAt: ratings.updatedAt,
    })
    .from(ratings),
);
