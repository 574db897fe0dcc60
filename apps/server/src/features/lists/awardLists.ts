import { slugOf } from "@worthy/domain";
import type { Title } from "../catalogue/title.ts";
import { titleList, type TitleList } from "./titleList.ts";

const FEWEST_WINNERS = 5;
const LONGEST_SLUG = 54;

/**
 * Splits an award such as "Palme d'Or 1994" or "… Lead Actress 2019 (Somebody)"; null if it has no
 * year.
 */
export function parseAward(award: string): { name: string; year: number } | null {
  const match = /^(.+?),? ((?:19|20)\d\d)\b/.exec(award);
  return match ? { name: match[1] ?? "", year: Number(match[2]) } : null;
}

/** Long names are shortened to their first words. */
function awardId(name: string): string {
  const slug = slugOf(name);
  return `award-${slug.length <= LONGEST_SLUG ? slug : slug.slice(0, slug.lastIndexOf("-", LONGEST_SLUG))}`;
}

/**
 * Award winners: one list of all winners, best first, and one per award with enough winners among
 * these titles, latest first.
 */
export function awardLists(ranked: readonly Title[]): TitleList[] {
  const wins = ranked.flatMap((title) =>
    title.awards.flatMap((award) => parseAward(award) ?? []).map((award) => ({ title, ...award })),
  );
  const lists = [...Map.groupBy(wins, ({ name }) => awardId(name))].map(([id, found]) => {
    const titles = new Set(found.toSorted((a, b) => b.year - a.year).map(({ title }) => title));
    return titleList({ id, name: found[0]?.name ?? "", kind: "curated", group: "award" }, [
      ...titles,
    ]);
  });
  const winners = ranked.filter(({ awards }) => awards.length > 0);
  const all = titleList(
    { id: "award-winners", name: "Award winners", kind: "curated", group: "award" },
    winners,
  );
  const enough = lists.filter(({ titleIds }) => titleIds.length >= FEWEST_WINNERS);
  return [
    all,
    ...enough.toSorted((a, b) => b.titleIds.length - a.titleIds.length || a.id.localeCompare(b.id)),
  ];
}
