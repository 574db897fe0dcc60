import type { Queries } from "../../../platform/http/handler.ts";
import type { Merge, MergeSummary } from "../../../platform/personalData.ts";
import { findDefaultWatchlistId } from "../watchlistStore.ts";

/** Membership states, the strongest first. */
const STATES = ["OWNER", "ACCEPTED", "INVITED_SEEN", "INVITED_NEW"];

/**
 * Moves one account's lists to another: default lists are merged, all others are added as they are
 * after the existing ones.
 */
export async function moveWatchlists(
  sql: Queries,
  { from, into }: Merge,
): Promise<Pick<MergeSummary, "watchlists" | "items">> {
  // Waits for everybody who is adding to or reordering one of these lists.
  await sql`
    select 1 from watchlists where watchlist_id in (select watchlist_id from memberships where user_id in (${from.userId}, ${into.userId})) order by watchlist_id for update`;
  const joined = await joinDefaults(sql, { from, into });
  await sql`update watchlist_items set added_by = ${into.userId} where added_by = ${from.userId}`;
  await sql`update removed_items set added_by = ${into.userId} where added_by = ${from.userId}`;
  await sql`update removed_items set new_for = array_replace(new_for, ${from.userId}, ${into.userId}) where new_for @> array[${from.userId}]`;
  await sql`update watchlists set owner_id = ${into.userId} where owner_id = ${from.userId}`;
  await sql`
    insert into new_items (user_id, watchlist_id, item_id) select ${into.userId}, watchlist_id, item_id from new_items where user_id = ${from.userId} on conflict do nothing`;
  await sql`delete from new_items where user_id = ${from.userId}`;
  // People pass references on; those of the account that ends, end.
  await sql`delete from invite_references where inviter_id = ${from.userId}`;
  await sql`update invite_references set taken_by = ${into.userId} where taken_by = ${from.userId}`;
  await sql`update list_activity set user_id = ${into.userId} where user_id = ${from.userId}`;
  await sql`update list_activity set about_id = ${into.userId} where about_id = ${from.userId}`;
  // Of two memberships in one list, the stronger stays.
  const moved = await sql<{ isNew: boolean; numItems: number }[]>`
    insert into memberships as mine (user_id, watchlist_id, state, user_default, position, sort, since)
    select ${into.userId}, watchlist_id, state, false, (select coalesce(max(position), -1) from memberships where user_id = ${into.userId}) + row_number() over (order by position, watchlist_id), sort, since
    from memberships where user_id = ${from.userId}
    on conflict (user_id, watchlist_id) do update set
      state = case when coalesce(array_position(${STATES}::text[], excluded.state), 9) < coalesce(array_position(${STATES}::text[], mine.state), 9) then excluded.state else mine.state end,
      since = least(mine.since, excluded.since)
    returning mine.xmax = 0 as is_new, (select count(*)::int from watchlist_items i where i.watchlist_id = mine.watchlist_id) as num_items`;
  await sql`delete from memberships where user_id = ${from.userId}`;
  const brought = moved.filter(({ isNew }) => isNew);
  return {
    watchlists: brought.length,
    items: joined + brought.reduce((sum, { numItems }) => sum + numItems, 0),
  };
}

/**
 * Appends titles that are only on the first account's default list to the second's, and deletes the
 * first list. A shared one stays a separate list. Returns the number of titles moved.
 */
async function joinDefaults(sql: Queries, { from, into }: Merge): Promise<number> {
  const [source, target] = [
    await findDefaultWatchlistId(sql, from),
    await findDefaultWatchlistId(sql, into),
  ];
  const sharing =
    await sql`select 1 from memberships where watchlist_id = ${source} and user_id <> ${from.userId} limit 1`;
  if (sharing.length > 0) return 0;
  const joined = await sql`
    insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by, added_at, implicit)
    select ${target}, item_id, watchlist_item_id, kind, (select coalesce(max(position), -1) from watchlist_items where watchlist_id = ${target}) + row_number() over (order by position, item_id), added_by, added_at, implicit
    from watchlist_items here where watchlist_id = ${source} and not exists (select 1 from watchlist_items there where there.watchlist_id = ${target} and there.item_id = here.item_id)
    returning 1`;
  await sql`delete from watchlist_items where watchlist_id = ${source}`;
  await sql`delete from removed_items where watchlist_id = ${source}`;
  await sql`delete from memberships where watchlist_id = ${source}`;
  await sql`delete from watchlists where watchlist_id = ${source}`;
  return joined.length;
}
