import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "@worthy/ui";
import { OVER_PAGE, RouterLink } from "../../features/links/RouterLink.tsx";
import { originalHome } from "../../features/sources/originalHome.ts";
import { LookUpLinks } from "../../features/sources/LookUpLinks.tsx";
import { SourceCredits } from "../../features/sources/SourceCredits.tsx";
import { sourcesQuery } from "../../features/sources/sourcesQuery.ts";
import { WatchlistSplitButton } from "../../features/watchlists/adding/WatchlistSplitButton.tsx";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { whereToWatch } from "../../features/sources/whereToWatch.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** Watchlist, providers, and what it is about. */
export function TitleAside({ title }: { title: TitleInFull }) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  const { data } = useQuery(sourcesQuery);
  const home = originalHome(title, locale);
  const region = data?.region ?? null;
  const groups = whereToWatch(title, { region }, locale);
  return (
    <div className="flex flex-col gap-4">
      <WatchlistSplitButton title={title} />
      {title.trailers[0] ? (
        <RouterLink
          href={`${title.path}/trailer/${title.trailers[0].key}`}
          {...OVER_PAGE}
          className={buttonClass("outline", "large")}
        >
          {t("title.trailer")}
        </RouterLink>
      ) : null}
      {home ? (
        <p className="border-t border-hairline pt-4 font-display font-semibold md:text-lg">
          {home}
        </p>
      ) : null}
      {groups.length === 0 ? <LookUpLinks title={title} region={region} /> : null}
      {groups.map(({ heading, names, asOf }) => (
        <dl
          key={heading}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline pt-4 md:block"
        >
          {/* Server and browser may have different names for a country. */}
          <dt suppressHydrationWarning className="text-ink-second md:text-sm">
            {heading}
          </dt>
          <dd className="font-display font-semibold md:text-lg">{names}</dd>
          {asOf ? (
            <dd className="w-full text-xs text-ink-second">{t("title.asOf", { date: asOf })}</dd>
          ) : null}
        </dl>
      ))}
      <p className="border-t border-hairline pt-4 text-pretty text-ink md:text-sm">
        {title.overview || title.logline}
      </p>
      {title.originalName ? (
        <p className="text-sm text-ink-second">
          {t("title.originalName", { name: title.originalName })}
        </p>
      ) : null}
      <SourceCredits sources={title.attributions} />
    </div>
  );
}
