import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useProgress } from "../../../features/rating/useProgress.ts";
import { shownScore } from "../../../features/score/shownScore.ts";
import { deviceStorage, tabStorage } from "../../../features/session/deviceStorage.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import { parseVisitScores, risenTitles, withSeenScores, type VisitScores } from "./risenScores.ts";
import {
  filmsQuery,
  shortQuery,
  showsQuery,
  tonightQuery,
  type Recommendation,
} from "../todayRows.ts";

const KEY = "todayScores";
const VISIT_KEY = "todayVisit";

/** Identifies this visit: it lasts as long as the tab, and is not sent to anybody. */
function visitOfTab(): string {
  const visit = tabStorage.read(VISIT_KEY) ?? String(Date.now());
  tabStorage.write(VISIT_KEY, visit);
  return visit;
}

/**
 * Today's titles whose score has reached a higher band since this device's previous visit. Empty on
 * the server.
 */
export function useRisenTitles(): { title: Recommendation; was: number }[] {
  const progress = useProgress();
  const userId = useUserId();
  const lists = [
    useQuery(tonightQuery(userId)).data,
    useQuery(shortQuery(userId)).data,
    useQuery(showsQuery(userId)).data,
    useQuery(filmsQuery(userId)).data,
  ];
  const [kept, keep] = useState<VisitScores | null>(null);
  const whole = lists.every((list) => list !== undefined);
  const ids = lists
    .map((list) => list?.recommendations.map(({ id, score }) => `${id}:${score}`).join())
    .join();
  const titles = useMemo(
    () =>
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- ids say all that matters of the lists
      lists
        .flatMap((list) => list?.recommendations ?? [])
        .filter((title) => shownScore(title, progress)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
    [ids, progress],
  );
  useEffect(() => {
    if (!whole || titles.length === 0) return;
    const next = withSeenScores(parseVisitScores(deviceStorage.read(KEY)), visitOfTab(), titles);
    deviceStorage.write(KEY, JSON.stringify(next));
    keep(next);
  }, [whole, titles]);
  return kept ? risenTitles(kept, titles) : [];
}
