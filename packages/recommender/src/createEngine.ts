import type { RatingValue } from "@worthy/domain";
import { askNext, type AskOptions } from "./ranking/askNext.ts";
import { buildTaste, updateTaste } from "./taste/buildTaste.ts";
import { type CombinedScore, type CombineStrategy, combineTastes } from "./taste/combineTastes.ts";
import { type Explanation, explainTitle } from "./ranking/explainTitle.ts";
import { type Ahead, aheadOf } from "./ranking/aheadOf.ts";
import type { Community } from "./community/community.ts";
import type { Model } from "./model/model.ts";
import { rankTitles, rankValues, type RankOptions } from "./ranking/rankTitles.ts";
import { scoreNumber, scoreTitles } from "./ranking/scoreTitle.ts";
import { type SimilarTitle, similarTitles } from "./ranking/similarTitles.ts";
import type { OwnRatings, RatingChange, Taste, TitleRating } from "./taste/taste.ts";
import type { TitleScore } from "./ranking/titleScore.ts";
import { idAt, openTitleSpace } from "./model/titleSpace.ts";

/** A page of a ranking. */
export interface RankedPage {
  readonly items: readonly TitleScore[];
  /** Length of the whole ranking. */
  readonly total: number;
}

/**
 * The Worthy engine with one model. Pure: the same arguments give the same result, and no state is
 * kept about a person. Unknown title ids are ignored. A taste belongs to the engine that made it.
 */
export interface Engine {
  /** All titles of the model, ascending; `taste.scores` is in this order. */
  readonly titleIds: Float64Array;
  /**
   * Fits a person to their ratings and scores every title. If a title is rated twice, the later
   * rating counts. Misleading ratings say nothing; their titles are just not picked or asked about.
   */
  taste(ratings: Iterable<TitleRating>): Taste;
  /**
   * The taste after a rating was added, changed or removed: the same as a new `taste` of those
   * ratings, within .02 points.
   */
  updateTaste(taste: Taste, change: RatingChange): Taste;
  /** Scores and what reasons can be made of, in the given order. */
  score(taste: Taste, titleIds: readonly number[]): TitleScore[];
  /** A score alone, without what a reason needs, which takes most of the time; null for an unknown title. */
  scoreNumber(taste: Taste, titleId: number): number | null;
  /**
   * What to watch: best first, slightly diversified, without rated titles (SKIP and INTERESTED
   * stay) and declined ones.
   */
  rank(taste: Taste, options: RankOptions): RankedPage;
  /**
   * What `rank` sorts by, in the order of `titleIds`: higher is better, comparable only within one
   * taste.
   */
  rankScores(taste: Taste): Float32Array;
  /** Like `rank`, ids only. */
  rankIds(taste: Taste, options: RankOptions): { titleIds: number[]; total: number };
  /** For each of some titles of a ranking, in order: why it is before the next with a higher score. */
  ahead(taste: Taste, titleIds: readonly number[]): (Ahead | null)[];
  /** Everything behind one score; null for an unknown title. */
  explain(taste: Taste, titleId: number): Explanation | null;
  /** Titles for several people together. */
  combine(
    tastes: readonly Taste[],
    titleIds: readonly number[],
    strategy: CombineStrategy,
  ): CombinedScore[];
  /** What to rate next, the most worth asking first. */
  ask(taste: Taste, options: AskOptions): number[];
  similar(titleId: number, limit: number): SimilarTitle[];
}

function byTitle(given: Iterable<TitleRating>): OwnRatings {
  const ratings = new Map<number, RatingValue>();
  const misleading = new Set<number>();
  for (const { titleId, rating, misleading: isMisleading } of given) {
    ratings.set(titleId, rating);
    if (isMisleading) misleading.add(titleId);
    else misleading.delete(titleId);
  }
  return { ratings, misleading };
}

/**
 * Opens a model for serving.
 * @param community what was learned from other people's ratings; without it only content counts
 */
export function createEngine(model: Model, community: Community | null = null): Engine {
  const space = openTitleSpace(model, community);
  const indicesOf = (titleIds: readonly number[]) =>
    titleIds.flatMap((titleId) => space.indexOf.get(titleId) ?? []);
  const idsOf = (titles: readonly number[]) => titles.map((title) => idAt(space, title));
  return {
    titleIds: space.titleIds,
    taste: (given) => {
      const { ratings, misleading } = byTitle(given);
      return buildTaste(space, ratings, misleading);
    },
    updateTaste: (taste, change) => updateTaste(space, taste, change),
    scoreNumber: (taste, titleId) => {
      const title = space.indexOf.get(titleId);
      return title === undefined ? null : scoreNumber(taste, title);
    },
    score: (taste, titleIds) => scoreTitles(space, taste, indicesOf(titleIds)),
    rank: (taste, options) => {
      const { titles, total } = rankTitles(space, taste, options);
      return { items: scoreTitles(space, taste, titles), total };
    },
    rankScores: (taste) => rankValues(space, taste),
    rankIds: (taste, options) => {
      const { titles, total } = rankTitles(space, taste, options);
      return { titleIds: idsOf(titles), total };
    },
    ahead: (taste, titleIds) => aheadOf(space, taste, indicesOf(titleIds)),
    explain: (taste, titleId) => {
      const title = space.indexOf.get(titleId);
      return title === undefined ? null : explainTitle(space, taste, title);
    },
    combine: (tastes, titleIds, strategy) =>
      combineTastes(space, tastes, { titles: indicesOf(titleIds), strategy }),
    ask: (taste, options) => idsOf(askNext(space, taste, options)),
    similar: (titleId, limit) => {
      const title = space.indexOf.get(titleId);
      return title === undefined ? [] : similarTitles(space, title, limit);
    },
  };
}
