import { foldText } from "@worthy/search";
import type { RatingValue, TitleKind } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { namesOf } from "../catalogue/namesOf.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import { presentRating } from "./rateTitle.ts";
import { RATING_FILTERS, type RatingFilterName } from "./ratingFilters.ts";
import { countRatings, findRatedIds, findRatings, readProgress } from "./ratingStore.ts";

export interface HistoryOptions {
  values: readonly RatingValue[];
  nodeType?: TitleKind | undefined;
  term?: string | undefined;
  /** Include each rating's title, and counts. */
  titles: boolean;
  limit: number;
  offset: number;
}

interface HistoryContext {
  sql: Queries;
  owner: Owner;
  snapshot: CatalogueSnapshot;
  scorer(): Promise<TitleScorer>;
}

/** A page of a person's ratings, newest first. */
export async function readHistory(
  { values, nodeType, term, titles, limit, offset }: HistoryOptions,
  { sql, owner, snapshot, scorer }: HistoryContext,
) {
  const itemIds = term ? namedLike(await findRatedIds(sql, owner), term, snapshot) : undefined;
  const scope = { kind: nodeType, itemIds };
  const [{ rows, total }, progress, counted, { summary }] = await Promise.all([
    findRatings(sql, owner, { ...scope, values, limit, offset }),
    readProgress(sql, owner),
    titles ? countRatings(sql, owner, scope) : null,
    titles ? scorer() : { summary: () => null },
  ]);
  const titleOf = (id: number) => {
    const title = snapshot.title(id);
    return title ? summary(title) : null;
  };
  return {
    userRatings: rows.map((row) => ({
      ...presentRating(row),
      ...(titles ? { title: titleOf(row.itemId) } : {}),
    })),
    ...(counted ? { counts: countsOf(counted) } : {}),
    pagination: { totalCount: total, limit, offset },
    progress,
  };
}

function namedLike(ids: readonly number[], term: string, snapshot: CatalogueSnapshot): number[] {
  const wanted = foldText(term);
  return ids.filter((id) => {
    const title = snapshot.title(id);
    return title !== undefined && namesOf(title).some((name) => foldText(name).includes(wanted));
  });
}

function countsOf(counted: ReadonlyMap<RatingValue, number>): Record<RatingFilterName, number> {
  const count = (name: RatingFilterName) =>
    RATING_FILTERS[name].reduce((sum, value) => sum + (counted.get(value) ?? 0), 0);
  return {
    ALL: count("ALL"),
    LIKES_DISLIKES: count("LIKES_DISLIKES"),
    LIKES: count("LIKES"),
    DISLIKES: count("DISLIKES"),
    FAVORITES: count("FAVORITES"),
    WANT: count("WANT"),
  };
}
