import type { Engine, Taste } from "@worthy/recommender";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { createTitleScorer, type TitleScorer } from "../titles/presentNode.ts";
import { engineFor } from "./modelChoice.ts";
import { scoreLookup } from "./showScore.ts";
import type { TasteCache } from "./tasteCache.ts";
import { tasteOfNobody } from "./tasteOfNobody.ts";

/** One generation of the catalogue as one person sees it; `taste` is that of nobody in particular where there is no person. */
export interface PersonalView extends CatalogueView {
  taste: Taste;
  /** Country for which they see what is on where. */
  region: string;
  scorer: TitleScorer;
  /** Shows that the person has seen whole: no picks, unless they were asked for. */
  seenWhole: ReadonlySet<number>;
}

export interface PersonalParts {
  view: CatalogueView;
  tastes: TasteCache;
  /** Shows that one of these people has seen whole. */
  seenWhole(sql: Queries, userIds: readonly string[], now: number): Promise<ReadonlySet<number>>;
  regionOf(sql: Queries, owner: Owner | null): Promise<string>;
}

export interface PersonalWish {
  sql: Queries;
  owner: Owner | null;
  now: number;
  /** The model asked for by name. */
  model?: string | undefined;
  /** Also picks what the person has seen whole. */
  includeSeen?: boolean | undefined;
}

const NOTHING: ReadonlySet<number> = new Set();

/** A person's taste under an engine; only those of the engine that serves are kept in memory. */
export async function tasteUnder(engine: Engine, { view, tastes }: PersonalParts, { sql, userId }: { sql: Queries; userId: string }): Promise<Taste> {
  const kept = await tastes.of(sql, view.engine, userId);
  return engine === view.engine ? kept : engine.taste(Array.from(kept.ratings, ([titleId, rating]) => ({ titleId, rating })));
}

export async function openPersonalView(parts: PersonalParts, { sql, owner, now, model, includeSeen = false }: PersonalWish): Promise<PersonalView> {
  const engine = engineFor(parts.view, model);
  const view = { ...parts.view, engine };
  const [taste, region, seenWhole] = await Promise.all([
    owner ? tasteUnder(engine, parts, { sql, userId: owner.userId }) : tasteOfNobody(engine),
    parts.regionOf(sql, owner),
    owner && !includeSeen ? parts.seenWhole(sql, [owner.userId], now) : NOTHING,
  ]);
  const scoreOf = owner ? scoreLookup(engine, taste, view.snapshot) : () => null;
  const pictureOf = (personId: number) => view.snapshot.person(personId)?.pictureName ?? null;
  return { ...view, taste, region, seenWhole, scorer: createTitleScorer({ scoreOf, now, region, pictureOf }) };
}
