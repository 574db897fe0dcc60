import { slugOf } from "@worthy/domain";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import { bestByGroup, titleList, type TitleList } from "./titleList.ts";

/** There are many networks; a list with fewer titles than this isn't useful. */
const FEWEST_OF_NETWORK = 3;
const LONGEST_SLUG = 40;

/**
 * What each service or network showed first, best first; those with most titles first. @param
 * ranked titles, best first
 */
export function serviceLists(
  ranked: readonly Title[],
  { provider }: Pick<CatalogueSnapshot, "provider">,
): TitleList[] {
  const byProvider = bestByGroup(ranked, ({ providers }) =>
    providers.filter(({ sourceType }) => sourceType === "ORIGINAL").map(({ id }) => String(id)),
  );
  const taken = new Set<string>();
  return [...byProvider]
    .flatMap(([id, titles]) => ({ service: provider(Number(id)), titles }))
    .flatMap(({ service, titles }) => (service ? [{ service, titles }] : []))
    .filter(
      ({ service, titles }) => service.category !== "NETWORK" || titles.length >= FEWEST_OF_NETWORK,
    )
    .toSorted((a, b) => b.titles.length - a.titles.length || a.service.id - b.service.id)
    .map(({ service: { id, name }, titles }) => {
      const slug = slugOf(name).slice(0, LONGEST_SLUG).replace(/-$/, "");
      const listId = `${taken.has(slug) ? `${slug}-${id}` : slug}-premieres`;
      taken.add(slug);
      return titleList(
        {
          id: listId,
          name: `First shown on ${name}`,
          kind: "ranker",
          group: "service",
          service: id,
        },
        titles,
      );
    });
}
