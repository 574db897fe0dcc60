import type { SeasonLength } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { countEpisodesAfter } from "../catalogue/episodes.ts";
import type { Title } from "../catalogue/title.ts";

/** By title and season: the number of episodes known to air later. */
export type EpisodesAhead = ReadonlyMap<number, ReadonlyMap<number, number>>;

const ENDED: ReadonlySet<string> = new Set(["ENDED", "CANCELLED"]);

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Episodes of these shows still to come. Ended shows have none, so most needn't be looked up. */
export async function findAhead(
  sql: Queries,
  shows: readonly Title[],
  now: number,
): Promise<EpisodesAhead> {
  const running = shows.filter(({ status }) => !ENDED.has(status)).map(({ id }) => id);
  if (running.length === 0) return new Map();
  const rows = await countEpisodesAfter(sql, running, dayOf(now));
  const byTitle = Map.groupBy(rows, ({ titleId }) => titleId);
  return new Map(
    [...byTitle].map(([titleId, seasons]) => [
      titleId,
      new Map(seasons.map(({ season, ahead }) => [season, ahead])),
    ]),
  );
}

/** The aired part of a show's seasons; a season of a later year has not started. */
export function airedSeasons(show: Title, ahead: EpisodesAhead, now: number): SeasonLength[] {
  const year = Number(dayOf(now).slice(0, 4));
  const later = ahead.get(show.id);
  return show.seasons.map(({ number, year: begins, episodeCount }) => ({
    number,
    episodeCount: begins > year ? 0 : Math.max(0, episodeCount - (later?.get(number) ?? 0)),
  }));
}
