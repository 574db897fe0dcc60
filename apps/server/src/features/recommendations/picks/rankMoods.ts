import { TAG_GROUPS, tagLabel, type TagGroup } from "@worthy/catalogue";
import type { RatingValue } from "@worthy/domain";
import type { OwnRatings } from "@worthy/recommender";
import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import type { Title } from "../../catalogue/title.ts";

/** What one rating says about its title's moods. */
const WEIGHTS: Record<RatingValue, number> = {
  LOVE: 2,
  LIKE: 1,
  MEH: -0.25,
  DISLIKE: -1,
  INTERESTED: 0.5,
  NOT_INTERESTED: -0.5,
  SKIP: 0,
};
/** Unrated titles a mood needs, so that choosing it shows a row. */
const FEWEST_TITLES = 4;

type Counts = ReadonlyMap<string, number>;

/** Number of titles per mood and theme, counted once per catalogue. */
const counted = new WeakMap<readonly Title[], Record<TagGroup, Counts>>();

function countGroup(titles: readonly Title[], group: ReadonlySet<string>): Counts {
  const counts = new Map<string, number>();
  for (const { tags } of titles)
    for (const tag of tags) if (group.has(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

function countsOf(titles: readonly Title[], group: TagGroup): Counts {
  const known = counted.get(titles) ?? {
    mood: countGroup(titles, TAG_GROUPS.mood),
    theme: countGroup(titles, TAG_GROUPS.theme),
  };
  counted.set(titles, known);
  return known[group];
}

export interface Mood {
  key: string;
  label: string;
}

interface TagOptions {
  group: TagGroup;
  taste: OwnRatings;
}

/**
 * The moods or themes of a catalogue, best first: by how much the person liked titles with them,
 * with rare moods slightly ahead (the sum of the ratings' weights divided by the square root of the
 * mood's number of titles); if that says nothing, by the number of titles.
 */
export function rankMoods(
  { titles, title }: Pick<CatalogueSnapshot, "titles" | "title">,
  { group, taste: { ratings, misleading } }: TagOptions,
): Mood[] {
  const moods = new Map(
    [...countsOf(titles, group)].map(([tag, count]) => [
      tag,
      { liking: 0, titles: count, unrated: count },
    ]),
  );
  for (const [id, rating] of ratings) {
    for (const tag of title(id)?.tags ?? []) {
      const mood = moods.get(tag);
      if (!mood) continue;
      if (!misleading.has(id)) mood.liking += WEIGHTS[rating];
      mood.unrated -= 1;
    }
  }
  return [...moods]
    .filter(([, { unrated }]) => unrated >= FEWEST_TITLES)
    .map(([key, { liking, titles: count }]) => ({ key, liking: liking / Math.sqrt(count), count }))
    .toSorted((a, b) => b.liking - a.liking || b.count - a.count || a.key.localeCompare(b.key))
    .map(({ key }) => ({ key, label: tagLabel(key) }));
}
