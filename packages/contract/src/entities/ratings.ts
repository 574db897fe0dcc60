import { z } from "zod";
import { ratedLocation, ratingType, ratingValue } from "../fields.ts";

export const rating = z
  .object({
    id: z.string(),
    userId: z.string(),
    itemId: z.int(),
    type: ratingType,
    rating: ratingValue,
    ratedLocation,
    misleading: z.literal(true).optional().meta({
      description: "the person said that it tells nothing about their taste; absent otherwise",
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Rating" });

const kindProgress = z.object({
  taste: z.int(),
  positive: z.int(),
  enough: z.boolean(),
  ratingsNeeded: z.int(),
  likesNeeded: z.int(),
});

/**
 * A person's progress by kind: six taste ratings, three of them likes or loves, unlock the numbers.
 */
export const progress = z
  .object({ tv: kindProgress, movie: kindProgress })
  .meta({ id: "Progress" });
