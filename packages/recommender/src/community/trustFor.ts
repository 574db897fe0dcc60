import { isTaste } from "@worthy/domain";
import type { RatedTitle } from "../taste/taste.ts";
import type { OpenCommunity } from "./openCommunity.ts";

/**
 * How far other people's ratings are to be trusted for this person, 0 to 1: the mean trust of the titles
 * they rated, and of one title that everybody is taken to know.
 */
export function trustFor(
  { trust, meanTrust }: OpenCommunity,
  {
    rated,
    tasteRatings,
  }: { rated: readonly Pick<RatedTitle, "title" | "rating">[]; tasteRatings: number },
): number {
  const known = rated.reduce(
    (sum, { title, rating }) => sum + (isTaste(rating) ? (trust[title] ?? 0) : 0),
    meanTrust,
  );
  return known / (tasteRatings + 1);
}
