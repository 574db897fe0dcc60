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
  summary: "The person's ratings, newest first, without that of the red herring.",
  params: z.object({ userId }),
  query: z.object({
    limit: count(DEFAULT_LIMITS.page, 999, 1),
    offset: count(DEFAULT_OFFSET, 100_000),
    ratings: listOf(7),
    ratingFilter: ratingFilter.default("ALL"),
    nodeType: titleKind.optional(),
    term: text(60)
      .optional()
      .meta({ description: "only titles whose name holds this, accents and case aside" }),
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
  summary:
    "Sets the person's one rating of a title. A like or love made in the app also adds the title to the default watchlist, if that setting is on and nobody shares the list. Any other rating removes what a like added and nobody has touched.",
  body: z.object({
    rating: ratingValue,
    itemId,
    type: ratingType,
    userId: userId.optional(),
    ratedLocation: ratedLocation.default("IN_APP"),
  }),
  response: rating.extend({ progress, addedToWatchlist: z.boolean() }),
  errors: { 403: "the userId is somebody else's", 404: "no such title" },
});

export const markRating = endpoint({
  method: "PUT",
  path: "/v6/users/{userId}/ratings/{itemId}/misleading",
  changes: AFTER_RATING,
  access: "owner",
  summary:
    "Says whether a rating misleads: then it tells nothing about the person's taste, and counts neither for scores and picks nor for trainings. It stays their rating everywhere else. A new rating of the title removes the mark.",
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
    "Takes all the person's ratings back at once: all of them, or on a failure none. What likes added to the watchlist and nobody has touched goes with them.",
  params: z.object({ userId }),
  response: z.object({ success: z.literal(true), removed: z.int(), progress }),
  designed: true,
});

export const deleteRating = endpoint({
  method: "DELETE",
  path: "/v6/ratings/{ratingId}",
  changes: AFTER_RATING,
  access: "person",
  summary: "Takes a rating back, and what it added to the watchlist if nobody has touched it.",
  params: z.object({ ratingId }),
  response: z.object({ success: z.literal(true), progress }),
  errors: { 404: "the person has no such rating" },
});
