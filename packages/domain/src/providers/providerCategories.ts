/** The groups in which people look for a service, in display order. */
export const PROVIDER_CATEGORIES = [
  "My Services",
  "Trending",
  "Subscriptions",
  "Free",
  "Rent/Buy",
] as const;
export type ProviderCategory = (typeof PROVIDER_CATEGORIES)[number];

/** What a provider is in itself. A network shows titles first; nobody subscribes to it. */
export type ProviderType = "SUBSCRIPTION" | "FREE" | "RENT_BUY" | "NETWORK";

interface ProviderFacts {
  type: ProviderType;
  /**
   * How it is known to offer titles in the person's region: SUBSCRIPTION, FREE, ADS, RENT, BUY or
   * ORIGINAL.
   */
  sourceTypes: ReadonlySet<string>;
  /** Whether the person has selected it. */
  mine: boolean;
  trending: boolean;
}

/**
 * The groups a provider belongs to, in the order of `PROVIDER_CATEGORIES`; none for a network that
 * offers nothing and that the person hasn't selected.
 */
export function providerCategories({
  type,
  sourceTypes,
  mine,
  trending,
}: ProviderFacts): ProviderCategory[] {
  const offers = (...kinds: readonly string[]) => kinds.some((kind) => sourceTypes.has(kind));
  const isIn: Record<ProviderCategory, boolean> = {
    "My Services": mine,
    Trending: trending,
    Subscriptions: type === "SUBSCRIPTION" || offers("SUBSCRIPTION"),
    Free: type === "FREE" || offers("FREE", "ADS"),
    "Rent/Buy": type === "RENT_BUY" || offers("RENT", "BUY"),
  };
  return PROVIDER_CATEGORIES.filter((category) => isIn[category]);
}
