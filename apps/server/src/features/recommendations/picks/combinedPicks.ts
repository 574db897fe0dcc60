import { isScoreCleared, isTaste } from "@worthy/domain";
import type { CombinedScore, Engine, Taste } from "@worthy/recommender";
import { firstInOrder } from "../../catalogue/firstInOrder.ts";
import type { Title } from "../../catalogue/title.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { presentSummary } from "../../titles/presentNode.ts";
import type { PersonalView } from "../personalView.ts";
import { byRank, pickTitles, type CandidateSource, type PickOptions } from "./pickTitles.ts";

/** People who look for something together. */
export interface Group {
  /** Everybody's tastes, including the caller's. */
  tastes: readonly Taste[];
  /** Titles already on their list. */
  itemIds: readonly number[];
  /** Shows that one of them has completely seen. */
  seenWhole: ReadonlySet<number>;
  now: number;
  /** Whether there is a score for all of them. */
  isScored: boolean;
}

/** The fair order is computed for this many titles, the best by mean. */
const CONSIDERED = 500;

/** A title that one of them has seen or declined isn't new for the group. */
export function isOpen(
  { tastes, seenWhole }: Pick<Group, "tastes" | "seenWhole">,
  titleId: number,
): boolean {
  return (
    !seenWhole.has(titleId) &&
    tastes.every(({ ratings }) => {
      const rating = ratings.get(titleId);
      return rating === undefined || (rating !== "NOT_INTERESTED" && !isTaste(rating));
    })
  );
}

type Page = Exclude<ReturnType<typeof pickTitles>, Refusal>;

/** Featured titles that are new to all of them. */
function withoutKnown(page: Page | Refusal, { tastes, itemIds, seenWhole }: Group): Page | Refusal {
  if (page instanceof Refusal) return page;
  const isNew = (id: number) =>
    !itemIds.includes(id) && !seenWhole.has(id) && tastes.every(({ ratings }) => !ratings.has(id));
  return {
    ...page,
    featuredRecommendations: page.featuredRecommendations.filter(({ id }) => isNew(id)),
  };
}

/** The titles with the best mean of everybody's scores, best first. */
export function bestByMean(
  { engine, tastes, limit }: { engine: Engine; tastes: readonly Taste[]; limit: number },
  test: (titleId: number) => boolean,
): number[] {
  const means = new Float64Array(engine.titleIds.length);
  const open: number[] = [];
  engine.titleIds.forEach((id, at) => {
    if (!test(id)) return;
    open.push(at);
    means[at] = tastes.reduce((sum, { scores }) => sum + (scores[at] ?? 0), 0) / tastes.length;
  });
  return firstInOrder(open, limit, (a, b) => (means[b] ?? 0) - (means[a] ?? 0) || a - b).map(
    (at) => engine.titleIds[at] ?? 0,
  );
}

/**
 * Picks for all of them: fair to each at the top, with the mean of their scores. For a single
 * person, these are their own picks.
 */
export function combinedPicks(
  view: PersonalView,
  options: PickOptions,
  group: Group,
): Page | Refusal {
  const { tastes, itemIds, now, isScored } = group;
  const listed = new Set(itemIds);
  const alone: CandidateSource = (own, { test, limit }) =>
    byRank(own, { limit, test: (id) => !listed.has(id) && test(id) });
  const unscored = (title: Title) => ({
    ...presentSummary(title, null, view),
    reason: null,
    confidence: null,
  });
  const scorer = isScored ? view.scorer : { ...view.scorer, recommendation: unscored };
  if (tastes.length < 2)
    return withoutKnown(pickTitles({ ...view, scorer }, options, alone), group);
  const together: CandidateSource = ({ engine }, { test, limit }) => {
    const byMean = bestByMean(
      { engine, tastes, limit: Math.max(CONSIDERED, limit) },
      (id) => !listed.has(id) && isOpen(group, id) && test(id),
    );
    return [
      ...engine.combine(tastes, byMean.slice(0, CONSIDERED), "fair").map(idOf),
      ...byMean.slice(CONSIDERED),
    ];
  };
  const recommendation = (title: Title) => {
    const [shared] = isScoreCleared(title.firstAirDate, now)
      ? []
      : view.engine.combine(tastes, [title.id], "mean");
    return {
      ...presentSummary(title, shared?.score ?? null, view),
      reason: null,
      confidence: null,
    };
  };
  return withoutKnown(
    pickTitles({ ...view, scorer: { ...view.scorer, recommendation } }, options, together),
    group,
  );
}

const idOf = ({ titleId }: CombinedScore) => titleId;
