import { slugOf } from "@worthy/domain";
import type { Title } from "../catalogue/title.ts";
import { bestByGroup, titleList, type TitleList } from "./titleList.ts";

const FEWEST_TITLES = 5;

/** The ranking for somebody of whom nothing is known: of all titles, by kind, and by genre. @param ranked titles, best first */
export function rankerLists(ranked: readonly Title[]): TitleList[] {
  const of = (id: string, name: string, titles: readonly Title[]) => titleList({ id, name, kind: "ranker", group: "top" }, titles);
  const byGenre = bestByGroup(ranked, ({ genres }) => genres);
  const genreLists = [...byGenre].filter(([, found]) => found.length >= FEWEST_TITLES).toSorted(([a], [b]) => a.localeCompare(b));
  return [
    of("top", "Top titles", ranked),
    of(
      "top-shows",
      "Top shows",
      ranked.filter(({ kind }) => kind === "tv"),
    ),
    of(
      "top-films",
      "Top films",
      ranked.filter(({ kind }) => kind === "movie"),
    ),
    ...genreLists.map(([genre, found]) => of(`top-${slugOf(genre)}`, `Top in ${genre}`, found)),
  ];
}
