import { useQuery } from "@tanstack/react-query";
import { Row, Skeleton } from "@worthy/ui";
import { startedQuery, type StartedShow } from "../../../features/episodes/seenQuery.ts";
import { NeedsScripts } from "../../../features/failures/NeedsScripts.tsx";
import { deferredComponent } from "../../../features/failures/deferredComponent.tsx";
import { useUserId } from "../../../features/session/useUserId.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

interface CardsProps {
  shows: readonly StartedShow[];
  cardWidth: string;
}

/** Without its code the row stays as the server rendered it. */
const Cards = deferredComponent<CardsProps>(
  () => import("./ContinueCards.tsx").then((file) => file.ContinueCards),
  Waiting,
);

/**
 * What the person is watching; hidden if empty. Its content is loaded after hydration, in reserved
 * room.
 */
export function ContinueRow() {
  const userId = useUserId();
  const { data } = useQuery({ ...startedQuery(userId ?? ""), enabled: userId !== null });
  const shows = data?.results ?? [];
  if (shows.length === 0) return null;
  return (
    <div className="col-span-full min-w-0">
      <Cards shows={shows} cardWidth={CARD_WIDTH} />
    </div>
  );
}

/** Width of a card in the row. */
const CARD_WIDTH = "w-[min(19rem,82vw)]";

function Waiting({ shows, cardWidth }: CardsProps) {
  const t = useTexts(todayTexts);
  return (
    <Row
      heading={t("today.continue")}
      labels={{ previous: t("today.previous"), next: t("today.next") }}
      itemClass={cardWidth}
    >
      {shows.map(({ title }, index) => (
        <div key={title.id}>
          <Skeleton className="h-25 w-full rounded-sheet" />
          {index === 0 ? <NeedsScripts /> : null}
        </div>
      ))}
    </Row>
  );
}
