import type { attributionsOf } from "./attributionsOf.ts";

type Attributions = ReturnType<typeof attributionsOf>;

/** A person's picture as the API names it. */
export const profilePath = (pictureName: string | null) => (pictureName === null ? null : `/${pictureName}`);

/** The sources of pictures of people, who may be from another title than the one that shows them: TMDB's alone are shown. */
export function withPictures(attributions: Attributions, people: readonly { profile_path: string | null }[]): Attributions {
  const isNamed = attributions.some(({ source }) => source === "tmdb");
  return isNamed || people.every(({ profile_path: picture }) => picture === null) ? attributions : [...attributions, { source: "tmdb", url: null }];
}
