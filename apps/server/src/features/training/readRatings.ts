import { ratingCode, type RatingMatrix } from "@worthy/recommender";
import type { Queries } from "../../platform/http/handler.ts";
import { createMatrixBuilder } from "./matrixBuilder.ts";
import type { RatingSource } from "./ratingSource.ts";

/** One very busy person must not outweigh the others or fill the memory. */
const MOST_OF_ONE_PERSON = 1_000;

interface ReadOptions {
  sources: readonly RatingSource[];
  titleIds: Float64Array;
  seed: number;
  signal: AbortSignal;
}

/** What a source contributed. */
export interface SourceShare {
  name: string;
  people: number;
  ratings: number;
}

/** Streams all ratings from their sources into one anonymous matrix. */
export async function readRatings(
  sql: Queries,
  { sources, titleIds, seed, signal }: ReadOptions,
): Promise<{ matrix: RatingMatrix; shares: SourceShare[] }> {
  const builder = createMatrixBuilder({ titleIds, mostEach: MOST_OF_ONE_PERSON, seed });
  const shares: SourceShare[] = [];
  for (const source of sources) {
    const share = { name: source.name, people: 0, ratings: 0 };
    let present: string | null = null;
    for await (const batch of source.ratings(sql)) {
      signal.throwIfAborted();
      for (const { person, titleId, rating } of batch) {
        if (person !== present) {
          builder.endPerson();
          share.people += 1;
          present = person;
        }
        builder.add(titleId, ratingCode(rating));
        share.ratings += 1;
      }
    }
    builder.endPerson();
    shares.push(share);
  }
  return { matrix: builder.build(), shares };
}
