import type { Title, TitleProvider } from "../catalogue/title.ts";

/** Where a title was first shown, and who offers it in a region. */
export function providersIn(
  title: Pick<Title, "providers" | "offers">,
  region: string,
): TitleProvider[] {
  return [...title.providers, ...title.offers.filter((offer) => offer.region === region)];
}

/** One entry per provider, with all ways in which it offers the title. */
export function presentProviders(title: Pick<Title, "providers" | "offers">, region: string) {
  return [...Map.groupBy(providersIn(title, region), ({ id }) => id)].map(([id, entries]) => ({
    id,
    name: entries[0]?.name ?? "",
    sourceTypes: entries.map(({ sourceType }) => sourceType),
    topProvider: false,
    asOf: entries.map(({ asOf }) => asOf).toSorted()[0] ?? "",
  }));
}
