import { RED_HERRING_ID } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

const BATCH = 10_000;

/**
 * Ratings of all accounts, for training, streamed in primary key order. Omits SKIP and misleading
 * ratings, which say nothing about taste, and the red herring. Ratings in canned accounts come from nobody: they don't count here
 * or as a change, whatever their visitors add.
 */
export const accountRatings = {
  name: "accounts",
  // Versions increase with every change, including removed ratings; there are fewer people than
  // ratings.
  changes: async (sql: Queries): Promise<number> => {
    const [row] = await sql<
      { changes: number }[]
    >`select coalesce(sum(ratings_version), 0)::bigint as changes from accounts_view where not canned`;
    return row?.changes ?? 0;
  },
  ratings: (sql: Queries) =>
    sql<(Row<typeof schema.ratings, "rating"> & { person: string; titleId: number })[]>`
      select user_id as person, item_id as title_id, rating from ratings where rating <> 'SKIP' and not misleading and item_id <> ${RED_HERRING_ID}
        and user_id not in (select user_id from accounts_view where canned) order by user_id, item_id`.cursor(
      BATCH,
    ),
};
