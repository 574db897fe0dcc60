import type { ProviderCategory } from "@worthy/domain";
import type { Service } from "../../features/account/useServiceChoice.ts";

const WORDS = {
  "My Services": "selection.group_mine",
  Trending: "selection.group_trending",
  Subscriptions: "selection.group_subscriptions",
  Free: "selection.group_free",
  "Rent/Buy": "selection.group_rentBuy",
} as const satisfies Record<ProviderCategory, string>;

export interface ServiceGroup {
  name: ProviderCategory;
  word: (typeof WORDS)[ProviderCategory];
  services: readonly Service[];
}

interface Asked {
  providers: readonly Service[];
  categories: readonly { name: ProviderCategory; providerIds: readonly number[] }[];
}

interface GroupOptions {
  isMine: (service: Service) => boolean;
  /** Part of a current or former name. */
  term: string;
}

const fold = (text: string) => text.toLocaleLowerCase("en").replaceAll(/\s/g, "");

/** The groups with services, in order; a selected one appears in My Services at once. */
export function serviceGroups(
  { providers, categories }: Asked,
  { isMine, term }: GroupOptions,
): ServiceGroup[] {
  const wanted = fold(term);
  const matches = ({ name, aliases }: Service) =>
    [name, ...aliases].some((each) => fold(each).includes(wanted));
  return categories
    .map(({ name, providerIds }) => {
      const ids = new Set(providerIds);
      const inGroup = name === "My Services" ? isMine : ({ id }: Service) => ids.has(id);
      return {
        name,
        word: WORDS[name],
        services: providers.filter((service) => inGroup(service) && matches(service)),
      };
    })
    .filter(({ services }) => services.length > 0);
}
