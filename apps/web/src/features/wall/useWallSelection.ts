import type { RatingValue } from "@worthy/domain";
import { useState } from "react";
import type { WallRatings } from "./useWallRatings.ts";
import type { WallTitle } from "./wallQuery.ts";

export interface WallSelection {
  selected: WallTitle | null;
  select: (titleId: number) => void;
  /** Rates the selected title and moves on to the next unrated one; the same rating again removes it. */
  rate: (value: RatingValue) => void;
  /** Takes the last rating back, and selects its title. */
  undo: () => void;
}

/** The next title after one that has no rating, from the start again after the last. */
export function nextUnrated<Title extends { id: number }>(
  titles: readonly Title[],
  after: number,
  isRated: (titleId: number) => boolean,
): Title | null {
  const at = titles.findIndex(({ id }) => id === after);
  const onward = [...titles.slice(at + 1), ...titles.slice(0, Math.max(0, at))];
  return onward.find(({ id }) => !isRated(id)) ?? null;
}

/** The one poster of the wall that the keys and the bar rate. */
export function useWallSelection(
  titles: readonly WallTitle[],
  ratings: WallRatings,
): WallSelection {
  const [id, select] = useState<number | null>(null);
  const selected = titles.find((title) => title.id === id) ?? null;
  return {
    selected,
    select,
    rate: (value) => {
      if (!selected) return;
      const isRemoved = ratings.of(selected.id) === value;
      ratings.rate(selected, value);
      const next = nextUnrated(titles, selected.id, (one) => ratings.of(one) !== null);
      if (next && !isRemoved) select(next.id);
    },
    undo: () => {
      if (ratings.last) select(ratings.last.title.id);
      ratings.undo();
    },
  };
}
