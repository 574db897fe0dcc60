import { RED_HERRING_ID, type RatingValue } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";

const BATCH = 10_000;

/**
 * Ratings of everybody with an account, for training: streamed in the order of the primary key. SKIP says nothing and stays away, and so does the red herring. What stands in canned accounts was said by nobody:
 * they count neither here nor as a change, whatever their visitors add.
 */
export const accountRatings = {
  name: "accounts",
  // Versions rise with every change, also with one that takes a rating back; people are fewer than ratings.
  changes: async (sql: Queries): Promise<number> => {
    const [row] = await sql<{ changes: number }[]>`select coalesce(sum(ratings_version), 0)::bigint as changes from users where not canned`;
    return row?.changes ?? 0;
  },
  ratings: (sql: Queries) =>
    sql<{ person: string; titleId: number; rating: RatingValue }[]>`
      select user_id as person, item_id as title_id, rating from ratings where rating <> 'SKIP' and item_id <> ${RED_HERRING_ID}
        and user_id not in (select user_id from users where canned) order by user_id, item_id`.cursor(BATCH),
};
