import type { CallOutput } from "@worthy/contract";
import { RED_HERRING_ID } from "@worthy/domain";

type Ratings = CallOutput<"listRatings">;
type Rated = CallOutput<"rateTitle">;

/** The list with this rating set: one per title, newest first. */
export function withRating(
  ratings: Ratings,
  { progress, addedToWatchlist: _added, ...rating }: Rated,
): Ratings {
  const others = ratings.userRatings.filter((other) => other.itemId !== rating.itemId);
  return resized({ ...ratings, userRatings: [rating, ...others], progress }, ratings);
}

export function withoutRating(
  ratings: Ratings,
  ratingId: string,
  progress: Ratings["progress"],
): Ratings {
  return resized(
    {
      ...ratings,
      userRatings: ratings.userRatings.filter((rating) => rating.id !== ratingId),
      progress,
    },
    ratings,
  );
}

/** The red herring is never counted. */
const countOf = ({ userRatings }: Ratings): number =>
  userRatings.filter(({ itemId }) => itemId !== RED_HERRING_ID).length;

function resized(next: Ratings, before: Ratings): Ratings {
  const grown = countOf(next) - countOf(before);
  return {
    ...next,
    pagination: { ...next.pagination, totalCount: before.pagination.totalCount + grown },
  };
}
