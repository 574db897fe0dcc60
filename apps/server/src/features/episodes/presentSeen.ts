import { nextEpisode, type EpisodePlace } from "@worthy/domain";
import type { Title } from "../catalogue/title.ts";
import { airedSeasons, type EpisodesAhead } from "./airedSeasons.ts";
import type { SeasonEpisode } from "./seenStore.ts";

export interface SeenParts {
  show: Title;
  seen: readonly EpisodePlace[];
  ahead: EpisodesAhead;
  now: number;
}

/** The episode that comes next of what has aired; null where nothing is seen or nothing is left. */
export function nextAired({ show, seen, ahead, now }: SeenParts): (EpisodePlace & SeasonEpisode) | null {
  const next = nextEpisode(airedSeasons(show, ahead, now), seen);
  const season = show.seasons.find(({ number }) => number === next?.season);
  return next && season ? { ...next, seasonId: season.id } : null;
}

/** Progress of one show, with the name of the next episode where that is known. */
export function presentSeen(parts: SeenParts, nameOf: (which: SeasonEpisode) => string | null) {
  const { show, seen, ahead, now } = parts;
  const aired = new Map(airedSeasons(show, ahead, now).map(({ number, episodeCount }) => [number, episodeCount]));
  const seasons = show.seasons.map(({ number, episodeCount }) => ({
    seasonNumber: number,
    seen: seenOf(seen, number, episodeCount),
    episodeCount,
    airedCount: aired.get(number) ?? 0,
  }));
  const next = nextAired(parts);
  return {
    titleId: show.id,
    seasons,
    numSeen: seasons.reduce((sum, each) => sum + each.seen.length, 0),
    numberOfEpisodes: seasons.reduce((sum, each) => sum + each.episodeCount, 0),
    next: next && { seasonNumber: next.season, episodeNumber: next.episode, name: nameOf(next) },
  };
}

/** Only what the catalogue has (still) got. */
function seenOf(seen: readonly EpisodePlace[], season: number, episodeCount: number): number[] {
  return seen.filter((place) => place.season === season && place.episode <= episodeCount).map(({ episode }) => episode);
}
