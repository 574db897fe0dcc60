import type { Queries } from "../../platform/http/handler.ts";
import { newTextId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";
import { raiseRatingsVersion, type NewRating } from "./ratingStore.ts";

/**
 * Gives a new account its first ratings, as one change. No server holds a taste of it yet and no screen of it is open, so that nobody is told; nothing goes
 * on a watchlist. They are a second apart and over by now, so that the order in which they stand is that in which they were rated.
 */
export async function beginWithRatings(sql: Queries, owner: Owner, ratings: readonly NewRating[]): Promise<void> {
  if (ratings.length === 0) return;
  await raiseRatingsVersion(sql, owner);
  const column = (of: (rating: NewRating) => string) => ratings.map(of);
  await sql`
    insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location, created_at, updated_at)
    select ${owner.userId}, item_id, rating_id, kind, rating, rated_location, at, at
    from unnest(${ratings.map(({ itemId }) => itemId)}::bigint[], ${column(newTextId)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column(({ rating }) => rating)}::text[], ${column(({ ratedLocation }) => ratedLocation)}::text[])
      with ordinality as t (item_id, rating_id, kind, rating, rated_location, place),
      lateral (select now() - (${ratings.length} - place) * interval '1 second' as at) as times`;
}
