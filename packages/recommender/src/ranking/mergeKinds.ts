import { LIKED_FROM, gradeOf } from "./grade.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/** Films and shows. */
const KINDS = 2;

/** The share of each kind among what this person likes; half at first. */
function sharesOf({ shows }: TitleSpace, { rated }: Taste): number[] {
  const likes = Array.from({ length: KINDS }, () => 0);
  for (const { title, rating } of rated) {
    const kind = shows[title] ?? 0;
    if ((gradeOf(rating) ?? 0) >= LIKED_FROM) likes[kind] = (likes[kind] ?? 0) + 1;
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

/**
 * One list from the ranking of each kind, so that each has the share it has among what this person
 * likes. Films come first where places are equal.
 */
export function mergeKinds(
  ranked: readonly ArrayLike<number>[],
  place: (kind: number, at: number) => number,
  limit: number,
): number[] {
  const next = ranked.map(() => 0);
  const merged: number[] = [];
  while (merged.length < limit) {
    let best = -1;
    ranked.forEach((titles, kind) => {
      if ((next[kind] ?? 0) >= titles.length) return;
      if (best < 0 || place(kind, next[kind] ?? 0) < place(best, next[best] ?? 0)) best = kind;
    });
    const at = next[best];
    if (at === undefined) break;
    merged.push(ranked[best]?.[at] ?? 0);
    next[best] = at + 1;
  }
  return merged;
}
