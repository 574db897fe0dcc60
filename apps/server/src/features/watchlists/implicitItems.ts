import { ITEM_GAP } from "@worthy/domain";
import type { Part, Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import { FIRST_POSITION, MOST_ITEMS } from "./itemStore.ts";
import { notifyPeople, type NotifyContext } from "./notifyViewers.ts";
import type * as schema from "./schema.ts";
import { hasOthers } from "./watchlistStore.ts";

// Titles that likes add to the default watchlist. A list that others see gets nothing without being asked, and keeps
// what it has: that belongs to the others too.

interface Likes {
  /** Whether a person wants their likes to be added, as a condition. */
  allowed(userId: Part): Part;
  /** Waits for lists that are being written to; else, the statement fails. */
  wait: boolean;
}

/**
 * Adds liked titles on top of their people's default watchlists, unless they are there, as part of a statement that has
 * `raised`: the `user_id`, `item_id`, `kind`, `watchlist_item_id`, `implicit` and `steps` of each (see
 * `raisingRatingsVersions`). Returns the `user_id` and the `watchlist_id` of those that were added. Locks the lists,
 * after their people, so that whoever adds titles to one takes turns. Likes at the same time get different positions:
 * each steps over those that this statement doesn't see.
 */
export const addingImplicitly = (sql: Queries, { allowed, wait }: Likes) => sql`
  insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by, implicit)
  select liked.watchlist_id, liked.item_id, liked.watchlist_item_id, liked.kind, greatest(coalesce(top.position, ${ITEM_GAP}) - ${ITEM_GAP} * liked.steps, ${FIRST_POSITION}), liked.user_id, true
  from (
    select raised.*, l.watchlist_id from raised join memberships w using (user_id) join watchlists l using (watchlist_id)
    where raised.implicit = 'add' and w.user_default and ${allowed(sql`raised.user_id`)} and not ${hasOthers(sql, sql`raised.user_id`)}
      and not exists (select 1 from watchlist_items t where t.watchlist_id = w.watchlist_id and t.item_id = raised.item_id)
    for no key update of l ${wait ? sql`` : sql`nowait`}) liked
  cross join lateral (select count(*) as items, min(position) as position from watchlist_items i where i.watchlist_id = liked.watchlist_id) top
  where top.items < ${MOST_ITEMS}
  on conflict do nothing returning added_by as user_id, watchlist_id`;

/** Removes the titles of such a statement that likes of their people added and nobody has touched since, likewise. */
export const removingImplicitly = (sql: Queries, { wait }: Pick<Likes, "wait">) => sql`
  delete from watchlist_items i using (
    select raised.user_id, raised.item_id, l.watchlist_id
    from raised join memberships w using (user_id) join watchlists l using (watchlist_id) join watchlist_items t using (watchlist_id)
    where raised.implicit = 'remove' and l.owner_id = raised.user_id and t.item_id = raised.item_id and t.implicit and t.added_by = raised.user_id
      and not ${hasOthers(sql, sql`raised.user_id`)}
    for no key update of l ${wait ? sql`` : sql`nowait`}) gone
  where i.watchlist_id = gone.watchlist_id and i.item_id = gone.item_id and i.implicit and i.added_by = gone.user_id
  returning gone.user_id, i.watchlist_id`;

/**
 * Removes those of the titles that a like of the person added and nobody has touched since. Returns the
 * `watchlist_id` and the `item_id` of each.
 */
const deleteImplicit = (sql: Queries, owner: Owner, itemIds: readonly number[]) => sql<
  Row<typeof schema.watchlistItems, "watchlistId" | "itemId">[]
>`
  delete from watchlist_items i using watchlists w
  where i.added_by = ${owner.userId} and i.item_id = any(${[...itemIds]}::bigint[]) and i.implicit
    and w.watchlist_id = i.watchlist_id and w.owner_id = ${owner.userId} and not ${hasOthers(sql, sql`${owner.userId}`)}
  returning i.watchlist_id, i.item_id`;

/** Removes such titles. Screens are notified once per list. */
export async function removeImplicit(
  context: NotifyContext,
  titleIds: readonly number[],
): Promise<void> {
  const { sql, owner } = context;
  const byList = Map.groupBy(
    await deleteImplicit(sql, owner, titleIds),
    ({ watchlistId }) => watchlistId,
  );
  for (const [watchlistId, [item, ...more]] of byList)
    notifyImplicit(context, "item-removed", {
      watchlistId,
      itemId: more.length === 0 ? item?.itemId : undefined,
    });
}

/** Notifies the person's screens of what a rating did to one of their lists. */
export function notifyImplicit(
  context: NotifyContext,
  what: "item-added" | "item-removed",
  item: { watchlistId: number; itemId: number | undefined },
): void {
  notifyPeople(context, [context.owner.userId], { ...item, what });
}
