import { providerCategories } from "@worthy/domain";
import type { Provider } from "../catalogue/title.ts";
import type { ProviderFacts } from "./providerFacts.ts";
import type { UserProviderRow } from "./userProviderStore.ts";

export interface ServiceContext {
  facts: ReadonlyMap<number, ProviderFacts>;
  /** Ids of the person's services. */
  mine: ReadonlySet<number>;
}

const NO_TITLES: ProviderFacts = { numTitles: 0, sourceTypes: new Set(), trending: false };

export function presentService(
  { id, name, category, aliases }: Provider,
  { facts, mine }: ServiceContext,
) {
  const { numTitles, sourceTypes, trending } = facts.get(id) ?? NO_TITLES;
  const isMine = mine.has(id);
  return {
    id,
    name,
    type: category,
    aliases: [...aliases],
    categories: providerCategories({ type: category, sourceTypes, mine: isMine, trending }),
    mine: isMine,
    numTitles,
  };
}

export function presentUserProvider(
  row: UserProviderRow,
  provider: Provider,
  context: ServiceContext,
) {
  const { providerId, userId, addRemoveType, extras, addedAt } = row;
  return {
    ...presentService(provider, context),
    providerId,
    userId,
    addRemoveType,
    extras,
    addedAt: addedAt.toISOString(),
  };
}
