import { ITEM_GAP, type TitleKind } from "@worthy/domain";
import type { Part, Queries } from "../../platform/http/handler.ts";
import { newNumberId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import { FIRST_POSITION, MOST_ITEMS } from "./itemStore.ts";
import { notifyPeople, type NotifyContext } from "./notifyViewers.ts";
import type * as schema from "./schema.ts";
import { hasOthers } from "./watchlistStore.ts";

// Titles that likes add to the default watchlist. A list that others see gets nothing without being asked, and keeps
// what it has: that belongs to the others too.

interface LikedTitle {
  itemId: number;
  kind: TitleKind;
  /** Whether the person wants that, as a condition. */
  allowed: Part;
}

/**
 * Adds a liked title on top of the person's default watchlist, unless it is there, as part of a statement that has
 * `raised` (see `raisingRatingsVersion`). Returns the `watchlist_id`, if it was added. Locks the list, after the person,
 * so that whoever adds titles to it takes turns. Likes at the same time get different positions: each steps over those
 * that this statement doesn't see.
 */
export const addingImplicitly = (
  sql: Queries,
  owner: Owner,
  { itemId, kind, allowed }: LikedTitle,
) => sql`
  insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by, implicit)
  select w.watchlist_id, ${itemId}, ${newNumberId()}, ${kind}, greatest(w.first - ${ITEM_GAP} * raised.steps, ${FIRST_POSITION}), ${owner.userId}, true
  from raised, (
    select w.watchlist_id, count(i.item_id) as items, coalesce(min(i.position), ${ITEM_GAP}) as first
    from (
      select w.watchlist_id from memberships w join watchlists l using (watchlist_id)
      where w.user_id = ${owner.userId} and w.user_default and (select steps from raised) > 0 and ${allowed} and not ${hasOthers(sql, owner)}
        and not exists (select 1 from watchlist_items t where t.watchlist_id = w.watchlist_id and t.item_id = ${itemId})
      for no key update of l) w
    left join watchlist_items i using (watchlist_id) group by w.watchlist_id) w
  where w.items < ${MOST_ITEMS}
  on conflict do nothing returning watchlist_id`;

/**
 * Removes those of the titles that a like of the person added and nobody has touched since, also as part of a
 * statement. Returns the `watchlist_id` and the `item_id` of each.
 */
export const removingImplicit = (sql: Queries, owner: Owner, itemIds: readonly number[]) => sql<
  Row<typeof schema.watchlistItems, "watchlistId" | "itemId">[]
>`
  delete from watchlist_items i using watchlists w
  where i.added_by = ${owner.userId} and i.item_id = any(${[...itemIds]}::bigint[]) and i.implicit
    and w.watchlist_id = i.watchlist_id and w.owner_id = ${owner.userId} and not ${hasOthers(sql, owner)}
  returning i.watchlist_id, i.item_id`;

/** Removes such titles. Screens are notified once per list. */
export async function removeImplicit(
  context: NotifyContext,
  titleIds: readonly number[],
): Promise<void> {
  const { sql, owner } = context;
  const byList = Map.groupBy(
    await removingImplicit(sql, owner, titleIds),
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
