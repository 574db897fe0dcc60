import { isLiked } from "./grade.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/** Films and shows. */
const KINDS = 2;

/** The share of each kind among what this person likes; half at first. */
function sharesOf({ shows }: TitleSpace, { rated }: Taste): number[] {
  const likes = Array.from({ length: KINDS }, () => 0);
  for (const { title, rating } of rated) {
    const kind = shows[title] ?? 0;
    if (isLiked(rating)) likes[kind] = (likes[kind] ?? 0) + 1;
  }
  const all = likes.reduce((sum, count) => sum + count, 0);
  return likes.map((count) => (count + 1) / (all + KINDS));
}

/** Places of the titles of each kind in the merged order, lower first: rank / share. */
export const placesOf = (
  space: TitleSpace,
  taste: Taste,
): ((kind: number, at: number) => number) => {
  const shares = sharesOf(space, taste);
  return (kind, at) => (at + 1) / (shares[kind] ?? 1);
};
