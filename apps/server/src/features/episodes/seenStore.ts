import { isOneOf } from "../../platform/database/sqlClient.ts";
import type { EpisodePlace } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** Episodes of one season of one title. */
export interface SeasonEpisodes {
  titleId: number;
  season: number;
  episodes: readonly number[];
}

/** A show of which a person has seen some episodes. */
export interface StartedShow {
  titleId: number;
  seen: EpisodePlace[];
  /** When the last episode was marked. */
  seenAt: Date;
}

/** A person's seen episodes of a title, in order. */
export async function findSeen(
  sql: Queries,
  owner: Owner,
  titleId: number,
): Promise<EpisodePlace[]> {
  return sql<
    EpisodePlace[]
  >`select season, episode from seen_episodes where user_id = ${owner.userId} and title_id = ${titleId} order by season, episode`;
}

/** All shows a person has started, last marked first. */
export async function findStarted(sql: Queries, owner: Owner): Promise<StartedShow[]> {
  const rows = await sql<
    (Row<typeof schema.seenEpisodes, "titleId"> & {
      seasons: number[];
      episodes: number[];
      seenAt: Date;
    })[]
  >`
    select title_id, array_agg(season order by season, episode) as seasons, array_agg(episode order by season, episode) as episodes, max(seen_at) as seen_at
    from seen_episodes where user_id = ${owner.userId} group by title_id order by max(seen_at) desc, title_id`;
  return rows.map(({ titleId, seasons, episodes, seenAt }) => ({
    titleId,
    seenAt,
    seen: seasons.map((season, at) => ({ season, episode: episodes[at] ?? 0 })),
  }));
}

/**
 * How many existing episodes each of these people has seen of each show they have started; 1 of a
 * title that is marked as seen as a whole.
 */
export async function countSeen(
  sql: Queries,
  people: readonly TasteHolder[],
): Promise<{ titleId: number; seen: number }[]> {
  const userIds = people.map(({ userId }) => userId);
  return sql<(Row<typeof schema.seenEpisodes, "titleId"> & { seen: number })[]>`
    select e.title_id, count(s.title_id)::int as seen from seen_episodes e left join seasons_view s on s.title_id = e.title_id and s.number = e.season and e.episode <= s.episode_count
    where e.user_id ${isOneOf(sql, userIds)} group by e.user_id, e.title_id
    union all select title_id, 1 from seen_films where user_id ${isOneOf(sql, userIds)}`;
}

export async function insertSeen(
  sql: Queries,
  owner: Owner,
  { titleId, season, episodes }: SeasonEpisodes,
): Promise<void> {
  await sql`
    insert into seen_episodes (user_id, title_id, season, episode)
    select ${owner.userId}, ${titleId}, ${season}, episode from unnest(${[...episodes]}::int[]) as e (episode)
    on conflict do nothing`;
}

export async function deleteSeen(
  sql: Queries,
  owner: Owner,
  { titleId, season, episodes }: SeasonEpisodes,
): Promise<void> {
  await sql`delete from seen_episodes where user_id = ${owner.userId} and title_id = ${titleId} and season = ${season} and episode = any(${[...episodes]}::int[])`;
}

/** Unmarks all episodes of a title except these; remaining ones keep their time. */
export async function deleteSeenBut(
  sql: Queries,
  owner: Owner,
  { titleId, keep }: { titleId: number; keep: readonly EpisodePlace[] },
): Promise<void> {
  await sql`
    delete from seen_episodes e where user_id = ${owner.userId} and title_id = ${titleId} and not exists (
      select 1 from unnest(${keep.map(({ season }) => season)}::int[], ${keep.map(({ episode }) => episode)}::int[]) as k (season, episode) where k.season = e.season and k.episode = e.episode)`;
}

/** Whether a person has marked a film, or a show without known episodes, as seen. */
export async function isFilmSeen(sql: Queries, owner: Owner, titleId: number): Promise<boolean> {
  const rows =
    await sql`select 1 from seen_films where user_id = ${owner.userId} and title_id = ${titleId}`;
  return rows.length > 0;
}

export async function insertSeenFilm(sql: Queries, owner: Owner, titleId: number): Promise<void> {
  await sql`insert into seen_films (user_id, title_id) values (${owner.userId}, ${titleId}) on conflict do nothing`;
}

export async function deleteSeenFilm(sql: Queries, owner: Owner, titleId: number): Promise<void> {
  await sql`delete from seen_films where user_id = ${owner.userId} and title_id = ${titleId}`;
}
