import type { RatingValue } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";

/** One rating as training reads it. `person` only separates people and is not stored. */
export interface RatingOfSomebody {
  readonly person: string;
  readonly titleId: number;
  readonly rating: RatingValue;
}

/** A source of ratings to learn from: the product's accounts, or an operator's data set. */
export interface RatingSource {
  readonly name: string;
  /** Total number of rating changes ever; determines when training is due. */
  changes(sql: Queries): Promise<number>;
  /** All ratings in batches, person by person, each title once. */
  ratings(sql: Queries): AsyncIterable<readonly RatingOfSomebody[]>;
}

/** Changes of all sources together. */
export async function changesOf(sql: Queries, sources: readonly RatingSource[]): Promise<number> {
  const counts = await Promise.all(sources.map((source) => source.changes(sql)));
  return counts.reduce((sum, count) => sum + count, 0);
}
