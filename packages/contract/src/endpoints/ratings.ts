import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AFTER_RATING } from "../topics.ts";
import { pagination } from "../entities/pagination.ts";
import { progress, rating } from "../entities/ratings.ts";
import { nodeSummary } from "../entities/titles.ts";
import {
  count,
  flag,
  itemId,
  listOf,
  pathId,
  ratedLocation,
  ratingId,
  ratingType,
  ratingValue,
  text,
  titleKind,
  userId,
} from "../fields.ts";
import { DEFAULT_LIMITS, DEFAULT_OFFSET } from "../limits.ts";

/** Filters of a ratings history. */
const ratingFilter = z.enum(["ALL", "LIKES_DISLIKES", "LIKES", "DISLIKES", "FAVORITES", "WANT"]);

export const listRatings = endpoint({
  method: "GET",
  path: "/v6/users/{userId}/ratings",
  reads: "ratings",
  access: "owner",
  summary: "The person’s ratings, newest first, without the red herring’s.",
  params: z.object({ userId }),
  query: z.object({
    limit: count(DEFAULT_LIMITS.page, 999, 1),
    offset: count(DEFAULT_OFFSET, 100_000),
    ratings: listOf(7),
    ratingFilter: ratingFilter.default("ALL"),
    nodeType: titleKind.optional(),
    term: text(60)
      .optional()
      .meta({ description: "only titles whose name contains this, ignoring accents and case" }),
    titles: flag.meta({
      description: "with each rating its title, and how many there are by filter",
    }),
  }),
  response: z.object({
    userRatings: z.array(
      rating.extend({
        title: nodeSummary
          .nullable()
          .optional()
          .meta({ description: "where titles are asked for; null: no longer in the catalogue" }),
      }),
    ),
    counts: z.record(ratingFilter, z.int()).optional().meta({
      description:
        "where titles are asked for: ratings by filter, of the kind and the term asked for",
    }),
    pagination,
    progress,
  }),
});

export const rateTitle = endpoint({
  method: "POST",
  path: "/v6/ratings",
  changes: AFTER_RATING,
  access: "person",
  oneStatement: true,
  summary:
    "Sets the person's one rating of a title. A like or love made in the app also adds the title to the default watchlist, if that setting is on and no one shares the list. Any other rating removes what a like added, unless someone has changed it.",
  body: z.object({
    rating: ratingValue,
    itemId,
    type: ratingType,
    userId: userId.optional(),
    ratedLocation: ratedLocation.default("IN_APP"),
  }),
  response: rating.extend({ progress, addedToWatchlist: z.boolean() }),
  errors: { 403: "the userId belongs to someone else", 404: "title not found" },
});

export const markRating = endpoint({
  method: "PUT",
  path: "/v6/users/{userId}/ratings/{itemId}/misleading",
  changes: AFTER_RATING,
  access: "owner",
  summary:
    "Marks a rating as misleading or not. A misleading rating says nothing about the person’s taste and doesn’t count for scores, picks or training. It stays their rating everywhere else. Rating the title again removes the mark.",
  params: z.object({ userId, itemId: pathId }),
  body: z.object({ misleading: z.boolean() }),
  response: rating,
  errors: { 404: "the person has not rated the title LOVE, LIKE, MEH or DISLIKE" },
  designed: true,
});

export const resetRatings = endpoint({
  method: "DELETE",
  path: "/v6/users/{userId}/ratings",
  changes: AFTER_RATING,
  access: "owner",
  summary:
    "Deletes all the person’s ratings at once: all of them, or none if it fails. Watchlist items that likes added, and no one has changed, are removed too.",
  params: z.object({ userId }),
  response: z.object({ success: z.literal(true), removed: z.int(), progress }),
  designed: true,
});

export const deleteRating = endpoint({
  method: "DELETE",
  path: "/v6/ratings/{ratingId}",
  changes: AFTER_RATING,
  access: "person",
  summary: "Deletes a rating, and the watchlist item it added unless someone has changed it.",
  params: z.object({ ratingId }),
  response: z.object({ success: z.literal(true), progress }),
  errors: { 404: "rating not found" },
});
