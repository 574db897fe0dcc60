import { useLocation } from "../../router/useLocation.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { formatCountry, formatLanguage, formatNames, formatRuntime } from "../../messages/formats.ts";
import { useT, type T } from "../../messages/useT.ts";
import { popupAddress } from "../../popups/popupAddress.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** Countries, language and certificates in words, and the way to say that something is wrong. */
export function TitleDetails({ title }: { title: TitleInFull }) {
  const t = useT();
  const location = useLocation();
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="font-display text-lg font-semibold">
        {t("title.details")}
      </h2>
      <dl className="mt-1 divide-y divide-hairline">
        {detailsOf(title, t).map(([name, value]) => (
          <div key={name} className="credit-row py-2">
            <dt className="text-ink-second">{name}</dt>
            {/* Server and browser may know a country by different names. */}
            <dd suppressHydrationWarning className="text-end">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <RouterLink href={popupAddress(location, "report", String(title.id))} state={{ overPage: true }} preventScrollReset rel="nofollow" className="quiet-link mt-2">
        {t("title.report")}
      </RouterLink>
    </section>
  );
}

function detailsOf(title: TitleInFull, t: T): [string, string][] {
  const certificates = Object.entries(title.certificates).map(([country, certificate]) => t("title.certificateIn", { certificate, country: formatCountry(country) }));
  const details: [string, string | null][] = [
    [t("title.countries", { count: title.countries.length }), formatNames(title.countries.map(formatCountry))],
    [t("title.language"), formatLanguage(title.language)],
    [t("title.certificates", { count: certificates.length }), formatNames(certificates)],
    [t("title.episodeLength"), title.nodeType === "tv" && title.runtime ? formatRuntime(title.runtime) : null],
  ];
  return details.filter((detail): detail is [string, string] => Boolean(detail[1]));
}
