import type { Engine, Taste } from "@worthy/recommender";
import type { Queries, Reading } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { SeenTitles } from "../episodes/findSeenTitles.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import { createTitleScorer, type TitleScorer } from "../titles/presentNode.ts";
import type { Reader, Viewer } from "../titles/providersIn.ts";
import { engineFor } from "./modelChoice.ts";
import type { PlanView } from "./cachedPlan.ts";
import { scoreLookup } from "./showScore.ts";
import { topServiceOf } from "./topServiceOf.ts";
import type { TasteCache } from "./tasteCache.ts";
import { tasteOfNobody } from "../catalogue/tasteOfNobody.ts";

/**
 * One generation of the catalogue as one person sees it; without a person, `taste` is that of an
 * unknown one.
 */
export interface PersonalView extends CatalogueView, PlanView, Required<Viewer> {
  scorer: TitleScorer;
  /** What it depends on how titles look, besides the rest: languages, services and the date; JSON. */
  look: string;
}

export interface PersonalParts {
  view: CatalogueView;
  tastes: TasteCache;
  /** What these people have seen. */
  seenTitles(sql: Queries, people: readonly TasteHolder[], now: number): Promise<SeenTitles>;
  readerOf(sql: Queries, owner: Owner | null): Promise<Reader>;
  /** The services of each of these people. */
  servicesOf(
    sql: Queries,
    people: readonly TasteHolder[],
  ): Promise<ReadonlyMap<string, readonly number[]>>;
}

export interface ViewOptions extends Reading {
  /** The requested model. */
  model?: string | undefined;
  /** Also pick shows the person has started or completely seen. */
  includeSeen?: boolean | undefined;
}

const NO_SERVICES: ReadonlyMap<string, readonly number[]> = new Map();
const NOTHING: SeenTitles = { whole: new Set(), started: new Set() };

/** A person's taste under an engine; only tastes of the engine in use are cached. */
export async function tasteUnder(
  engine: Engine,
  { view, tastes }: PersonalParts,
  { sql, person }: { sql: Queries; person: TasteHolder },
): Promise<Taste> {
  const kept = await tastes.of(sql, view.engine, person);
  if (engine === view.engine) return kept;
  return engine.taste(
    Array.from(kept.ratings, ([titleId, rating]) => ({
      titleId,
      rating,
      misleading: kept.misleading.has(titleId),
    })),
  );
}

export async function openPersonalView(
  parts: PersonalParts,
  { sql, owner, now, language, model, includeSeen = false }: ViewOptions,
): Promise<PersonalView> {
  const engine = engineFor(parts.view, model);
  const view = { ...parts.view, engine };
  const [taste, { region, original }, seen, services] = await Promise.all([
    owner ? tasteUnder(engine, parts, { sql, person: owner }) : tasteOfNobody(engine),
    parts.readerOf(sql, owner),
    owner && !includeSeen ? parts.seenTitles(sql, [owner], now) : NOTHING,
    owner ? parts.servicesOf(sql, [owner]) : NO_SERVICES,
  ]);
  const numberOf = (id: number) => (owner ? engine.scoreNumber(taste, id) : null);
  const pictureOf = (personId: number) => view.snapshot.person(personId)?.pictureName ?? null;
  const plain = { ...view, taste, region, seenWhole: seen.whole, started: seen.started };
  const scoreOf = owner ? scoreLookup(plain) : () => null;
  const own = owner ? services.get(owner.userId) : undefined;
  const naming = { language, original };
  const viewer = { region, naming, isTopService: topServiceOf(plain, new Set(own)) };
  const scorer = createTitleScorer({
    viewer,
    titleOf: view.snapshot.title,
    scoreOf,
    numberOf,
    now,
    pictureOf,
  });
  // Scores are shown from the day after a title's first one.
  const look = JSON.stringify([naming, own, new Date(now).toISOString().slice(0, 10)]);
  return { ...plain, ...viewer, scorer, look };
}
