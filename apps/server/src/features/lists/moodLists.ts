import { isMood, tagLabel } from "@worthy/catalogue";
import type { Title } from "../catalogue/title.ts";
import { titleList, type TitleList } from "./titleList.ts";

const FEWEST_TITLES = 8;

/** Titles of each mood, best first; the moods by name. @param ranked titles, best first */
export function moodLists(ranked: readonly Title[]): TitleList[] {
  const tagged = ranked.flatMap((title) => title.tags.filter(isMood).map((tag) => ({ tag, title })));
  return [...Map.groupBy(tagged, ({ tag }) => tag)]
    .filter(([, found]) => found.length >= FEWEST_TITLES)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, found]) =>
      titleList(
        { id: `mood-${tag}`, name: tagLabel(tag), kind: "curated", group: "mood" },
        found.map(({ title }) => title),
      ),
    );
}
