import {
  reasonOf,
  type Engine,
  type Reason,
  type Taste,
  type TitleScore,
} from "@worthy/recommender";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { traitLabel } from "./traitLabel.ts";
import type { ReasonShown, ShownScore } from "../titles/presentNode.ts";

/** A reason with the names of its titles. */
export function showReason(reason: Reason, snapshot: CatalogueSnapshot): ReasonShown {
  switch (reason.kind) {
    case "well-known":
    case "nothing-yet":
    case "own-rating":
      return { kind: reason.kind };
    case "trait-for":
    case "trait-against":
      return { kind: reason.kind, trait: reason.trait, key: reason.key, label: traitLabel(reason) };
    default:
      return {
        // The last release's clients know no other kind.
        ...(reason.kind === "because-meh"
          ? { kind: "because-disliked", meh: true }
          : { kind: reason.kind }),
        titles: reason.titleIds
          .flatMap((id) => snapshot.title(id) ?? [])
          .map(({ id, name }) => ({ id, name })),
      };
  }
}

export function showScore(score: TitleScore, snapshot: CatalogueSnapshot): ShownScore {
  return {
    score: score.score,
    reason: showReason(reasonOf(score), snapshot),
    confidence: { word: score.confidence, value: score.certainty },
  };
}

/** At most this many shown scores are kept for each taste: a few pages of titles. */
const MOST_KEPT = 200;

interface ShownScores {
  snapshot: CatalogueSnapshot;
  byTitle: Map<number, ShownScore>;
}

/** What was shown of a taste. It never changes, so neither do its scores, nor what names the catalogue gives them. */
const shownScores = new WeakMap<Taste, ShownScores>();

function keptFor(taste: Taste, snapshot: CatalogueSnapshot): Map<number, ShownScore> {
  const kept = shownScores.get(taste);
  if (kept?.snapshot === snapshot) return kept.byTitle;
  const byTitle = new Map<number, ShownScore>();
  shownScores.set(taste, { snapshot, byTitle });
  return byTitle;
}

/** Looks up a person's score of a title. */
export function scoreLookup(
  engine: Engine,
  taste: Taste,
  snapshot: CatalogueSnapshot,
): (titleId: number) => ShownScore | null {
  const kept = keptFor(taste, snapshot);
  return (titleId) => {
    const known = kept.get(titleId);
    if (known) return known;
    const [score] = engine.score(taste, [titleId]);
    if (!score) return null;
    const shown = showScore(score, snapshot);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(titleId, shown);
    return shown;
  };
}
