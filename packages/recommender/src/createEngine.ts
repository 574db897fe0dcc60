import type { RatingValue } from "@worthy/domain";
import { askNext, type AskWish } from "./askNext.ts";
import { buildTaste, updateTaste } from "./buildTaste.ts";
import { type CombinedScore, type CombineStrategy, combineTastes } from "./combineTastes.ts";
import { type Explanation, explainTitle } from "./explainTitle.ts";
import type { Community } from "./community.ts";
import type { Model } from "./model.ts";
import { rankScores } from "./rankScores.ts";
import { rankTitles, type RankWish } from "./rankTitles.ts";
import { scoreTitle } from "./scoreTitle.ts";
import { type SimilarTitle, similarTitles } from "./similarTitles.ts";
import type { RatingChange, Taste, TitleRating } from "./taste.ts";
import type { TitleScore } from "./titleScore.ts";
import { idAt, openTitleSpace } from "./titleSpace.ts";

/** A page of a ranking. */
export interface RankedPage {
  readonly items: readonly TitleScore[];
  /** Number of titles in the whole ranking. */
  readonly total: number;
}

/**
 * The Worthy engine under one model. Pure: the same arguments give the same answer, and nothing is kept of a person. Titles that the model
 * does not know are passed over wherever ids are given. A taste belongs to the engine that made it.
 */
export interface Engine {
  /** Every title of the model, ascending; `taste.scores` is in this order. */
  readonly titleIds: Float64Array;
  /** Fits a person to their ratings and scores every title. Of two ratings of a title the later counts. */
  taste(ratings: Iterable<TitleRating>): Taste;
  /** The taste after one more, another, or one rating less: that of a new `taste` of the same ratings, within .02 points. */
  updateTaste(taste: Taste, change: RatingChange): Taste;
  /** Scores with their parts, in the order asked for. */
  score(taste: Taste, titleIds: readonly number[]): TitleScore[];
  /** What to watch: best first, slightly spread out, without titles that are rated (SKIP and INTERESTED stay) or declined. */
  rank(taste: Taste, wish: RankWish): RankedPage;
  /** What `rank` orders by, in the order of `titleIds`: higher is better, comparable within one taste only. */
  rankScores(taste: Taste): Float32Array;
  /** As `rank`, ids only. */
  rankIds(taste: Taste, wish: RankWish): { titleIds: number[]; total: number };
  /** Everything behind one score; null for a title that the model does not know. */
  explain(taste: Taste, titleId: number): Explanation | null;
  /** Titles for several people together. */
  combine(tastes: readonly Taste[], titleIds: readonly number[], strategy: CombineStrategy): CombinedScore[];
  /** What to rate next, most telling first. */
  ask(taste: Taste, wish: AskWish): number[];
  similar(titleId: number, limit: number): SimilarTitle[];
}

/**
 * Opens a model for serving.
 * @param community what other people's ratings taught; without it the facts alone speak
 */
export function createEngine(model: Model, community: Community | null = null): Engine {
  const space = openTitleSpace(model, community);
  const indicesOf = (titleIds: readonly number[]) => titleIds.flatMap((titleId) => space.indexOf.get(titleId) ?? []);
  const idsOf = (titles: readonly number[]) => titles.map((title) => idAt(space, title));
  return {
    titleIds: space.titleIds,
    taste: (ratings) => buildTaste(space, new Map<number, RatingValue>(Array.from(ratings, ({ titleId, rating }) => [titleId, rating]))),
    updateTaste: (taste, change) => updateTaste(space, taste, change),
    score: (taste, titleIds) => indicesOf(titleIds).map((title) => scoreTitle(space, taste, title)),
    rank: (taste, wish) => {
      const { titles, total } = rankTitles(space, taste, wish);
      return { items: titles.map((title) => scoreTitle(space, taste, title)), total };
    },
    rankScores: (taste) => rankScores(space, taste).slice(),
    rankIds: (taste, wish) => {
      const { titles, total } = rankTitles(space, taste, wish);
      return { titleIds: idsOf(titles), total };
    },
    explain: (taste, titleId) => {
      const title = space.indexOf.get(titleId);
      return title === undefined ? null : explainTitle(space, taste, title);
    },
    combine: (tastes, titleIds, strategy) => combineTastes(space, tastes, { titles: indicesOf(titleIds), strategy }),
    ask: (taste, wish) => idsOf(askNext(space, taste, wish)),
    similar: (titleId, limit) => {
      const title = space.indexOf.get(titleId);
      return title === undefined ? [] : similarTitles(space, title, limit);
    },
  };
}
