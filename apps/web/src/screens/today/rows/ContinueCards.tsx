import { Row } from "@worthy/ui";
import { useState } from "react";
import type { StartedShow } from "../../../features/episodes/seenQuery.ts";
import { BlockContext } from "../../../features/title/BlockContext.ts";
import { ContinueCard } from "./ContinueCard.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import { stableOrder } from "./stableOrder.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

interface ContinueCardsProps {
  shows: readonly StartedShow[];
  /** Class of a card's width. */
  cardWidth: string;
}

/** Shows to continue, each with its next episode. */
export function ContinueCards({ shows, cardWidth }: ContinueCardsProps) {
  const t = useTexts(todayTexts);
  const ordered = useSteadyOrder(shows, ({ title }) => title.id);
  return (
    <BlockContext value="Continue watching">
      <Row
        heading={t("today.continue")}
        labels={{ previous: t("today.previous"), next: t("today.next") }}
        itemClass={cardWidth}
      >
        {ordered.map((show) => (
          <ContinueCard key={show.title.id} {...show} />
        ))}
      </Row>
    </BlockContext>
  );
}

/**
 * Items in the order in which they first appeared, so that none moves away while being pressed; new
 * ones come first.
 */
function useSteadyOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => number,
): readonly Item[] {
  const [order, keep] = useState<readonly number[]>([]);
  const next = stableOrder(order, items.map(idOf));
  if (next.join() !== order.join()) keep(next);
  return items.toSorted((a, b) => next.indexOf(idOf(a)) - next.indexOf(idOf(b)));
}
