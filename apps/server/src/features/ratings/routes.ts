import { isRatingValue } from "@worthy/domain";
import { handlersOf, type Reading } from "../../platform/http/handler.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import {
  markRatedTitle,
  presentRating,
  rateTitle,
  resetRatings,
  unrateTitle,
  type RatingPorts,
} from "./rateTitle.ts";
import { RATING_FILTERS } from "./ratingFilters.ts";
import { readProgress } from "./ratingStore.ts";
import { readHistory } from "./readHistory.ts";
import type { TitleScorer } from "../titles/presentNode.ts";

/** What the handlers need in addition to rating. */
export interface RatingHandlerPorts extends RatingPorts {
  scorer(context: Reading): Promise<TitleScorer>;
}

export function ratingHandlers(ports: RatingHandlerPorts) {
  return handlersOf({
    listRatings: async ({ query }, context) => {
      const { owner, sql } = context;
      const unknown = query.ratings.find((value) => !isRatingValue(value));
      if (unknown !== undefined) return refuse("invalid", `Invalid rating: ${unknown}`);
      const values =
        query.ratings.length > 0
          ? query.ratings.filter(isRatingValue)
          : RATING_FILTERS[query.ratingFilter];
      return readHistory(
        { ...query, values },
        { sql, owner, snapshot: ports.snapshot(), scorer: () => ports.scorer(context) },
      );
    },

    rateTitle: async ({ body }, context) => {
      const result = await rateTitle(body, context, ports);
      if (result instanceof Refusal) return result;
      return {
        ...presentRating(result),
        progress: result.progress,
        addedToWatchlist: result.addedToWatchlist,
      };
    },

    markRating: async ({ params, body }, context) => {
      const marked = await markRatedTitle({ ...params, ...body }, context, ports);
      return marked
        ? presentRating(marked)
        : refuse(
            "not-found",
            "Only a rating of LOVE, LIKE, MEH or DISLIKE can be misleading, and you haven’t given this title one.",
            "no-rating",
          );
    },

    resetRatings: async (_input, context) => {
      const removed = await resetRatings(context, ports);
      return {
        success: true as const,
        removed,
        progress: await readProgress(context.sql, context.owner),
      };
    },

    deleteRating: async ({ params }, context) => {
      const removed = await unrateTitle(params.ratingId, context, ports);
      if (!removed) return refuse("not-found", "Rating not found.", "no-rating");
      return { success: true as const, progress: await readProgress(context.sql, context.owner) };
    },
  });
}
