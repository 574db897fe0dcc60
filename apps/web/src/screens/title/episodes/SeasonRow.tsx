import { IconButton } from "@worthy/ui";
import { CheckCheck, ChevronDown, ChevronUp, Undo2 } from "lucide-react";
import { useState } from "react";
import { useT, type T } from "../../../messages/useT.ts";
import type { TitleInFull } from "../titleFacts.ts";
import { Seats } from "./Seats.tsx";
import type { SeenState } from "./seenState.ts";
import type { MarkSeen } from "./useSeenEpisodes.ts";

interface SeasonRowProps {
  season: TitleInFull["seasons"][number];
  state: SeenState;
  mark: MarkSeen;
  /** Many seasons fold their seats away, all but the one that goes on. */
  collapsible: boolean;
  current: boolean;
}

/** A season: how much of it is seen, what comes next, its seats, and marking it whole. */
export function SeasonRow({ season: { id, seasonNumber, year, episodeCount }, state, mark, collapsible, current }: SeasonRowProps) {
  const t = useT();
  const [shown, setShown] = useState(!collapsible || current);
  const [wasCurrent, setWasCurrent] = useState(current);
  // What has been opened stays so: the last episode of a season does not fold away under the finger that marks it.
  if (current && !wasCurrent) {
    setWasCurrent(true);
    setShown(true);
  }
  const seen = state.countOf({ number: seasonNumber, episodeCount });
  const whole = seen === episodeCount;
  const next = state.next?.season === seasonNumber ? state.next : null;
  const toggle = (episode: number) => mark({ seasonNumber, episodes: [episode], seen: !state.isSeen({ season: seasonNumber, episode }) });
  return (
    <section className="mt-3" aria-labelledby={`season-${id}`}>
      <div className="flex items-center gap-2">
        <h3 id={`season-${id}`} className="font-semibold whitespace-nowrap">
          {t("title.season", { number: seasonNumber })}
        </h3>
        <span className="text-ink-second">{year}</span>
        <span className="ms-auto text-end text-sm text-ink-second" aria-live="polite">
          {progressOf({ seen, episodeCount, next }, t)}
        </span>
        <span className="-me-2 flex">
          <IconButton
            icon={whole ? Undo2 : CheckCheck}
            label={t(whole ? "title.markSeasonUnseen" : "title.markSeasonSeen", { number: seasonNumber })}
            onClick={() => mark({ seasonNumber, seen: !whole })}
          />
          {collapsible ? (
            <IconButton icon={shown ? ChevronUp : ChevronDown} label={t("title.episodesOf", { number: seasonNumber })} aria-expanded={shown} onClick={() => setShown(!shown)} />
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

function progressOf({ seen, episodeCount, next }: { seen: number; episodeCount: number; next: SeenState["next"] }, t: T): string {
  const counted = t("title.seenOf", { seen, count: episodeCount });
  if (!next) return counted;
  return `${counted}. ${next.name ? t("title.nextNamed", { number: next.episode, name: next.name }) : t("title.next", { number: next.episode })}`;
}
