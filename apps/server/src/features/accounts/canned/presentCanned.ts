import { progressOf, type RatingValue, type TitleKind } from "@worthy/domain";
import type { CannedProfile } from "./cannedProfiles.ts";

interface CannedRating {
  itemId: number;
  kind: TitleKind;
  rating: RatingValue;
}

/** A canned profile's ratings, in the order they were given. */
export function ratingsOf({
  shows,
  films,
}: Pick<CannedProfile, "shows" | "films">): CannedRating[] {
  return [
    ...shows.map(([rating, itemId]) => ({ itemId, kind: "tv" as const, rating })),
    ...films.map(([rating, itemId]) => ({ itemId, kind: "movie" as const, rating })),
  ];
}

/** A canned profile as everybody sees it; it has no bearer. */
export function presentCanned(profile: CannedProfile) {
  const { id, name, description, image, color, shows, films } = profile;
  const progress = progressOf(ratingsOf(profile));
  return {
    id,
    name,
    description,
    image,
    color,
    canned: true as const,
    finishedRate: progress.tv.enough,
    finishedRateMovie: progress.movie.enough,
    lastRatedItem: shows.at(-1)?.[1] ?? null,
    lastRatedMovie: films.at(-1)?.[1] ?? null,
    token: null,
    userId: null,
  };
}
