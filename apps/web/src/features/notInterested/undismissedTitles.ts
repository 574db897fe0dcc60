import type { RatingWrite } from "../rating/RatingWrite.ts";

/**
 * The titles that are not dismissed, according to stored and then pending ratings, oldest first.
 */
export function undismissedTitles<Title extends { id: number }>(
  titles: readonly Title[],
  declined: readonly number[],
  writes: readonly (RatingWrite | undefined)[],
): readonly Title[] {
  const away = new Set(declined);
  for (const write of writes)
    if (write) away[write.value === "NOT_INTERESTED" ? "add" : "delete"](write.title.id);
  return away.size === 0 ? titles : titles.filter(({ id }) => !away.has(id));
}
