import type { Contribution } from "@worthy/recommender";
import { isScoreCleared, type Progress } from "@worthy/domain";
import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import type { Title } from "../../catalogue/title.ts";
import type { PersonalView } from "../personalView.ts";
import { showReason } from "../showScore.ts";
import { traitLabel } from "../traitLabel.ts";

function presentContribution(row: Contribution, snapshot: CatalogueSnapshot) {
  if (row.type === "rest") return row;
  const title = snapshot.title(row.titleId);
  if (!title) return { type: "rest" as const, points: row.points };
  return {
    type: "title" as const,
    titleId: title.id,
    name: title.name,
    path: title.path,
    poster: `/${title.posterName}`,
    rating: row.rating,
    points: row.points,
    parts: row.parts.map((part) => ({ ...part, label: traitLabel(part) })),
  };
}

/** So many of the ratings that don't count are named. */
const MOST_MISLEADING = 3;

/** Why this score, with points that add up to it; null for a title the engine doesn't know. */
export function explainScore(
  view: PersonalView,
  title: Title,
  { progress, now, without }: { progress: Progress; now: number; without: number | undefined },
) {
  const { engine, snapshot, scorer } = view;
  const taste =
    without === undefined
      ? view.taste
      : engine.updateTaste(view.taste, { titleId: without, rating: null });
  const found = title.isScorable ? engine.explain(taste, title.id) : null;
  if (!found) return null;
  return {
    title: scorer.summary(title),
    score: isScoreCleared(title.firstAirDate, now) ? null : found.score,
    base: found.base,
    contributions: found.contributions.map((row) => presentContribution(row, snapshot)),
    confidence: { word: found.confidence, value: found.certainty },
    reason: showReason(found.reason, snapshot, title.id),
    progress,
    ratingCount: taste.tasteRatings,
    misleading: [...view.taste.misleading]
      .slice(-MOST_MISLEADING)
      .toReversed()
      .flatMap((id) => snapshot.title(id) ?? [])
      .map(({ id, name }) => ({ id, name })),
    rateNext: found.rateNext.flatMap((id) => snapshot.title(id) ?? []).map(scorer.summary),
  };
}
