import type { CallOutput } from "@worthy/contract";

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

function resized(next: Ratings, before: Ratings): Ratings {
  const grown = next.userRatings.length - before.userRatings.length;
  return {
    ...next,
    pagination: { ...next.pagination, totalCount: before.pagination.totalCount + grown },
  };
}
