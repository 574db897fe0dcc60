import { useQuery } from "@tanstack/react-query";
import { laterQuery } from "../../api/laterQuery.ts";
import { sourcesQuery } from "../../features/sources/sourcesQuery.ts";
import { useT } from "../../messages/useT.ts";
import type { TitleInFull } from "../../screens/title/titleFacts.ts";
import { whereToWatch } from "../../screens/title/whereToWatch.ts";

interface EpisodeProvidersProps {
  title: TitleInFull;
  seasonId: number;
  episodeId: number;
}

/** Who shows the episode, as far as it is known; without an answer nothing is said. */
export function EpisodeProviders({ title, seasonId, episodeId }: EpisodeProvidersProps) {
  const t = useT();
  const params = { id: String(title.id), seasonId: String(seasonId), episodeId: String(episodeId) };
  const { data } = useQuery(laterQuery("listEpisodeProviders", "titles", { params, query: {} }));
  const region = useQuery(sourcesQuery).data?.region ?? null;
  const groups = data ? whereToWatch({ providers: data.results }, { region }, t) : [];
  if (groups.length === 0) return null;
  return (
    <dl className="mt-5 divide-y divide-hairline border-t border-hairline">
      {groups.map(({ heading, names, asOf }) => (
        <div key={heading} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          <dt className="text-ink-second">{heading}</dt>
          <dd className="font-semibold">{names}</dd>
          {asOf ? <dd className="w-full text-xs text-ink-second">{t("title.asOf", { date: asOf })}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
