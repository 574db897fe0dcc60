import type { Queries } from "../../platform/http/handler.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export type KnownEpisode = Row<typeof schema.episodes, "number" | "name" | "airDate">;

/** The certain episodes of a season. */
export async function findEpisodes(sql: Queries, seasonId: number): Promise<KnownEpisode[]> {
  return sql<
    KnownEpisode[]
  >`select number, name, air_date::text from episodes where season_id = ${seasonId}`;
}

/** How many episodes of each season of these titles are known to air after a day. */
export async function countEpisodesAfter(
  sql: Queries,
  titleIds: readonly number[],
  day: string,
): Promise<{ titleId: number; season: number; ahead: number }[]> {
  return sql<(Row<typeof schema.seasons, "titleId"> & { season: number; ahead: number })[]>`
    select s.title_id, s.number as season, count(*)::int as ahead from seasons s join episodes e using (season_id)
    where s.title_id = any(${titleIds as number[]}::bigint[]) and e.air_date > ${day}::date group by s.title_id, s.number`;
}

/** An episode by its season's id. */
export interface SeasonEpisode {
  seasonId: number;
  episode: number;
}

/** The names of these episodes, if known for certain. Planned for any number of them, as with `isOneOf`. */
export async function findEpisodeNames(
  sql: Queries,
  wanted: readonly SeasonEpisode[],
): Promise<(which: SeasonEpisode) => string | null> {
  const rows =
    wanted.length === 0
      ? []
      : await sql<Row<typeof schema.episodes, "seasonId" | "number" | "name">[]>`
    select season_id, number, name from episodes join unnest((select ${wanted.map(({ seasonId }) => seasonId)}::bigint[]), (select ${wanted.map(({ episode }) => episode)}::int[])) as w (season_id, number) using (season_id, number)`;
  const names = new Map(rows.map(({ seasonId, number, name }) => [`${seasonId}:${number}`, name]));
  return ({ seasonId, episode }) => names.get(`${seasonId}:${episode}`) ?? null;
}
