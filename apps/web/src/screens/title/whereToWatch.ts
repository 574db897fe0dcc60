import { formatAirDate, formatNames } from "../../messages/formats.ts";
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
  { heading: "title.originalHome", types: ["ORIGINAL"] },
  { heading: "title.subscription", types: ["SUBSCRIPTION"] },
  { heading: "title.free", types: ["FREE", "ADS"] },
  { heading: "title.rentOrBuy", types: ["RENT", "BUY"] },
] as const;

/** Where a title can be seen, by how; kinds of which nothing is known are left out. */
export function whereToWatch({ providers }: Pick<TitleInFull, "providers">, t: T): WatchGroup[] {
  return GROUPS.flatMap(({ heading, types }) => {
    const known = providers.filter(({ sourceTypes }) => types.some((type) => sourceTypes.includes(type)));
    const oldest = known.map(({ asOf }) => asOf).toSorted()[0];
    return oldest === undefined ? [] : [{ heading: t(heading), names: formatNames(known.map(({ name }) => name)), asOf: formatAirDate(oldest, "day") }];
  });
}
