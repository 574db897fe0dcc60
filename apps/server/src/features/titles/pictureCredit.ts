import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Person } from "../catalogue/title.ts";
import { attributionsOf } from "./attributionsOf.ts";

type Attributions = ReturnType<typeof attributionsOf>;

/** A person's picture as named by the API. */
export const profilePath = (pictureName: string | null) =>
  pictureName === null ? null : `/${pictureName}`;

/**
 * Adds the source of people's pictures, which may come from another title. All pictures are TMDB's.
 */
export function withPictures(
  attributions: Attributions,
  people: readonly { profile_path: string | null }[],
): Attributions {
  const isNamed = attributions.some(({ source }) => source === "tmdb");
  return isNamed || people.every(({ profile_path: picture }) => picture === null)
    ? attributions
    : [...attributions, { source: "tmdb", url: null }];
}

/** Offers of a title are not shown with a person. */
const NO_REGION = "";

/** The sources to credit with a person: for the title they are known for, and for the picture. */
export function sourcesOfPerson(
  { titleIds: [bestKnown], pictureName }: Person,
  snapshot: CatalogueSnapshot,
) {
  const title = bestKnown === undefined ? undefined : snapshot.title(bestKnown);
  return withPictures(title ? attributionsOf(title, NO_REGION) : [], [
    { profile_path: pictureName },
  ]).map(({ source }) => source);
}
