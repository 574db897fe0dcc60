import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { titleList, type TitleList } from "./titleList.ts";

/** The list of titles that people return to; it also exists by kind. */
export const COMFORT_FOOD = "comfort-food";

/** Curated lists, without titles that have left the catalogue. */
export function editedLists({
  lists,
  title,
}: Pick<CatalogueSnapshot, "lists" | "title">): TitleList[] {
  return lists.flatMap(({ id, name, titleIds }) => {
    const titles = titleIds.flatMap((titleId) => title(titleId) ?? []);
    if (id !== COMFORT_FOOD)
      return [titleList({ id, name, kind: "curated", group: "edited" }, titles)];
    const byKind = (suffix: string, kind: string) =>
      titleList(
        { id: `${id}-${suffix}`, name: `${name}: ${suffix}`, kind: "curated", group: COMFORT_FOOD },
        titles.filter((each) => each.kind === kind),
      );
    return [
      titleList({ id, name, kind: "curated", group: COMFORT_FOOD }, titles),
      byKind("shows", "tv"),
      byKind("films", "movie"),
    ];
  });
}
