import { IconButton, PosterImage, UiLink, UNDO_TIMEOUT } from "@worthy/ui";
import { Check } from "lucide-react";
import type { StartedShow } from "../../../features/episodes/seenQuery.ts";
import { seenState } from "../../../features/episodes/seenState.ts";
import { useMarkSeen, useSeenWrites } from "../../../features/episodes/useMarkSeen.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useTrackOpened } from "../../../features/title/BlockContext.ts";
import { posterSources } from "../../../features/title/posterSources.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import todayTexts from "../texts/today.en.json" with { type: "json" };

/** A show with its next episode; one press marks that as seen, and the following one appears. */
export function ContinueCard({ title, progress }: StartedShow) {
  const t = useTexts(shellTexts, todayTexts);
  const { toasts } = useServices();
  const mark = useMarkSeen();
  const trackOpened = useTrackOpened();
  const lengths = progress.seasons.map(({ seasonNumber, episodeCount }) => ({
    number: seasonNumber,
    episodeCount,
  }));
  const state = seenState(lengths, progress, useSeenWrites(title.id));
  const { next } = state;
  const aired = progress.seasons.reduce((sum, { airedCount }) => sum + airedCount, 0);
  const where = next && { season: next.season, episode: next.episode, name: title.name };
  const press = () => {
    if (!next || !where) return;
    const write = { titleId: title.id, seasonNumber: next.season, episodes: [next.episode] };
    mark({ ...write, seen: true });
    toasts.show({
      id: `seen-${title.id}`,
      text: t("today.episodeSeen", where),
      timeout: UNDO_TIMEOUT,
      action: { label: t("shell.undo"), onPress: () => mark({ ...write, seen: false }) },
    });
  };
  return (
    <div className="relative flex min-h-25 items-center gap-3 overflow-hidden rounded-sheet border border-hairline bg-raised p-2.5 pe-1.5">
      <UiLink
        href={title.path}
        onClick={() => trackOpened(title.id)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-poster"
      >
        <span className="w-12 shrink-0">
          <PosterImage {...posterSources(title, "48px")} alt="" fallback="" />
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold wrap-break-word">{title.name}</span>
          <span className="block truncate text-sm text-ink-second">
            {where ? t("today.nextEpisode", where) : t("today.allSeen")}
          </span>
          {next?.name ? (
            <span className="block truncate text-sm text-ink-second">{next.name}</span>
          ) : null}
        </span>
      </UiLink>
      {where ? (
        <IconButton icon={Check} outlined label={t("today.markEpisode", where)} onClick={press} />
      ) : null}
      <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 bg-edge/40">
        <span
          className="block h-full bg-ink-second forced-color-adjust-none forced-colors:bg-[CanvasText]"
          style={{ width: `${aired === 0 ? 0 : Math.min(100, (100 * state.count) / aired)}%` }}
        />
      </span>
    </div>
  );
}
