import type { SqlTransaction } from "../../../platform/database/sqlClient.ts";
import { removeTitle } from "./rebuildTitle.ts";

export interface Move {
  from: number;
  to: number;
}

/**
 * Puts one title in another's place: statements, corrections, ratings, places on lists, seen episodes, seed ratings and reports go over; where somebody has both, what
 * they said of the one that stays counts. This one touches the tables of other features, because all of it has to happen at once or not at all.
 */
export async function moveTitle(tx: SqlTransaction, { from, to }: Move): Promise<void> {
  await tx`update statements set title_id = ${to} where title_id = ${from}`;
  await tx`update users set ratings_version = ratings_version + 1 where user_id in (select user_id from ratings where item_id = ${from})`;
  await tx`update ratings r set item_id = ${to} where item_id = ${from} and not exists (select 1 from ratings o where o.user_id = r.user_id and o.item_id = ${to})`;
  await tx`delete from ratings where item_id = ${from}`;
  await tx`
    update watchlist_items w set item_id = ${to} where item_id = ${from}
      and not exists (select 1 from watchlist_items o where o.watchlist_id = w.watchlist_id and o.item_id = ${to})`;
  await tx`delete from watchlist_items where item_id = ${from}`;
  await tx`
    insert into seen_episodes (user_id, title_id, season, episode, seen_at)
    select user_id, ${to}::bigint, season, episode, seen_at from seen_episodes where title_id = ${from} on conflict do nothing`;
  await tx`delete from seen_episodes where title_id = ${from}`;
  await tx`
    insert into seed_ratings (source, person, title_id, rating)
    select source, person, ${to}::bigint, rating from seed_ratings where title_id = ${from} on conflict do nothing`;
  await tx`delete from seed_ratings where title_id = ${from}`;
  await tx`
    update corrections c set title_id = ${to} where title_id = ${from} and not exists (select 1 from corrections o where o.title_id = ${to} and o.field = c.field)`;
  await tx`delete from corrections where title_id = ${from}`;
  await tx`update title_reports set title_id = ${to} where title_id = ${from}`;
  await tx`update curated_lists set title_ids = array_replace(title_ids, ${from}::bigint, ${to}::bigint) where ${from}::bigint = any(title_ids)`;
  await removeTitle(tx, from);
}
