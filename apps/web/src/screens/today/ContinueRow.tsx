import { useQuery } from "@tanstack/react-query";
import { Row, Skeleton } from "@worthy/ui";
import { startedQuery } from "../../features/episodes/seenQuery.ts";
import type { SeenEpisodes } from "../../features/episodes/seenState.ts";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { useUserId } from "../../features/session/useUserId.ts";
import type { TitleSummary } from "../../features/title/titleLabel.ts";
import { useT } from "../../messages/useT.ts";

export interface StartedShow {
  title: TitleSummary;
  progress: SeenEpisodes;
}

/** Without its code the row stays as the server drew it. */
const Cards = lateComponent<{ shows: readonly StartedShow[] }>(() => import("./ContinueCards.tsx").then((file) => file.ContinueCards), Waiting);

/** What the person is in the middle of; not there where that is nothing. What it is made of comes once the page is alive, in the room kept for it. */
export function ContinueRow() {
  const userId = useUserId();
  const { data } = useQuery({ ...startedQuery(userId ?? ""), enabled: userId !== null });
  const shows = data?.results ?? [];
  if (shows.length === 0) return null;
  return (
    <div className="col-span-full min-w-0">
      <Cards shows={shows} />
    </div>
  );
}

/** Width of a card in the row. */
export const CARD_WIDTH = "w-[min(19rem,82vw)]";

function Waiting({ shows }: { shows: readonly StartedShow[] }) {
  const t = useT();
  return (
    <Row heading={t("today.continue")} labels={{ previous: t("today.previous"), next: t("today.next") }} itemClass={CARD_WIDTH}>
      {shows.map(({ title }) => (
        <Skeleton key={title.id} className="h-25 w-full rounded-sheet" />
      ))}
    </Row>
  );
}
