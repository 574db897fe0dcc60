import { useQuery } from "@tanstack/react-query";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { IMAGE_WIDTHS } from "@worthy/domain";
import { Button, EmptyState, ErrorState, Skeleton } from "@worthy/ui";
import { Check, CheckCheck, ChevronLeft, ChevronRight, SearchX } from "lucide-react";
import { apiQuery } from "../../api/apiQuery.ts";
import { seenUpTo } from "../../features/episodes/seenState.ts";
import { useSeenEpisodes } from "../../features/episodes/useSeenEpisodes.ts";
import { useUndoableMark } from "../../features/episodes/useUndoableMark.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { EpisodeProviders } from "./EpisodeProviders.tsx";
import { useBesidePopup } from "./useBesidePopup.ts";
import { formatAirDate } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import titlePopupTexts from "./texts/titlePopup.en.json" with { type: "json" };
import { imageAddress } from "../../api/basePath.ts";

interface EpisodePopupProps {
  title: TitleInFull;
  episodeId: number;
  close: () => void;
}

/** An episode: details, whether it is seen, and its neighbours. */
export function EpisodePopup({ title, episodeId, close }: EpisodePopupProps) {
  const locale = useLocale();
  const t = useTexts(shellTexts, titlePopupTexts);
  const open = useBesidePopup();
  const {
    data: episode,
    error,
    refetch,
  } = useQuery(
    apiQuery("getEpisode", {
      params: { id: String(title.id), episodeId: String(episodeId) },
    }),
  );
  if (!episode) {
    const missing = error instanceof ApiFailure && error.status === 404;
    return (
      <PopupFrame title={title.name} shape="card" close={close}>
        {missing ? <EmptyState icon={SearchX} heading={t("titlePopup.noEpisode")} /> : null}
        {error && !missing ? (
          <ErrorState
            heading={t("titlePopup.episodeFailed")}
            retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
          />
        ) : null}
        {error ? null : <Skeleton className="mt-5 aspect-video w-full" />}
      </PopupFrame>
    );
  }
  const { seasonNumber, episodeNumber, name, airDate, previous, next } = episode;
  const place = t("titlePopup.place", { season: seasonNumber, episode: episodeNumber });
  const aired = formatAirDate(airDate, "day", locale) ?? t("titlePopup.noDate");
  return (
    <PopupFrame
      title={name ?? place}
      subtitle={`${title.name} \u00b7 ${name ? `${place} \u00b7 ${aired}` : aired}`}
      shape="card"
      close={close}
    >
      <img
        src={imageAddress(episode.still_path, IMAGE_WIDTHS.large) ?? undefined}
        alt=""
        width={800}
        height={450}
        className="mt-5 aspect-video w-full rounded-poster border border-hairline object-cover"
      />
      <SeenButtons title={title} season={seasonNumber} episode={episodeNumber} />
      <EpisodeProviders title={title} seasonId={episode.seasonId} episodeId={episodeId} />
      <nav
        aria-label={t("titlePopup.beside")}
        className="mt-5 flex justify-between gap-3 border-t border-hairline pt-3"
      >
        <Button
          variant="quiet"
          icon={ChevronLeft}
          disabled={previous === null}
          onClick={() => previous !== null && open("episode", previous)}
        >
          {t("titlePopup.previous")}
        </Button>
        <Button
          variant="quiet"
          icon={ChevronRight}
          disabled={next === null}
          onClick={() => next !== null && open("episode", next)}
          className="flex-row-reverse"
        >
          {t("titlePopup.next")}
        </Button>
      </nav>
    </PopupFrame>
  );
}

interface SeenButtonsProps {
  title: TitleInFull;
  season: number;
  episode: number;
}

function SeenButtons({ title, season, episode }: SeenButtonsProps) {
  const t = useTexts(titlePopupTexts);
  const lengths = title.seasons.map(({ seasonNumber, episodeCount }) => ({
    number: seasonNumber,
    episodeCount,
  }));
  const { state, mark } = useSeenEpisodes(title.id, lengths);
  const markWithUndo = useUndoableMark({ name: title.name, state, mark });
  const seen = state.isSeen({ season, episode });
  const upTo = seenUpTo(state, lengths, { season, episode });
  return (
    <div className="mt-5 grid gap-2">
      <Button
        size="large"
        variant={seen ? "outline" : "primary"}
        icon={Check}
        aria-pressed={seen}
        onClick={() => mark({ seasonNumber: season, episodes: [episode], seen: !seen })}
      >
        {t(seen ? "titlePopup.seen" : "titlePopup.markSeen")}
      </Button>
      {upTo ? (
        <Button
          variant="quiet"
          icon={CheckCheck}
          onClick={() => markWithUndo({ seen: true, exactly: upTo })}
        >
          {t("titlePopup.seenUpTo")}
        </Button>
      ) : null}
    </div>
  );
}
