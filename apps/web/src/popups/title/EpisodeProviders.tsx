import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../api/apiQuery.ts";
import { originalHome } from "../../features/sources/originalHome.ts";
import { sourcesQuery } from "../../features/sources/sourcesQuery.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { whereToWatch } from "../../features/sources/whereToWatch.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

interface EpisodeProvidersProps {
  title: TitleInFull;
  seasonId: number;
  episodeId: number;
}

/** Where to watch the episode, if known; shows nothing without an answer. */
export function EpisodeProviders({ title, seasonId, episodeId }: EpisodeProvidersProps) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  const params = { id: String(title.id), seasonId: String(seasonId), episodeId: String(episodeId) };
  const { data } = useQuery(apiQuery("listEpisodeProviders", { params, query: {} }));
  const region = useQuery(sourcesQuery).data?.region ?? null;
  const home = data ? originalHome({ providers: data.results }, locale) : null;
  const groups = data ? whereToWatch({ providers: data.results }, { region }, locale) : [];
  if (groups.length === 0 && home === null) return null;
  return (
    <div className="mt-5 divide-y divide-hairline border-t border-hairline">
      {home ? <p className="py-3 font-semibold">{home}</p> : null}
      {groups.map(({ heading, names, asOf }) => (
        <dl key={heading} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          <dt className="text-ink-second">{heading}</dt>
          <dd className="font-semibold">{names}</dd>
          {asOf ? (
            <dd className="w-full text-xs text-ink-second">{t("title.asOf", { date: asOf })}</dd>
          ) : null}
        </dl>
      ))}
    </div>
  );
}
