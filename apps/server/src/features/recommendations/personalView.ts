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
  /** Country for which they see what is on where. */
  region: string;
  scorer: TitleScorer;
}

interface PersonalParts {
  view: CatalogueView;
  tastes: TasteCache;
  regionOf(sql: Queries, owner: Owner | null): Promise<string>;
}

export async function openPersonalView({ view, tastes, regionOf }: PersonalParts, { sql, owner, now }: { sql: Queries; owner: Owner | null; now: number }): Promise<PersonalView> {
  const { engine, snapshot } = view;
  const [taste, region] = await Promise.all([owner ? tastes.of(sql, engine, owner.userId) : engine.taste([]), regionOf(sql, owner)]);
  const scoreOf = owner ? scoreLookup(engine, taste, snapshot) : () => null;
  return { ...view, taste, region, scorer: createTitleScorer({ scoreOf, now, region }) };
}
