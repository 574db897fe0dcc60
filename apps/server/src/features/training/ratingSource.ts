import type { RatingValue } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";

/** One rating as training reads it. `person` only tells one person's ratings from the next one's and is not kept. */
export interface RatingOfSomebody {
  readonly person: string;
  readonly titleId: number;
  readonly rating: RatingValue;
}

/** A place that ratings to learn from come from: the accounts of the product, an operator's data set. */
export interface RatingSource {
  readonly name: string;
  /** How many changes of ratings there have ever been; what training is due by. */
  changes(sql: Queries): Promise<number>;
  /** All ratings in batches, those of one person one after the other, each title once. */
  ratings(sql: Queries): AsyncIterable<readonly RatingOfSomebody[]>;
}

/** All changes of all sources together. */
export async function changesOf(sql: Queries, sources: readonly RatingSource[]): Promise<number> {
  const counts = await Promise.all(sources.map((source) => source.changes(sql)));
  return counts.reduce((sum, count) => sum + count, 0);
}
