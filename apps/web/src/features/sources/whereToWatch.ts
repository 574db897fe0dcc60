import type { TitleInFull } from "../title/titleLabel.ts";
import { formatAirDate, formatCountry, formatNames } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import sourcesTexts from "./texts/sources.en.json" with { type: "json" };
import titleTexts from "../title/texts/title.en.json" with { type: "json" };

/** Services of one kind, as shown on the page. */
export interface WatchGroup {
  heading: string;
  names: string;
  /** `Nov 2, 2026`: the oldest day on which one of these was known. */
  asOf: string | null;
}

const GROUPS = [
  { heading: "title.subscription", types: ["SUBSCRIPTION"] },
  { heading: "title.free", types: ["FREE", "ADS"] },
  { heading: "title.rentOrBuy", types: ["RENT", "BUY"] },
] as const;

/** Who offers a title in a country and how; omits unknown kinds. */
export function whereToWatch(
  { providers }: Pick<TitleInFull, "providers">,
  { region }: { region: string | null },
  locale: Locale,
): WatchGroup[] {
  const t = locale.texts(sourcesTexts, titleTexts);
  const inCountry = (how: string) =>
    region === null ? how : t("sources.inCountry", { how, country: formatCountry(region, locale) });
  return GROUPS.flatMap(({ heading, types }) => {
    const known = providers.filter(({ sourceTypes }) =>
      types.some((type) => sourceTypes.includes(type)),
    );
    const oldest = known.map(({ asOf }) => asOf).toSorted()[0];
    return oldest === undefined
      ? []
      : [
          {
            heading: inCountry(t(heading)),
            names: formatNames(
              known.map(({ name }) => name),
              locale,
            ),
            asOf: formatAirDate(oldest, "day", locale),
          },
        ];
  });
}
