import { isScoreCleared, type Progress } from "@worthy/domain";
import type { Title } from "../../catalogue/title.ts";
import type { PersonalView } from "../personalView.ts";
import { nameReason } from "../../titles/presentNode.ts";
import { showReason } from "../showScore.ts";
import { presentContribution, type RatingTimes } from "./presentContribution.ts";

/** So many of the ratings that don't count are named. */
const MOST_MISLEADING = 3;

interface ExplainOptions {
  progress: Progress;
  /** When the person rated these titles. */
  ratingTimes: (titleIds: readonly number[]) => Promise<RatingTimes>;
  now: number;
  /** A rated title: all as it would be without its rating. */
  without: number | undefined;
}

/** Why this score, with points that add up to it; null for a title the engine doesn't know. */
export async function explainScore(
  view: PersonalView,
  title: Title,
  { progress, ratingTimes, now, without }: ExplainOptions,
) {
  const { engine, snapshot, scorer } = view;
  const taste =
    without === undefined
      ? view.taste
      : engine.updateTaste(view.taste, { titleId: without, rating: null });
  const found = title.isScorable ? engine.explain(taste, title.id) : null;
  if (!found) return null;
  const times = await ratingTimes(
    found.contributions.flatMap((row) => (row.type === "title" ? [row.titleId] : [])),
  );
  return {
    title: scorer.summary(title),
    score: isScoreCleared(title.firstAirDate, now) ? null : found.score,
    base: found.base,
    contributions: found.contributions.map((row) =>
      presentContribution(row, { snapshot, scorer, ratingTimes: times }),
    ),
    confidence: { word: found.confidence, value: found.certainty },
    reason: nameReason(showReason(found.reason, snapshot, title.id), snapshot.title, view),
    progress,
    ratingCount: taste.tasteRatings,
    misleading: [...view.taste.misleading]
      .slice(-MOST_MISLEADING)
      .toReversed()
      .flatMap((id) => snapshot.title(id) ?? [])
      .map((each) => ({ id: each.id, name: scorer.name(each) })),
    rateNext: found.rateNext.flatMap((id) => snapshot.title(id) ?? []).map(scorer.summary),
  };
}
