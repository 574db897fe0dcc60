import type { Queries } from "../../../platform/http/handler.ts";
import type { Owner } from "../../../platform/policy.ts";

/**
 * Replaces people without an account who added items to shared lists. Not a valid id of anybody.
 */
export const FORMER_MEMBER = "formermember";

/**
 * Removes a person from all lists. A shared list goes to its longest-standing collaborator; an
 * unshared one is deleted.
 */
export async function eraseWatchlists(sql: Queries, owner: Owner): Promise<void> {
  await sql`select 1 from watchlists where watchlist_id in (select watchlist_id from memberships where user_id = ${owner.userId}) order by watchlist_id for update`;
  await sql`
    with heirs as (
      select distinct on (m.watchlist_id) m.watchlist_id, m.user_id from memberships m join watchlists w using (watchlist_id)
      where w.owner_id = ${owner.userId} and m.user_id <> ${owner.userId} and m.state = 'ACCEPTED' order by m.watchlist_id, m.since, m.user_id),
    handed as (update watchlists w set owner_id = h.user_id from heirs h where w.watchlist_id = h.watchlist_id)
    update memberships m set state = 'OWNER', since = now() from heirs h where m.watchlist_id = h.watchlist_id and m.user_id = h.user_id`;
  await sql`delete from new_items where user_id = ${owner.userId}`;
  await sql`delete from invite_references where inviter_id = ${owner.userId}`;
  await sql`update invite_references set taken_by = ${FORMER_MEMBER} where taken_by = ${owner.userId}`;
  await sql`update list_activity set user_id = ${FORMER_MEMBER} where user_id = ${owner.userId}`;
  await sql`update list_activity set about_id = ${FORMER_MEMBER} where about_id = ${owner.userId}`;
  const alone = sql`select watchlist_id from watchlists where owner_id = ${owner.userId}`;
  await sql`delete from watchlist_items where watchlist_id in (${alone})`;
  await sql`delete from removed_items where watchlist_id in (${alone})`;
  await sql`delete from list_activity where watchlist_id in (${alone})`;
  await sql`delete from memberships where watchlist_id in (${alone}) or user_id = ${owner.userId}`;
  await sql`delete from watchlists where owner_id = ${owner.userId}`;
  await sql`update watchlist_items set added_by = ${FORMER_MEMBER} where added_by = ${owner.userId}`;
  await sql`update removed_items set added_by = ${FORMER_MEMBER} where added_by = ${owner.userId}`;
  await sql`update removed_items set new_for = array_remove(new_for, ${owner.userId}) where new_for @> array[${owner.userId}]`;
}
