import { formatAirDate, formatCountry, formatNames } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** Services of one kind, as the page says them. */
export interface WatchGroup {
  heading: string;
  names: string;
  /** `Nov 2, 2026`: the oldest day on which one of these was known to be so. */
  asOf: string | null;
}

const GROUPS = [
  { heading: "title.originalHome", types: ["ORIGINAL"], everywhere: true },
  { heading: "title.subscription", types: ["SUBSCRIPTION"], everywhere: false },
  { heading: "title.free", types: ["FREE", "ADS"], everywhere: false },
  { heading: "title.rentOrBuy", types: ["RENT", "BUY"], everywhere: false },
] as const;

/** Where a title was first shown, and where it can be seen in a country, by how; kinds of which nothing is known are left out. */
export function whereToWatch({ providers }: Pick<TitleInFull, "providers">, { region }: { region: string | null }, t: T): WatchGroup[] {
  const inCountry = (how: string) => (region === null ? how : t("sources.inCountry", { how, country: formatCountry(region) }));
  return GROUPS.flatMap(({ heading, types, everywhere }) => {
    const known = providers.filter(({ sourceTypes }) => types.some((type) => sourceTypes.includes(type)));
    const oldest = known.map(({ asOf }) => asOf).toSorted()[0];
    return oldest === undefined
      ? []
      : [{ heading: everywhere ? t(heading) : inCountry(t(heading)), names: formatNames(known.map(({ name }) => name)), asOf: formatAirDate(oldest, "day") }];
  });
}
