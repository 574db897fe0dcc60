import type { CallOutput } from "@worthy/contract";
import { nextEpisode, type EpisodePlace, type SeasonLength } from "@worthy/domain";

export type SeenEpisodes = CallOutput<"listSeenEpisodes">;

/** The seen episodes of one season. */
export interface SeenSeason {
  seasonNumber: number;
  episodes: readonly number[];
}

/** A mark being sent to the server. */
export interface SeenWrite {
  titleId: number;
  /** Omitted for the whole show. */
  seasonNumber?: number;
  /** Omitted for the whole season. */
  episodes?: readonly number[];
  seen: boolean;
  /** Afterwards exactly this is seen of the show; used to undo a mark, and to mark up to an episode. */
  exactly?: readonly SeenSeason[];
}

export interface SeenState {
  isSeen: (place: EpisodePlace) => boolean;
  countOf: (season: SeasonLength) => number;
  /** Number in all seasons. */
  count: number;
  /** Everything that has aired is seen. */
  whole: boolean;
  /** With its name if the server has sent it. */
  next: (EpisodePlace & { name: string | null }) | null;
  /** Seen episodes by season. */
  seasons: readonly SeenSeason[];
}

/** What is seen, from the server's last response with pending writes applied. */
export function seenState(
  seasons: readonly SeasonLength[],
  known: SeenEpisodes | undefined,
  writes: readonly SeenWrite[],
): SeenState {
  const aired = seasons.map((season) => ({
    ...season,
    episodeCount:
      known?.seasons.find(({ seasonNumber }) => seasonNumber === season.number)?.airedCount ??
      season.episodeCount,
  }));
  const seen = new Set(
    known?.seasons.flatMap(({ seasonNumber, seen: episodes }) =>
      episodes.map((episode) => `${seasonNumber}:${episode}`),
    ),
  );
  for (const write of writes) {
    if (write.exactly || (write.seasonNumber === undefined && !write.seen)) seen.clear();
    for (const key of keysOf(write, { seasons, aired })) seen[write.seen ? "add" : "delete"](key);
  }
  const isSeen = ({ season, episode }: EpisodePlace) => seen.has(`${season}:${episode}`);
  const places = placesIn(seasons).filter(isSeen);
  const next = nextEpisode(aired, places);
  const said = known?.next;
  const name =
    next && said && said.seasonNumber === next.season && said.episodeNumber === next.episode
      ? said.name
      : null;
  return {
    isSeen,
    countOf: ({ number }) => places.filter(({ season }) => season === number).length,
    count: places.length,
    whole: places.length > 0 && placesIn(aired).every(isSeen),
    next: next && { ...next, name },
    seasons: seasons.map(({ number }) => ({
      seasonNumber: number,
      episodes: places.filter(({ season }) => season === number).map(({ episode }) => episode),
    })),
  };
}

/** What is seen once everything up to an episode is; null if all before it is seen already. */
export function seenUpTo(
  state: SeenState,
  seasons: readonly SeasonLength[],
  until: EpisodePlace,
): SeenSeason[] | null {
  const isBefore = ({ season, episode }: EpisodePlace) =>
    season < until.season || (season === until.season && episode < until.episode);
  const places = placesIn(seasons);
  if (places.filter(isBefore).every(state.isSeen)) return null;
  const after = places.filter(
    (place) =>
      isBefore(place) ||
      state.isSeen(place) ||
      (place.season === until.season && place.episode === until.episode),
  );
  return seasons.map(({ number }) => ({
    seasonNumber: number,
    episodes: after.filter(({ season }) => season === number).map(({ episode }) => episode),
  }));
}

interface Lengths {
  seasons: readonly SeasonLength[];
  aired: readonly SeasonLength[];
}

/** The episodes a write affects: all of a season, or what has aired of a show. */
function keysOf(
  { exactly, seasonNumber, episodes }: SeenWrite,
  { seasons, aired }: Lengths,
): string[] {
  if (exactly)
    return exactly.flatMap((season) =>
      season.episodes.map((episode) => `${season.seasonNumber}:${episode}`),
    );
  if (episodes) return episodes.map((episode) => `${seasonNumber}:${episode}`);
  const meant =
    seasonNumber === undefined ? aired : seasons.filter(({ number }) => number === seasonNumber);
  return placesIn(meant).map(({ season, episode }) => `${season}:${episode}`);
}

const placesIn = (seasons: readonly SeasonLength[]): EpisodePlace[] =>
  seasons.flatMap(({ number, episodeCount }) =>
    numbersTo(episodeCount).map((episode) => ({ season: number, episode })),
  );

/** 1 to count. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
