import type { CallOutput } from "@worthy/contract";
import { nextEpisode, type EpisodePlace, type SeasonLength } from "@worthy/domain";

type SeenEpisodes = CallOutput<"listSeenEpisodes">;

/** Episodes of a season marked as seen or not, on its way to the server. */
export interface SeenWrite {
  titleId: number;
  seasonNumber: number;
  /** Left out: the whole season. */
  episodes?: readonly number[];
  seen: boolean;
}

export interface SeenState {
  isSeen: (place: EpisodePlace) => boolean;
  countOf: (season: SeasonLength) => number;
  /** With its name where the server has said it. */
  next: (EpisodePlace & { name: string | null }) | null;
}

/** What is seen, as the server last said it with the writes on their way already made. */
export function seenState(seasons: readonly SeasonLength[], known: SeenEpisodes | undefined, writes: readonly SeenWrite[]): SeenState {
  const seen = new Set(known?.seasons.flatMap(({ seasonNumber, seen: episodes }) => episodes.map((episode) => `${seasonNumber}:${episode}`)));
  for (const { seasonNumber, episodes, seen: on } of writes) {
    const count = seasons.find(({ number }) => number === seasonNumber)?.episodeCount ?? 0;
    for (const episode of episodes ?? numbersTo(count)) seen[on ? "add" : "delete"](`${seasonNumber}:${episode}`);
  }
  const isSeen = ({ season, episode }: EpisodePlace) => seen.has(`${season}:${episode}`);
  const places = seasons.flatMap(({ number, episodeCount }) => numbersTo(episodeCount).map((episode) => ({ season: number, episode })));
  const next = nextEpisode(seasons, places.filter(isSeen));
  const said = known?.next;
  const name = next && said && said.seasonNumber === next.season && said.episodeNumber === next.episode ? said.name : null;
  return { isSeen, countOf: ({ number }) => places.filter((place) => place.season === number && isSeen(place)).length, next: next && { ...next, name } };
}

/** 1 to count. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
