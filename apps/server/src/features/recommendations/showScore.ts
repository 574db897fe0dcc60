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

/**
 * Looks up a person's score of a title, for one page: its reasons, told in the order in which they are
 * asked for, don't repeat each other.
 */
export function scoreLookup(
  engine: Engine,
  taste: Taste,
  snapshot: CatalogueSnapshot,
): (titleId: number) => ShownScore | null {
  const said = nothingSaid();
  const reasons = new Map<number, ReasonShown>();
  const tell = (score: TitleScore): ReasonShown => {
    const known = reasons.get(score.titleId);
    if (known) return known;
    const reason = showReason(reasonOf(score, said), snapshot, score.titleId);
    reasons.set(score.titleId, reason);
    return reason;
  };
  return (titleId) => {
    const score = scoreOf(engine, taste, titleId);
    return (
      score && {
        score: score.score,
        reason: () => tell(score),
        confidence: { word: score.confidence, value: score.certainty },
      }
    );
  };
}
