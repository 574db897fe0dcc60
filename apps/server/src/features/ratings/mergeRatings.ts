import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { raiseRatingsVersion } from "./ratingStore.ts";

/** Moves the ratings of one account to another. Of two about the same title the newest stays. Returns how many of the first account's stand now. */
export async function mergeRatings(sql: Queries, { from, into }: { from: Owner; into: Owner }): Promise<number> {
  await raiseRatingsVersion(sql, from);
  await raiseRatingsVersion(sql, into);
  const moved = await sql`
    insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location, created_at, updated_at)
    select ${into.userId}, item_id, rating_id, kind, rating, rated_location, created_at, updated_at from ratings where user_id = ${from.userId}
    on conflict (user_id, item_id) do update set rating = excluded.rating, rated_location = excluded.rated_location, updated_at = excluded.updated_at where excluded.updated_at > ratings.updated_at
    returning 1`;
  await sql`delete from ratings where user_id = ${from.userId}`;
  return moved.length;
}
