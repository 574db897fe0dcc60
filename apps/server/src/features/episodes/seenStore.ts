import type { EpisodePlace } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

/** Episodes of one season of one title. */
export interface SeasonEpisodes {
  titleId: number;
  season: number;
  episodes: readonly number[];
}

/** What the person has seen of a title, in order. */
export async function findSeen(sql: Queries, owner: Owner, titleId: number): Promise<EpisodePlace[]> {
  return sql<EpisodePlace[]>`select season, episode from seen_episodes where user_id = ${owner.userId} and title_id = ${titleId} order by season, episode`;
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

/** The name of an episode where it is known for certain. */
export async function findEpisodeName(sql: Queries, seasonId: number, episode: number): Promise<string | null> {
  const [row] = await sql<{ name: string | null }[]>`select name from episodes where season_id = ${seasonId} and number = ${episode}`;
  return row?.name ?? null;
}
