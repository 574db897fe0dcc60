import type { TitleKind } from "@worthy/domain";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { newTextId } from "../../platform/ids.ts";

/** Small, fast and the same for a seed: what a coin thrown by a test is drawn from. */
function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Which of two made-up tribes likes a title, by its place in the catalogue: nothing in its facts tells. */
export const tribeOf = (place: number): 0 | 1 => (Math.floor(place / 3) % 2 === 0 ? 0 : 1);

interface TribesPlace {
  sql: Sql;
  /** In the order of the catalogue. */
  titles: readonly { id: number; kind: TitleKind }[];
}

/**
 * Stores people of two tribes with ratings: each likes what is their tribe's, nine times in ten, and not the other's.
 * @returns their ids
 */
export async function addTribes(
  { sql, titles }: TribesPlace,
  { people, ratings, seed = 1 }: { people: number; ratings: number; seed?: number },
): Promise<string[]> {
  const random = drawing(seed);
  const ids = Array.from({ length: people }, newTextId);
  const rows = ids.flatMap((userId, person) => {
    const order = titles
      .map((title, place) => ({ title, place, key: random() }))
      .sort((a, b) => a.key - b.key);
    return order.slice(0, ratings).map(({ title, place }) => {
      const likes = (tribeOf(place) === person % 2) === random() < 0.9;
      const strong = random() < 0.5;
      const rating = likes ? (strong ? "LOVE" : "LIKE") : strong ? "DISLIKE" : "MEH";
      return {
        userId,
        itemId: title.id,
        ratingId: newTextId(),
        kind: title.kind,
        rating,
        ratedLocation: "IN_APP",
      };
    });
  });
  await sql`insert into users ${sql(ids.map((userId) => ({ userId, ratingsVersion: ratings })))}`;
  for (let from = 0; from < rows.length; from += 5_000)
    await sql`insert into ratings ${sql(rows.slice(from, from + 5_000))}`;
  return ids;
}
