import { useEffect, useState } from "react";
import { useProgress } from "../../../features/rating/useProgress.ts";
import { shownScore } from "../../../features/score/shownScore.ts";
import { deviceStorage, tabStorage } from "../../../features/session/deviceStorage.ts";
import { parseVisitScores, risenTitles, withSeenScores, type VisitScores } from "./risenScores.ts";
import type { TodayRow } from "../todayQueries.ts";

const KEY = "todayScores";
const VISIT_KEY = "todayVisit";

/** Identifies this visit: it lasts as long as the tab, and is not sent to anybody. */
function visitOfTab(): string {
  const visit = tabStorage.read(VISIT_KEY) ?? String(Date.now());
  tabStorage.write(VISIT_KEY, visit);
  return visit;
}

/**
 * Former scores of Today's titles that have reached a higher band since this device's previous visit,
 * by id. Empty on the server.
 */
export function useRisenTitles(rows: readonly TodayRow[]): ReadonlyMap<number, number> {
  const progress = useProgress();
  const [kept, keep] = useState<VisitScores | null>(null);
  const titles = rows
    .flatMap((row) => row.titles)
    .filter((title) => shownScore(title, progress) !== null);
  const ids = titles.map(({ id, score }) => `${id}:${score}`).join();
  useEffect(() => {
    if (titles.length === 0) return;
    const next = withSeenScores(parseVisitScores(deviceStorage.read(KEY)), visitOfTab(), titles);
    deviceStorage.write(KEY, JSON.stringify(next));
    keep(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- ids say all that matters of the titles
  }, [ids]);
  return new Map(kept ? risenTitles(kept, titles).map(({ title, was }) => [title.id, was]) : []);
}
