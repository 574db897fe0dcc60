import {
  isPositive,
  isTaste,
  kindProgress,
  RED_HERRING_ID,
  type Progress,
  type RatingValue,
} from "@worthy/domain";
import type { RatingWrite } from "./RatingWrite.ts";

/**
 * Ratings by title and the person's progress once pending writes have arrived. `kept` are the
 * server's ratings, and the progress is computed from them; writes are oldest first.
 */
export function countWrites(
  kept: ReadonlyMap<number, RatingValue>,
  { tv, movie }: Progress,
  writes: readonly Pick<RatingWrite, "title" | "value">[],
) {
  const counts = { tv: { ...tv }, movie: { ...movie } };
  const values = new Map(kept);
  const add = ({ id, nodeType }: RatingWrite["title"], by: number) => {
    const value = values.get(id);
    if (!value || id === RED_HERRING_ID) return; // ratings of it count towards nothing
    if (isTaste(value)) counts[nodeType].taste += by;
    if (isPositive(value)) counts[nodeType].positive += by;
  };
  for (const { title, value } of writes) {
    add(title, -1);
    if (value) values.set(title.id, value);
    else values.delete(title.id);
    add(title, 1);
  }
  const progress: Progress = {
    tv: kindProgress(counts.tv.taste, counts.tv.positive),
    movie: kindProgress(counts.movie.taste, counts.movie.positive),
  };
  return { values, progress };
}
