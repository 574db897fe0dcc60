import type { Taste } from "@worthy/recommender";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { createTitleScorer, type TitleScorer } from "../titles/presentNode.ts";
import { scoreLookup } from "./showScore.ts";
import type { TasteCache } from "./tasteCache.ts";

/** One generation of the catalogue as one person sees it; `taste` is that of nobody in particular where there is no person. */
export interface PersonalView extends CatalogueView {
  taste: Taste;
  scorer: TitleScorer;
}

interface PersonalParts {
  view: CatalogueView;
  tastes: TasteCache;
}

export async function openPersonalView({ view, tastes }: PersonalParts, wish: { sql: Queries; owner: Owner | null; now: number }): Promise<PersonalView> {
  const { engine, snapshot } = view;
  if (!wish.owner) return { ...view, taste: engine.taste([]), scorer: createTitleScorer(() => null, wish.now) };
  const taste = await tastes.of(wish.sql, engine, wish.owner.userId);
  return { ...view, taste, scorer: createTitleScorer(scoreLookup(engine, taste, snapshot), wish.now) };
}
