import { useQuery } from "@tanstack/react-query";
import {
  homeSearch,
  justWatchSearch,
  serviceSearch,
} from "../../../features/sources/lookUpAddresses.ts";
import { sourcesQuery } from "../../../features/sources/sourcesQuery.ts";
import type { Recommendation } from "../todayQueries.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

/** Kinds of offers that somebody with the service needn't pay for again. */
const INCLUDED = ["SUBSCRIPTION", "FREE", "ADS"];

const offerOf = ({ providers }: Recommendation) =>
  providers.find(({ sourceTypes }) => sourceTypes.some((type) => INCLUDED.includes(type)));

/** Where the service that offers a title finds it; null if nobody is known to offer it, or only without a search. */
export function watchAddress(pick: Recommendation): string | null {
  const offer = offerOf(pick);
  return offer ? serviceSearch(offer.name, pick.name) : null;
}

/** Who offers a pick, or where to look that up. */
export function CardSource({ pick }: { pick: Recommendation }) {
  const t = useTexts(todayTexts);
  const region = useQuery(sourcesQuery).data?.region ?? null;
  const offer = offerOf(pick);
  if (offer)
    return (
      <p className="min-w-0 text-sm font-semibold">{t("today.on", { service: offer.name })}</p>
    );
  const home = homeSearch(pick);
  return (
    <a
      href={home?.href ?? justWatchSearch(pick.name, region)}
      target="_blank"
      rel="noreferrer"
      className="quiet-link min-w-0"
    >
      {home ? t("today.lookUpAt", { service: home.service }) : t("today.lookUp")}
    </a>
  );
}
