import { nextEpisode, type EpisodePlace } from "@worthy/domain";
import { countEpisodes, type Title } from "../catalogue/title.ts";
import { airedSeasons, type EpisodesAhead } from "./airedSeasons.ts";
import type { SeasonEpisode } from "../catalogue/episodes.ts";

export interface SeenParts {
  show: Title;
  seen: readonly EpisodePlace[];
  ahead: EpisodesAhead;
  now: number;
}

/** The next aired episode; null if nothing was seen or nothing is left. */
export function nextAired({
  show,
  seen,
  ahead,
  now,
}: SeenParts): (EpisodePlace & SeasonEpisode) | null {
  const next = nextEpisode(airedSeasons(show, ahead, now), seen);
  const season = show.seasons.find(({ number }) => number === next?.season);
  return next && season ? { ...next, seasonId: season.id } : null;
}

/** Progress of a show, with the next episode's name if known. */
export function presentSeen(parts: SeenParts, nameOf: (which: SeasonEpisode) => string | null) {
  const { show, seen, ahead, now } = parts;
  const aired = new Map(
    airedSeasons(show, ahead, now).map(({ number, episodeCount }) => [number, episodeCount]),
  );
  const seasons = show.seasons.map(({ number, episodeCount }) => ({
    seasonNumber: number,
    seen: seenOf(seen, number, episodeCount),
    episodeCount,
    airedCount: aired.get(number) ?? 0,
  }));
  const next = nextAired(parts);
  const numSeen = seasons.reduce((sum, each) => sum + each.seen.length, 0);
  return {
    titleId: show.id,
    isSeen: numSeen > 0 && seasons.every((each) => each.seen.length >= each.airedCount),
    seasons,
    numSeen,
    numberOfEpisodes: countEpisodes(show),
    next: next && { seasonNumber: next.season, episodeNumber: next.episode, name: nameOf(next) },
  };
}

/** Only episodes that the catalogue (still) has. */
function seenOf(seen: readonly EpisodePlace[], season: number, episodeCount: number): number[] {
  return seen
    .filter((place) => place.season === season && place.episode <= episodeCount)
    .map(({ episode }) => episode);
}

/** A film, or a show of which no episode is known. */
export const presentSeenWhole = (titleId: number, isSeen: boolean) => ({
  titleId,
  isSeen,
  seasons: [],
  numSeen: 0,
  numberOfEpisodes: 0,
  next: null,
});
