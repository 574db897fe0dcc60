import type { EpisodePlace } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

/** Episodes of one season of one title. */
export interface SeasonEpisodes {
  titleId: number;
  season: number;
  episodes: readonly number[];
}

/** A show of which a person has seen some. */
export interface StartedShow {
  titleId: number;
  seen: EpisodePlace[];
  /** When the last mark was made. */
  seenAt: Date;
}

/** What the person has seen of a title, in order. */
export async function findSeen(sql: Queries, owner: Owner, titleId: number): Promise<EpisodePlace[]> {
  return sql<EpisodePlace[]>`select season, episode from seen_episodes where user_id = ${owner.userId} and title_id = ${titleId} order by season, episode`;
}

/** All shows of which the person has seen some, what was marked last first. */
export async function findStarted(sql: Queries, owner: Owner): Promise<StartedShow[]> {
  const rows = await sql<{ titleId: number; seasons: number[]; episodes: number[]; seenAt: Date }[]>`
    select title_id, array_agg(season order by season, episode) as seasons, array_agg(episode order by season, episode) as episodes, max(seen_at) as seen_at
    from seen_episodes where user_id = ${owner.userId} group by title_id order by max(seen_at) desc, title_id`;
  return rows.map(({ titleId, seasons, episodes, seenAt }) => ({ titleId, seenAt, seen: seasons.map((season, at) => ({ season, episode: episodes[at] ?? 0 })) }));
}

/** How many episodes that there are each of these people has seen of each show. */
export async function countSeen(sql: Queries, userIds: readonly string[]): Promise<{ titleId: number; seen: number }[]> {
  return sql<{ titleId: number; seen: number }[]>`
    select e.title_id, count(*)::int as seen from seen_episodes e join seasons s on s.title_id = e.title_id and s.number = e.season and e.episode <= s.episode_count
    where e.user_id = any(${[...userIds]}) group by e.user_id, e.title_id`;
}

export async function insertSeen(sql: Queries, owner: Owner, { titleId, season, episodes }: SeasonEpisodes): Promise<void> {
  await sql`
    insert into seen_episodes (user_id, title_id, season, episode)
    select ${owner.userId}, ${titleId}, ${season}, episode from unnest(${[...episodes]}::int[]) as e (episode)
    on conflict do nothing`;
}

export async function deleteSeen(sql: Queries, owner: Owner, { titleId, season, episodes }: SeasonEpisodes): Promise<void> {
  await sql`delete from seen_episodes where user_id = ${owner.userId} and title_id = ${titleId} and season = ${season} and episode = any(${[...episodes]}::int[])`;
}

/** Takes back all of a title but these places; what stays keeps when it was marked. */
export async function deleteSeenBut(sql: Queries, owner: Owner, { titleId, keep }: { titleId: number; keep: readonly EpisodePlace[] }): Promise<void> {
  await sql`
    delete from seen_episodes e where user_id = ${owner.userId} and title_id = ${titleId} and not exists (
      select 1 from unnest(${keep.map(({ season }) => season)}::int[], ${keep.map(({ episode }) => episode)}::int[]) as k (season, episode) where k.season = e.season and k.episode = e.episode)`;
}

/** An episode by its season's id. */
export interface SeasonEpisode {
  seasonId: number;
  episode: number;
}

/** The names of these episodes, where they are known for certain. */
export async function findEpisodeNames(sql: Queries, wanted: readonly SeasonEpisode[]): Promise<(which: SeasonEpisode) => string | null> {
  const rows =
    wanted.length === 0
      ? []
      : await sql<{ seasonId: number; number: number; name: string | null }[]>`
    select season_id, number, name from episodes join unnest(${wanted.map(({ seasonId }) => seasonId)}::bigint[], ${wanted.map(({ episode }) => episode)}::int[]) as w (season_id, number) using (season_id, number)`;
  const names = new Map(rows.map(({ seasonId, number, name }) => [`${seasonId}:${number}`, name]));
  return ({ seasonId, episode }) => names.get(`${seasonId}:${episode}`) ?? null;
}
