import { yearOf } from "../catalogue/yearOf.ts";
import type { Title } from "../catalogue/title.ts";
import { titleList, type TitleList } from "./titleList.ts";

const FEWEST_TITLES = 5;

/** The best of each decade, the latest decade first. @param ranked titles, best first */
export function decadeLists(ranked: readonly Title[]): TitleList[] {
  const decades = Map.groupBy(
    ranked.filter(({ firstAirDate }) => firstAirDate !== null),
    ({ firstAirDate }) => Math.floor(yearOf(firstAirDate) / 10) * 10,
  );
  return [...decades]
    .filter(([, titles]) => titles.length >= FEWEST_TITLES)
    .toSorted(([a], [b]) => b - a)
    .map(([decade, titles]) => titleList({ id: `best-of-the-${decade}s`, name: `Best of the ${decade}s`, kind: "curated", group: "decade" }, titles));
}
