import { isRatingValue, RATING_VALUES, type RatingValue } from "@worthy/domain";
import { handlersOf } from "../../platform/http/handler.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { presentRating, rateTitle, resetRatings, unrateTitle, type RatingPorts } from "./rateTitle.ts";
import { findRatings, readProgress } from "./ratingStore.ts";

/** What each filter of the ratings history shows. */
const FILTERS: Record<string, readonly RatingValue[]> = {
  ALL: RATING_VALUES,
  LIKES_DISLIKES: ["LOVE", "LIKE", "MEH", "DISLIKE"],
  LIKES: ["LOVE", "LIKE"],
  DISLIKES: ["MEH", "DISLIKE"],
  FAVORITES: ["LOVE"],
  WANT: ["INTERESTED"],
};

export function ratingHandlers(ports: RatingPorts) {
  return handlersOf<"listRatings" | "rateTitle" | "resetRatings" | "deleteRating">({
    listRatings: async ({ query }, { owner, sql }) => {
      const unknown = query.ratings.find((value) => !isRatingValue(value));
      if (unknown !== undefined) return refuse("invalid", `Invalid rating: ${unknown}`);
      const values = query.ratings.length > 0 ? query.ratings.filter(isRatingValue) : (FILTERS[query.ratingFilter] ?? RATING_VALUES);
      const { limit, offset } = query;
      const [{ rows, total }, progress] = await Promise.all([findRatings(sql, owner, { values, kind: query.nodeType, limit, offset }), readProgress(sql, owner)]);
      return { userRatings: rows.map(presentRating), pagination: { totalCount: total, limit, offset }, progress };
    },

    rateTitle: async ({ body }, context) => {
      const result = await rateTitle(body, context, ports);
      if (result instanceof Refusal) return result;
      return { ...presentRating(result), progress: result.progress, addedToWatchlist: result.addedToWatchlist };
    },

    resetRatings: async (_input, context) => {
      const removed = await resetRatings(context, ports);
      return { success: true as const, removed, progress: await readProgress(context.sql, context.owner) };
    },

    deleteRating: async ({ params }, context) => {
      const removed = await unrateTitle(params.ratingId, context, ports);
      if (!removed) return refuse("not-found", "You have no such rating.");
      return { success: true as const, progress: await readProgress(context.sql, context.owner) };
    },
  });
}
