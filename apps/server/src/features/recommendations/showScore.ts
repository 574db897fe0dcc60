import {
  nothingSaid,
  reasonOf,
  type Engine,
  type Reason,
  type Shared,
  type Taste,
  type TitleScore,
} from "@worthy/recommender";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { cachedPlan, type PlanView } from "./cachedPlan.ts";
import { traitLabel } from "./traitLabel.ts";
import type { ReasonShown, ShownScore } from "../titles/presentNode.ts";

/** The reason for a title's score, with the names of its titles. */
export function showReason(
  reason: Reason,
  snapshot: CatalogueSnapshot,
  titleId: number,
): ReasonShown {
  if (reason.kind === "own-rating") return { kind: reason.kind, rating: reason.rating };
  if (!("titleIds" in reason)) return { kind: reason.kind };
  const titles = reason.titleIds
    .flatMap((id) => snapshot.title(id) ?? [])
    .map(({ id, name }) => ({ id, name }));
  return {
    // Clients of 0.2.0 know no kind of its own for a meh.
    ...(reason.kind === "because-meh"
      ? { kind: "because-disliked", meh: true }
      : { kind: reason.kind }),
    titles,
    shared: showShared(reason.shared, [...titles, snapshot.title(titleId)]),
  };
}

/** What titles share; a franchise that the name of one already says, the title itself or a rated one, is nothing more. */
export const showShared = (
  shared: readonly Shared[],
  titles: readonly ({ name: string } | undefined)[],
): { trait: string; key: string; label: string }[] =>
  shared
    .filter(
      ({ trait, label }) =>
        trait !== "franchise" || !titles.some((title) => title?.name.includes(label)),
    )
    .map((one) => ({ trait: one.trait, key: one.key, label: traitLabel(one) }));

/** At most this many scores are kept for each taste: a few pages of titles. */
const MOST_KEPT = 200;

/** Scores of a taste, which never change. */
const keptScores = new WeakMap<Taste, Map<number, TitleScore>>();

export function scoreOf(engine: Engine, taste: Taste, titleId: number): TitleScore | null {
  const kept = keptScores.get(taste) ?? new Map<number, TitleScore>();
  keptScores.set(taste, kept);
  const known = kept.get(titleId);
  if (known) return known;
  const [score = null] = engine.score(taste, [titleId]);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (score) kept.set(titleId, score);
  return score;
}

/** Reasons shown on a person's pages, as a tree: shown in the same order, they are the same. */
interface ReasonNode {
  readonly reason: ReasonShown;
  readonly next: Map<number, ReasonNode>;
}

/** At most this many reasons are kept for each taste: a few pages of titles. */
const MOST_NODES = 500;

/**
 * Looks up a person's score of a title, for one page: its reasons, shown in the order in which they are
 * asked for, don't repeat each other.
 */
export function scoreLookup(
  view: PlanView & { engine: Engine },
): (titleId: number) => ShownScore | null {
  const { engine, taste, snapshot } = view;
  const reasons = new Map<number, ReasonShown>();
  const said = nothingSaid();
  /** Shown from the tree, so not yet among what was said. */
  let pending: TitleScore[] = [];
  const reasonFor = (score: TitleScore) => {
    for (const before of pending) reasonOf(before, said);
    pending = [];
    return showReason(reasonOf(score, said), snapshot, score.titleId);
  };
  let tree: { count: number; next: ReasonNode["next"] } | undefined;
  let next: ReasonNode["next"] | undefined;
  const reasonAt = (score: TitleScore): ReasonShown => {
    const { titleId } = score;
    const before = reasons.get(titleId);
    if (before) return before;
    tree ??= cachedPlan(view, "told", () => ({ count: 0, next: new Map<number, ReasonNode>() }));
    next ??= tree.next;
    let node = next.get(titleId);
    if (node) pending.push(score);
    else {
      node = { reason: reasonFor(score), next: new Map() };
      if (tree.count++ >= MOST_NODES) {
        tree.next.clear();
        tree.count = 0;
      }
      next.set(titleId, node);
    }
    next = node.next;
    reasons.set(titleId, node.reason);
    return node.reason;
  };
  return (titleId) => {
    const score = scoreOf(engine, taste, titleId);
    return (
      score && {
        score: score.score,
        reason: () => reasonAt(score),
        confidence: { word: score.confidence, value: score.certainty },
      }
    );
  };
}
