import type { TitleSummary } from "../title/titleLabel.ts";
import { formatCountry } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import sourcesTexts from "./texts/sources.en.json" with { type: "json" };

export interface Service {
  id: number;
  name: string;
}

interface ServiceList {
  service: Service;
  /** The titles found by the filter for this service. */
  titles: readonly Pick<TitleSummary, "providers">[];
  /** Country for which offers are known. */
  region: string;
}

/**
 * What a list of a service's titles is: originals, unless an import says that the service offers
 * them in the country.
 */
export function serviceHeading({ service, titles, region }: ServiceList, locale: Locale): string {
  const t = locale.texts(sourcesTexts);
  const ways = titles.map(
    ({ providers }) => providers.find(({ id }) => id === service.id)?.sourceTypes ?? [],
  );
  const isOffered = (types: readonly string[]) => types.some((type) => type !== "ORIGINAL");
  const words = { service: service.name, country: formatCountry(region, locale) };
  if (!ways.some(isOffered)) return t("sources.originalsOf", words);
  return t(ways.every(isOffered) ? "sources.onService" : "sources.onServiceToo", words);
}
