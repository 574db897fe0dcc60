import { useEffect, useEffectEvent } from "react";
import { isFreeKey } from "../../../features/shortcuts/isFreeKey.ts";
import { shortcutsAreOn } from "../../../features/shortcuts/shortcutSetting.ts";
import { useUndismissed } from "../../../features/notInterested/useUndismissed.ts";
import { CARD_HEIGHT, CARDS_GRID } from "../todayFrame.ts";
import type { Evening, TodayCard } from "../todayQueries.ts";
import { PickedCard } from "./PickedCard.tsx";
import { useNotTonight } from "./useNotTonight.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

const SLOTS = ["safe", "different", "short"] as const;

interface TodayCardsProps {
  cards: readonly TodayCard[];
  evening: Evening;
}

/** The three picks for tonight; each makes room for the next of its kind. */
export function TodayCards({ cards, evening }: TodayCardsProps) {
  const t = useTexts(todayTexts);
  const { isAway, putAway, undo } = useNotTonight();
  const all = cards.flatMap(({ pick, next }) => (next ? [pick, next] : [pick]));
  const offered = new Set(useUndismissed(all).map(({ id }) => id));
  const onUndo = useEffectEvent(undo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "z" && isFreeKey(event) && shortcutsAreOn()) onUndo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div className={CARDS_GRID}>
      {SLOTS.map((slot) => {
        const card = cards.find((one) => one.slot === slot);
        const pick = [card?.pick, card?.next].find(
          (title) => title && offered.has(title.id) && !isAway(title.id),
        );
        if (card && pick)
          return (
            <PickedCard
              key={slot}
              slot={slot}
              pick={pick}
              breakFrom={card.breakFrom}
              onAway={() => putAway(pick)}
            />
          );
        return (
          <p
            key={slot}
            className={`grid place-items-center rounded-sheet border border-dashed border-edge p-5 text-center text-ink-second ${CARD_HEIGHT}`}
          >
            {evening.longest > 0
              ? t("today.noneSoShort", { minutes: evening.longest })
              : t("today.none")}
          </p>
        );
      })}
    </div>
  );
}
