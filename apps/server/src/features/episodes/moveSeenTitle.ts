import type { MoveTitle } from "../../platform/titleMove.ts";

/** Moves seen episodes to another show. */
export const moveSeenTitle: MoveTitle = async (sql, { from, to }, limit) => {
  const moved = await sql`
    with gone as (
      delete from seen_episodes where (user_id, title_id, season, episode) in (
        select user_id, title_id, season, episode from seen_episodes where title_id = ${from} order by user_id limit ${limit})
      returning user_id, season, episode, seen_at),
    put as (
      insert into seen_episodes (user_id, title_id, season, episode, seen_at)
      select user_id, ${to}::bigint, season, episode, seen_at from gone on conflict do nothing)
    select 1 from gone`;
  return moved.length;
};

/** Moves the mark of a seen film to another film. */
export const moveSeenFilm: MoveTitle = async (sql, { from, to }, limit) => {
  const moved = await sql`
    with gone as (
      delete from seen_films where (user_id, title_id) in (
        select user_id, title_id from seen_films where title_id = ${from} order by user_id limit ${limit})
      returning user_id, seen_at),
    put as (
      insert into seen_films (user_id, title_id, seen_at)
      select user_id, ${to}::bigint, seen_at from gone on conflict do nothing)
    select 1 from gone`;
  return moved.length;
};
