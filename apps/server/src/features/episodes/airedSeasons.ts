import type { SeasonLength } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Title } from "../catalogue/title.ts";

/** By title and season, how many episodes are known to air later. */
export type EpisodesAhead = ReadonlyMap<number, ReadonlyMap<number, number>>;

const ENDED: ReadonlySet<string> = new Set(["ENDED", "CANCELLED"]);

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** What of these shows is still to come. Of those that have ended nothing is, so that most are not asked for. */
export async function findAhead(sql: Queries, shows: readonly Title[], now: number): Promise<EpisodesAhead> {
  const running = shows.filter(({ status }) => !ENDED.has(status)).map(({ id }) => id);
  if (running.length === 0) return new Map();
  const rows = await sql<{ titleId: number; season: number; ahead: number }[]>`
    select s.title_id, s.number as season, count(*)::int as ahead from seasons s join episodes e using (season_id)
    where s.title_id = any(${running}::bigint[]) and e.air_date > ${dayOf(now)}::date group by s.title_id, s.number`;
  const byTitle = Map.groupBy(rows, ({ titleId }) => titleId);
  return new Map([...byTitle].map(([titleId, seasons]) => [titleId, new Map(seasons.map(({ season, ahead }) => [season, ahead]))]));
}

/** The seasons of a show as far as they have aired: a season of a later year has not begun. */
export function airedSeasons(show: Title, ahead: EpisodesAhead, now: number): SeasonLength[] {
  const year = Number(dayOf(now).slice(0, 4));
  const later = ahead.get(show.id);
  return show.seasons.map(({ number, year: begins, episodeCount }) => ({
    number,
    episodeCount: begins > year ? 0 : Math.max(0, episodeCount - (later?.get(number) ?? 0)),
  }));
}
