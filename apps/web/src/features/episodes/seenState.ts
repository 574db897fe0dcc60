import type { CallOutput } from "@worthy/contract";
import { nextEpisode, type EpisodePlace, type SeasonLength } from "@worthy/domain";

export type SeenEpisodes = CallOutput<"listSeenEpisodes">;

/** What is seen of one season. */
export interface SeenSeason {
  seasonNumber: number;
  episodes: readonly number[];
}

/** A mark on its way to the server. */
export interface SeenWrite {
  titleId: number;
  /** Left out: the whole show. */
  seasonNumber?: number;
  /** Left out: the whole season. */
  episodes?: readonly number[];
  seen: boolean;
  /** Afterwards just this is seen of the show; it takes a mark back. */
  exactly?: readonly SeenSeason[];
}

export interface SeenState {
  isSeen: (place: EpisodePlace) => boolean;
  countOf: (season: SeasonLength) => number;
  /** Of all seasons. */
  count: number;
  /** All that has aired is seen. */
  whole: boolean;
  /** With its name where the server has said it. */
  next: (EpisodePlace & { name: string | null }) | null;
  /** What is seen, season by season. */
  seasons: readonly SeenSeason[];
}

/** What is seen, as the server last said it with the writes on their way already made. */
export function seenState(seasons: readonly SeasonLength[], known: SeenEpisodes | undefined, writes: readonly SeenWrite[]): SeenState {
  const aired = seasons.map((season) => ({
    ...season,
    episodeCount: known?.seasons.find(({ seasonNumber }) => seasonNumber === season.number)?.airedCount ?? season.episodeCount,
  }));
  const seen = new Set(known?.seasons.flatMap(({ seasonNumber, seen: episodes }) => episodes.map((episode) => `${seasonNumber}:${episode}`)));
  for (const write of writes) {
    if (write.exactly || (write.seasonNumber === undefined && !write.seen)) seen.clear();
    for (const key of keysOf(write, { seasons, aired })) seen[write.seen ? "add" : "delete"](key);
  }
  const isSeen = ({ season, episode }: EpisodePlace) => seen.has(`${season}:${episode}`);
  const places = placesIn(seasons).filter(isSeen);
  const next = nextEpisode(aired, places);
  const said = known?.next;
  const name = next && said && said.seasonNumber === next.season && said.episodeNumber === next.episode ? said.name : null;
  return {
    isSeen,
    countOf: ({ number }) => places.filter(({ season }) => season === number).length,
    count: places.length,
    whole: places.length > 0 && placesIn(aired).every(isSeen),
    next: next && { ...next, name },
    seasons: seasons.map(({ number }) => ({ seasonNumber: number, episodes: places.filter(({ season }) => season === number).map(({ episode }) => episode) })),
  };
}

interface Lengths {
  seasons: readonly SeasonLength[];
  aired: readonly SeasonLength[];
}

/** The episodes that a write is about: of a season all, of a show what has aired. */
function keysOf({ exactly, seasonNumber, episodes }: SeenWrite, { seasons, aired }: Lengths): string[] {
  if (exactly) return exactly.flatMap((season) => season.episodes.map((episode) => `${season.seasonNumber}:${episode}`));
  if (episodes) return episodes.map((episode) => `${seasonNumber}:${episode}`);
  const meant = seasonNumber === undefined ? aired : seasons.filter(({ number }) => number === seasonNumber);
  return placesIn(meant).map(({ season, episode }) => `${season}:${episode}`);
}

const placesIn = (seasons: readonly SeasonLength[]): EpisodePlace[] =>
  seasons.flatMap(({ number, episodeCount }) => numbersTo(episodeCount).map((episode) => ({ season: number, episode })));

/** 1 to count. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
