import type { CallOutput } from "@worthy/contract";
import type { TitleKind } from "@worthy/domain";
import type { RatingWrite } from "./RatingWrite.ts";

/** A rating with its title, as listed by the history and My faves. */
export type RatedTitle = CallOutput<"listRatings">["userRatings"][number];

export const kindOf = ({ type }: Pick<RatedTitle, "type">): TitleKind =>
  type === "TV_SHOW" ? "tv" : "movie";

/** The entries with pending writes applied, oldest first; removed ones are gone. */
export function withWrites(
  entries: readonly RatedTitle[],
  writes: readonly (RatingWrite | undefined)[],
): readonly RatedTitle[] {
  const values = new Map(
    writes.flatMap((write) => (write ? [[write.title.id, write.value] as const] : [])),
  );
  return entries.flatMap((entry) => {
    const value = values.get(entry.itemId);
    if (value === null) return [];
    return value === undefined ? [entry] : [{ ...entry, rating: value }];
  });
}
