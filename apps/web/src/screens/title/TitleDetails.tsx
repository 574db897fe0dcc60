import { useLocation } from "../../router/useLocation.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { popupAddress } from "../../popups/popupAddress.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { formatCountry, formatLanguage, formatNames, formatRuntime } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** Countries, language and certificates in words, and a button to report errors. */
export function TitleDetails({ title }: { title: TitleInFull }) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  const location = useLocation();
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="font-display text-lg font-semibold">
        {t("title.details")}
      </h2>
      <dl className="mt-1 divide-y divide-hairline">
        {detailsOf(title, locale).map(([name, value]) => (
          <div key={name} className="credit-row py-2">
            <dt className="text-ink-second">{name}</dt>
            {/* Server and browser may have different names for a country. */}
            <dd suppressHydrationWarning className="text-end">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <RouterLink
        href={popupAddress(location, "report", String(title.id))}
        state={{ overPage: true }}
        preventScrollReset
        rel="nofollow"
        className="quiet-link mt-2"
      >
        {t("title.report")}
      </RouterLink>
    </section>
  );
}

function detailsOf(title: TitleInFull, locale: Locale): [string, string][] {
  const t = locale.texts(titleTexts);
  const certificates = Object.entries(title.certificates).map(([country, certificate]) =>
    t("title.certificateIn", { certificate, country: formatCountry(country, locale) }),
  );
  const details: [string, string | null][] = [
    [
      t("title.countries", { count: title.countries.length }),
      formatNames(
        title.countries.map((code) => formatCountry(code, locale)),
        locale,
      ),
    ],
    [t("title.language"), formatLanguage(title.language, locale)],
    [t("title.certificates", { count: certificates.length }), formatNames(certificates, locale)],
    [
      t("title.episodeLength"),
      title.nodeType === "tv" && title.runtime ? formatRuntime(title.runtime, locale) : null,
    ],
  ];
  return details.filter((detail): detail is [string, string] => Boolean(detail[1]));
}
