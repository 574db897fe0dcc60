import { episodeIdOf } from "@worthy/domain";
import { IconButton } from "@worthy/ui";
import { CheckCheck, ChevronDown, ChevronUp, Undo2 } from "lucide-react";
import { useState } from "react";
import type { SeenState } from "../../../features/episodes/seenState.ts";
import type { MarkSeen } from "../../../features/episodes/useSeenEpisodes.ts";
import { useHydrated } from "../../../features/fields/useHydrated.ts";
import { OVER_PAGE, RouterLink } from "../../../features/links/RouterLink.tsx";
import { pageOf } from "../../../router/popupPath.ts";
import { useLocation } from "../../../router/useLocation.ts";
import type { TitleInFull } from "../../../features/title/titleLabel.ts";
import { Seats } from "./Seats.tsx";
import type { Locale } from "../../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import titleTexts from "../../../features/title/texts/title.en.json" with { type: "json" };

interface SeasonRowProps {
  season: TitleInFull["seasons"][number];
  state: SeenState;
  mark: MarkSeen;
  markWithUndo: MarkSeen;
  /** With many seasons, all but the current one fold their seats away. */
  collapsible: boolean;
  current: boolean;
}

/** More seats than this are hidden until requested. */
const MOST_SEATS = 100;

/** A season: how much of it is seen, the next episode, its seats, and a button for all of it. */
export function SeasonRow({
  season: { id, seasonNumber, year, episodeCount },
  state,
  mark,
  markWithUndo,
  collapsible,
  current,
}: SeasonRowProps) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  const inBrowser = useHydrated();
  const page = pageOf(useLocation().pathname);
  const seen = state.countOf({ number: seasonNumber, episodeCount });
  const folds = collapsible || episodeCount > MOST_SEATS;
  const [shown, setShown] = useState(
    !folds || (current && (episodeCount <= MOST_SEATS || seen > 0)),
  );
  const [wasCurrent, setWasCurrent] = useState(current);
  // What was opened stays open: the last episode of a season doesn't fold away while being pressed.
  if (current && !wasCurrent) {
    setWasCurrent(true);
    setShown(true);
  }
  const whole = seen === episodeCount;
  const next = state.next?.season === seasonNumber ? state.next : null;
  const toggle = (episode: number) =>
    mark({
      seasonNumber,
      episodes: [episode],
      seen: !state.isSeen({ season: seasonNumber, episode }),
    });
  return (
    <section aria-labelledby={`season-${id}`}>
      <div className="season">
        <h3 id={`season-${id}`}>{t("title.season", { number: seasonNumber })}</h3>
        <span>{year}</span>
        <span aria-live={inBrowser ? "polite" : undefined}>
          {episodeCount > 0 ? (
            <RouterLink
              href={`${page}/episode/${episodeIdOf(id, next?.episode ?? 1)}`}
              {...OVER_PAGE}
              rel="nofollow"
              className="season-link"
            >
              {progressOf({ seen, episodeCount, next }, locale)}
              <span className="sr-only">{t("title.episode", { number: next?.episode ?? 1 })}</span>
            </RouterLink>
          ) : null}
        </span>
        {/* Buttons do nothing before scripts run: until then there is only their room, which keeps pages of long shows light. */}
        <span className={folds ? "season-tools" : "season-tools min-w-11"}>
          {inBrowser && episodeCount > 0 ? (
            <IconButton
              icon={whole ? Undo2 : CheckCheck}
              label={t(whole ? "title.markSeasonUnseen" : "title.markSeasonSeen", {
                number: seasonNumber,
              })}
              onClick={() => markWithUndo({ seasonNumber, seen: !whole })}
            />
          ) : null}
          {inBrowser && folds && episodeCount > 0 ? (
            <IconButton
              icon={shown ? ChevronUp : ChevronDown}
              label={t("title.episodesOf", { number: seasonNumber })}
              aria-expanded={shown}
              onClick={() => setShown(!shown)}
            />
          ) : null}
        </span>
      </div>
      {shown ? (
        <Seats
          season={seasonNumber}
          episodeCount={episodeCount}
          isSeen={(episode) => state.isSeen({ season: seasonNumber, episode })}
          next={next?.episode ?? null}
          onToggle={toggle}
        />
      ) : null}
    </section>
  );
}

function progressOf(
  { seen, episodeCount, next }: { seen: number; episodeCount: number; next: SeenState["next"] },
  locale: Locale,
): string {
  const t = locale.texts(titleTexts);
  const counted = t("title.seenOf", { seen, count: episodeCount });
  if (!next) return counted;
  return `${counted}. ${next.name ? t("title.nextNamed", { number: next.episode, name: next.name }) : t("title.next", { number: next.episode })}`;
}
