import { useQuery } from "@tanstack/react-query";
import { OVER_PAGE, RouterLink } from "../../features/links/RouterLink.tsx";
import { LookUpLinks } from "../../features/sources/LookUpLinks.tsx";
import { originalHome } from "../../features/sources/originalHome.ts";
import { SourceCredits } from "../../features/sources/SourceCredits.tsx";
import { sourcesQuery } from "../../features/sources/sourcesQuery.ts";
import { whereToWatch } from "../../features/sources/whereToWatch.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { popupAddress } from "../../popups/popupAddress.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** Who offers the title, as far as sources say so; otherwise where to look it up. */
export function WhereToWatch({ title }: { title: TitleInFull }) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  const location = useLocation();
  const { data } = useQuery(sourcesQuery);
  const region = data?.region ?? null;
  const home = originalHome(title, locale);
  const groups = whereToWatch(title, { region }, locale);
  return (
    <section
      aria-labelledby="watch"
      className="rounded-sheet border border-hairline bg-raised px-5 py-4"
    >
      <h2 id="watch" className="font-display text-lg font-semibold">
        {t("title.whereToWatch")}
      </h2>
      {home ? <p className="mt-1 text-sm text-ink-second">{home}</p> : null}
      {groups.length === 0 ? <LookUpLinks title={title} region={region} /> : null}
      {groups.map(({ heading, names, asOf }) => (
        <dl key={heading} className="border-b border-hairline py-3">
          {/* Server and browser may have different names for a country. */}
          <dt suppressHydrationWarning className="text-sm text-ink-second">
            {heading}
          </dt>
          <dd className="font-semibold">{names}</dd>
          {asOf ? (
            <dd className="text-xs text-ink-second">{t("title.asOf", { date: asOf })}</dd>
          ) : null}
        </dl>
      ))}
      <RouterLink
        href={popupAddress(location, "report", String(title.id))}
        {...OVER_PAGE}
        rel="nofollow"
        className="quiet-link"
      >
        {t(groups.length === 0 ? "title.addSource" : "title.wrong")}
      </RouterLink>
      <SourceCredits sources={title.attributions} />
    </section>
  );
}
