import { TAG_GROUPS, tagLabel } from "@worthy/catalogue";
import type { Title } from "../catalogue/title.ts";
import { bestByGroup, titleList, type TitleList } from "./titleList.ts";

const FEWEST_TITLES = 8;

/** Titles of each mood, best first; the moods by name. @param ranked titles, best first */
export function moodLists(ranked: readonly Title[]): TitleList[] {
  return [...bestByGroup(ranked, ({ tags }) => tags)]
    .filter(([tag, found]) => TAG_GROUPS.mood.has(tag) && found.length >= FEWEST_TITLES)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, found]) => titleList({ id: `mood-${tag}`, name: tagLabel(tag), kind: "curated", group: "mood" }, found));
}
