import { isMood, tagLabel } from "@worthy/catalogue";
import type { RatingValue } from "@worthy/domain";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";

/** What one rating says of its title's moods. */
const WEIGHTS: Record<RatingValue, number> = { LOVE: 2, LIKE: 1, MEH: -0.25, DISLIKE: -1, INTERESTED: 0.5, NOT_INTERESTED: -0.5, SKIP: 0 };
/** Unrated titles that a mood must have, so that choosing it shows a row. */
const FEWEST_TITLES = 4;

/** How many titles each mood has: counted once a catalogue. */
const counted = new WeakMap<readonly Title[], ReadonlyMap<string, number>>();

function countMoods(titles: readonly Title[]): ReadonlyMap<string, number> {
  const known = counted.get(titles);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { tags } of titles) for (const tag of tags) if (isMood(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  counted.set(titles, counts);
  return counts;
}

export interface Mood {
  key: string;
  label: string;
}

/**
 * The moods of a catalogue, best first: by how much the person liked titles with them, seldom moods a little ahead of common ones
 * (the sum of the ratings' weights over the square root of the mood's titles); where that says nothing, by the number of titles.
 */
export function rankMoods({ titles, title }: Pick<CatalogueSnapshot, "titles" | "title">, ratings: ReadonlyMap<number, RatingValue>): Mood[] {
  const moods = new Map([...countMoods(titles)].map(([tag, count]) => [tag, { liking: 0, titles: count, unrated: count }]));
  for (const [id, rating] of ratings) {
    for (const tag of title(id)?.tags ?? []) {
      const mood = moods.get(tag);
      if (!mood) continue;
      mood.liking += WEIGHTS[rating];
      mood.unrated -= 1;
    }
  }
  return [...moods]
    .filter(([, { unrated }]) => unrated >= FEWEST_TITLES)
    .map(([key, { liking, titles: count }]) => ({ key, liking: liking / Math.sqrt(count), count }))
    .toSorted((a, b) => b.liking - a.liking || b.count - a.count || a.key.localeCompare(b.key))
    .map(({ key }) => ({ key, label: tagLabel(key) }));
}
