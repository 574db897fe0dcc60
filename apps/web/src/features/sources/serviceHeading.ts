import { formatCountry } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";
import type { TitleSummary } from "../title/titleLabel.ts";

export interface Service {
  id: number;
  name: string;
}

interface ServiceList {
  service: Service;
  /** What the filter by this service has found. */
  titles: readonly Pick<TitleSummary, "providers">[];
  /** Country for which offers are known. */
  region: string;
}

/** What a list of a service's titles is: originals, unless an import says that the service offers them in the country. */
export function serviceHeading({ service, titles, region }: ServiceList, t: T): string {
  const ways = titles.map(({ providers }) => providers.find(({ id }) => id === service.id)?.sourceTypes ?? []);
  const isOffered = (types: readonly string[]) => types.some((type) => type !== "ORIGINAL");
  const words = { service: service.name, country: formatCountry(region) };
  if (!ways.some(isOffered)) return t("sources.originalsOf", words);
  return t(ways.every(isOffered) ? "sources.onService" : "sources.onServiceToo", words);
}
