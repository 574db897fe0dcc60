import type { RatingValue } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";

const BATCH = 10_000;

/** Ratings of operators' data sets, for training: streamed in the order of the primary key, those of one person one after the other. They belong to no account. */
export const seedRatings = {
  name: "seeds",
  // A new data set takes the place of the one before, with other numbers.
  changes: async (sql: Queries): Promise<number> => {
    const [row] = await sql<{ changes: number }[]>`select coalesce(sum(done), 0)::bigint as changes from import_jobs where source = 'movielens'`;
    return row?.changes ?? 0;
  },
  ratings: (sql: Queries) =>
    sql<{ person: string; titleId: number; rating: RatingValue }[]>`
      select source || ' ' || person as person, title_id, rating from seed_ratings order by source, person, title_id`.cursor(BATCH),
};
