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
        kind: reason.kind,
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

/** Looks up a person's score of a title. */
export function scoreLookup(
  engine: Engine,
  taste: Taste,
  snapshot: CatalogueSnapshot,
): (titleId: number) => ShownScore | null {
  return (titleId) => {
    const [score] = engine.score(taste, [titleId]);
    return score ? showScore(score, snapshot) : null;
  };
}
