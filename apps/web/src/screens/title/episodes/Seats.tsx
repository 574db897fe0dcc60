import { Icon } from "@worthy/ui";
import { Check } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { numbersTo } from "../../../features/episodes/seenState.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import titleTexts from "../../../features/title/texts/title.en.json" with { type: "json" };

interface SeatsProps {
  season: number;
  episodeCount: number;
  isSeen: (episode: number) => boolean;
  /** The next episode, if it is in this season. */
  next: number | null;
  onToggle: (episode: number) => void;
}

/** A season has many of them, so their styles are in the style sheet. */
const STATES = { seen: "seat seat-seen", next: "seat seat-next", open: "seat" } as const;

/**
 * The episodes of a season as seats: pressed means seen. One tab stop; arrow keys, Home and End
 * move between seats.
 */
export function Seats({ season, episodeCount, isSeen, next, onToggle }: SeatsProps) {
  const t = useTexts(titleTexts);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? next ?? 1;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the keys come from the seats inside
    <div
      role="group"
      aria-label={t("title.episodesOf", { number: season })}
      onKeyDown={moveAmongSeats}
      className="rail -mx-4 mt-2 flex gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:gap-2 md:overflow-visible md:px-0"
    >
      {numbersTo(episodeCount).map((episode) => {
        const state = isSeen(episode) ? "seen" : episode === next ? "next" : "open";
        return (
          <button
            key={episode}
            type="button"
            tabIndex={episode === stop ? 0 : -1}
            aria-pressed={state === "seen"}
            aria-label={t(state === "next" ? "title.episodeNext" : "title.episode", {
              number: episode,
            })}
            onFocus={() => setFocused(episode)}
            onClick={() => onToggle(episode)}
            className={STATES[state]}
          >
            {state === "seen" ? <Icon of={Check} size={18} /> : episode}
          </button>
        );
      })}
    </div>
  );
}

function moveAmongSeats(event: KeyboardEvent<HTMLElement>): void {
  const seats = [...event.currentTarget.querySelectorAll("button")];
  const at = seats.findIndex((seat) => seat === document.activeElement);
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: seats.length - 1,
  };
  const place = places[event.key];
  if (place === undefined || at < 0) return;
  event.preventDefault();
  seats[Math.max(0, Math.min(seats.length - 1, place))]?.focus();
}
