import type { Naming } from "@worthy/domain";
import type { Title, TitleProvider } from "../catalogue/title.ts";

/** Where a title was first shown, and who offers it in a region. */
export function providersIn(
  title: Pick<Title, "providers" | "offers">,
  region: string,
): TitleProvider[] {
  return [...title.providers, ...title.offers.filter((offer) => offer.region === region)];
}

/** What a person's settings say about how they see titles. */
export interface Reader {
  /** ISO 3166-1 alpha-2. */
  region: string;
  /** Whether titles have their original names. */
  original: boolean;
}

/** For whom titles are presented. */
export interface Viewer {
  /** Country whose offers they see. */
  region: string;
  /** Under which of its names they see a title. */
  naming: Naming;
  /** Whether a provider has more for them than their other services; absent where nobody's services count. */
  isTopService?(providerId: number): boolean;
}

/** One entry per provider, with all ways in which it offers the title. */
export function presentProviders(
  title: Pick<Title, "providers" | "offers">,
  { region, isTopService }: Pick<Viewer, "region" | "isTopService">,
) {
  return [...Map.groupBy(providersIn(title, region), ({ id }) => id)].map(([id, entries]) => ({
    id,
    name: entries[0]?.name ?? "",
    sourceTypes: entries.map(({ sourceType }) => sourceType),
    topProvider: isTopService?.(id) ?? false,
    asOf: entries.map(({ asOf }) => asOf).toSorted()[0] ?? "",
  }));
}
