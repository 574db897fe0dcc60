import { isMood, tagLabel } from "@worthy/catalogue";
import type { RatingValue } from "@worthy/domain";
import type { Title } from "../catalogue/title.ts";

/** What one rating says of its title's moods. */
const WEIGHTS: Record<RatingValue, number> = { LOVE: 2, LIKE: 1, MEH: -0.25, DISLIKE: -1, INTERESTED: 0.5, NOT_INTERESTED: -0.5, SKIP: 0 };
/** Unrated titles that a mood must have, so that choosing it shows a row. */
const FEWEST_TITLES = 4;

export interface Mood {
  key: string;
  label: string;
}

/**
 * The moods of a catalogue, best first: by how much the person liked titles with them, seldom moods a little ahead of common ones
 * (the sum of the ratings' weights over the square root of the mood's titles); where that says nothing, by the number of titles.
 */
export function rankMoods(titles: readonly Title[], ratings: ReadonlyMap<number, RatingValue>): Mood[] {
  const moods = new Map<string, { liking: number; titles: number; unrated: number }>();
  for (const title of titles) {
    const rating = ratings.get(title.id);
    for (const tag of title.tags) {
      if (!isMood(tag)) continue;
      const mood = moods.get(tag) ?? { liking: 0, titles: 0, unrated: 0 };
      mood.liking += rating ? WEIGHTS[rating] : 0;
      mood.titles += 1;
      mood.unrated += rating ? 0 : 1;
      moods.set(tag, mood);
    }
  }
  return [...moods]
    .filter(([, { unrated }]) => unrated >= FEWEST_TITLES)
    .map(([key, { liking, titles: count }]) => ({ key, liking: liking / Math.sqrt(count), count }))
    .toSorted((a, b) => b.liking - a.liking || b.count - a.count || a.key.localeCompare(b.key))
    .map(({ key }) => ({ key, label: tagLabel(key) }));
}
