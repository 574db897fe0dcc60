import { shownName } from "@worthy/domain";
import { nothingSaid, reasonOf, type Engine, type TitleScore } from "@worthy/recommender";
import { handlersOf } from "../../platform/http/handler.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { nameReason, presentSummary, type ReasonShown } from "../titles/presentNode.ts";
import type { RecommendationPorts } from "./recommendationPorts.ts";
import { showReason } from "./showScore.ts";

/**
 * Ids of bundled titles that most people know and that lead to a convincing pick, best first:
 * Breaking Bad, Spirited Away, Parks and Recreation.
 */
export const EXAMPLES_LOVED = [10_001, 10_302, 10_104];

/** A pick that shares nothing to name with the loved title is no example, and further ones aren't tried. */
const PICKS_TRIED = 5;

interface Example {
  readonly lovedId: number;
  readonly score: TitleScore;
  readonly reason: ReasonShown;
}

/** The first pick of somebody who loved only this title whose reason says what the two share. */
function exampleAfter(engine: Engine, snapshot: CatalogueSnapshot, lovedId: number): Example[] {
  if (!snapshot.title(lovedId)) return [];
  const taste = engine.taste([{ titleId: lovedId, rating: "LOVE" }]);
  return engine.rank(taste, { limit: PICKS_TRIED }).items.flatMap((score) => {
    const reason = showReason(reasonOf(score, nothingSaid()), snapshot, score.titleId);
    return "shared" in reason && reason.shared.length > 0 ? [{ lovedId, score, reason }] : [];
  });
}

/** It is the same for everybody until the catalogue or the model changes. */
const known = new WeakMap<Engine, Example | null>();

function exampleOf(engine: Engine, snapshot: CatalogueSnapshot): Example | null {
  const before = known.get(engine);
  if (before !== undefined) return before;
  const [example = null] = EXAMPLES_LOVED.flatMap((id) => exampleAfter(engine, snapshot, id));
  known.set(engine, example);
  return example;
}

/** What Worthy does, shown to people who haven't rated anything yet. */
export function exampleScoreHandlers({ view, readerOf }: RecommendationPorts) {
  return handlersOf({
    getExampleScore: async (_input, { sql, language }) => {
      const { engine, snapshot } = view();
      const example = exampleOf(engine, snapshot);
      const loved = example && snapshot.title(example.lovedId);
      const title = example && snapshot.title(example.score.titleId);
      if (!loved || !title) return { example: null };
      const { score } = example.score;
      const { region, original } = await readerOf(sql, null);
      const viewer = { region, naming: { language, original } };
      return {
        example: {
          loved: { id: loved.id, name: shownName(loved, viewer.naming) },
          title: presentSummary(title, score, viewer),
          score,
          reason: nameReason(example.reason, snapshot.title, viewer),
        },
      };
    },
  });
}
