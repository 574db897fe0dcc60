import type { Queries } from "../../../platform/http/handler.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";
import { currentSet } from "./ratingSets.ts";

const BATCH = 10_000;

/**
 * Ratings of the imported data set, for training: streamed in primary key order, so each person's are
 * together. They belong to no account.
 */
export const seedRatings = {
  name: "seeds",
  // A new data set replaces the previous one and has other numbers.
  changes: async (sql: Queries): Promise<number> => {
    const [row] = await sql<
      { changes: number }[]
    >`select coalesce(sum(done), 0)::bigint as changes from import_jobs where source = 'movielens' and state = 'DONE'`;
    return row?.changes ?? 0;
  },
  ratings: (sql: Queries) =>
    sql<(Row<typeof schema.seedRatings, "titleId" | "rating"> & { person: string })[]>`
      select source || ' ' || person as person, title_id, rating from seed_ratings where source = ${currentSet(sql)} order by source, person, title_id`.cursor(
      BATCH,
    ),
};
