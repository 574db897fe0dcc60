import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination, progress, rating } from "../entities.ts";
import { count, itemId, listOf, ratedLocation, ratingId, ratingType, ratingValue, titleKind, userId } from "../fields.ts";

export const listRatings = endpoint("listRatings", {
  access: "owner",
  summary: "The person's ratings, newest first.",
  params: z.object({ userId }),
  query: z.object({
    limit: count(50, 999, 1),
    offset: count(0, 100_000),
    ratings: listOf(7),
    ratingFilter: z.enum(["ALL", "LIKES_DISLIKES", "LIKES", "DISLIKES", "FAVORITES", "WANT"]).default("ALL"),
    nodeType: titleKind.optional(),
  }),
  response: z.object({ userRatings: z.array(rating), pagination, progress }),
});

export const rateTitle = endpoint("rateTitle", {
  access: "person",
  summary: "Sets the person's one rating of a title. A like or love made in the app also adds the title to the default watchlist, if that setting is on.",
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

export const resetRatings = endpoint("resetRatings", {
  access: "owner",
  summary: "Takes all the person's ratings back at once: all of them, or on a failure none. Watchlists stay.",
  params: z.object({ userId }),
  response: z.object({ success: z.literal(true), removed: z.int(), progress }),
  designed: true,
});

export const deleteRating = endpoint("deleteRating", {
  access: "person",
  summary: "Takes a rating back.",
  params: z.object({ ratingId }),
  response: z.object({ success: z.literal(true), progress }),
  errors: { 404: "the person has no such rating" },
});
