import type { MoveTitle } from "../../platform/titleMove.ts";

/** Moves seen episodes to another title. */
export const moveSeenTitle: MoveTitle = async (sql, { from, to }) => {
  await sql`
    insert into seen_episodes (user_id, title_id, season, episode, seen_at)
    select user_id, ${to}::bigint, season, episode, seen_at from seen_episodes where title_id = ${from} on conflict do nothing`;
  await sql`delete from seen_episodes where title_id = ${from}`;
};
