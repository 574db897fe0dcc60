import { ratingTypeOf, type TitleKind } from "@worthy/domain";
import { Refusal } from "../../platform/refusal.ts";
import { rateTitle, unrateTitle, type RatingContext, type RatingPorts } from "./rateTitle.ts";
import { findRating, findRatings } from "./ratingStore.ts";

const VALUE = "NOT_INTERESTED";

type Reader = Pick<RatingContext, "sql" | "owner">;

/** The titles a person rated NOT_INTERESTED, for showing them as a list. */
export function notInterestedRatings(ports: RatingPorts) {
  const isOnIt = async ({ sql, owner }: Reader, titleId: number) => {
    const rating = await findRating(sql, owner, titleId);
    return rating?.rating === VALUE ? rating : null;
  };
  return {
    /** One page, last rated first. */
    find: ({ sql, owner }: Reader, page: { limit: number; offset: number }) =>
      findRatings(sql, owner, { values: [VALUE], ...page }),
    /** Rates a title; false if it already has this rating. */
    add: async (
      context: RatingContext,
      title: { id: number; kind: TitleKind },
    ): Promise<boolean> => {
      if (await isOnIt(context, title.id)) return false;
      const rated = await rateTitle(
        {
          itemId: title.id,
          rating: VALUE,
          type: ratingTypeOf(title.kind),
          ratedLocation: "IN_APP",
        },
        context,
        ports,
      );
      if (rated instanceof Refusal) throw new Error(rated.message); // the title is known and the kind is its own
      return true;
    },
    /** Removes the rating; false if the title doesn't have it. */
    remove: async (context: RatingContext, titleId: number): Promise<boolean> => {
      const rating = await isOnIt(context, titleId);
      return rating !== null && (await unrateTitle(rating.ratingId, context, ports)) !== null;
    },
  };
}

export type NotInterestedRatings = ReturnType<typeof notInterestedRatings>;
