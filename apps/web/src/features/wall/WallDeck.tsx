import { Button, IconButton } from "@worthy/ui";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../messages/useT.ts";
import { DeckButtons } from "./DeckButtons.tsx";
import { DeckCard } from "./DeckCard.tsx";
import { RatedPoster } from "./RatedPoster.tsx";
import type { WallRatings } from "./useWallRatings.ts";
import type { WallTitle } from "./wallQuery.ts";

interface WallDeckProps {
  titles: readonly WallTitle[];
  ratings: WallRatings;
  more: (() => void) | null;
}

const BEHIND = ["translate-y-4 scale-[0.93]", "translate-y-8 scale-[0.86]"];

/** The wall on phones: one card at a time, swiped away in four directions or rated with a button. */
export function WallDeck({ titles, ratings, more }: WallDeckProps) {
  const t = useT();
  // A card that was loved by a second tap must stay for it, so a tap does not send the card away: swipes, buttons and Next do.
  const [held, hold] = useState<number | null>(null);
  const [byKey, setByKey] = useState(false);
  const waiting = titles.filter((title) => title.id === held || ratings.of(title.id) === null);
  const [top, ...behind] = waiting;
  const undo = () => {
    hold(ratings.last?.title.id ?? null);
    ratings.undo();
  };
  if (!top) return more ? <Button onClick={more}>{t("wall.morePosters")}</Button> : <p className="py-10 text-center text-ink-second">{t("wall.allRated")}</p>;
  const value = ratings.of(top.id);
  const leave = () => {
    hold(null);
    if (waiting.length <= BEHIND.length + 1) more?.();
  };
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="relative isolate mb-8 w-[clamp(8rem,calc((100dvh-31rem)*2/3),15.5rem)]">
        {behind.slice(0, BEHIND.length).map((title, depth) => (
          <div key={title.id} aria-hidden className={`absolute inset-0 origin-bottom ${BEHIND[depth] ?? ""}`} style={{ zIndex: -1 - depth }}>
            <RatedPoster title={title} value={null} />
          </div>
        ))}
        <DeckCard
          key={top.id}
          title={top}
          value={value}
          onTap={(next) => (hold(top.id), ratings.give(top, next))}
          onSwipe={(next, key) => (setByKey(key), ratings.give(top, next), leave())}
          focused={byKey}
          onUndo={undo}
        />
        <IconButton
          icon={Undo2}
          label={ratings.last ? t("wall.undo", { name: ratings.last.title.name }) : t("shell.undo")}
          disabled={!ratings.last}
          onClick={undo}
          className="absolute inset-bs-0 -inset-s-12"
        />
      </div>
      <DeckButtons name={top.name} value={value} onRate={(next) => (ratings.give(top, next), leave())} />
      {value ? (
        <Button variant="outline" onClick={leave}>
          {t("wall.next")}
        </Button>
      ) : null}
    </div>
  );
}
