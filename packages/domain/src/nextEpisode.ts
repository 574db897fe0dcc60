/** A season as far as progress is concerned: episodes are numbered from 1. */
export interface SeasonLength {
  number: number;
  episodeCount: number;
}

export interface EpisodePlace {
  season: number;
  episode: number;
}

/**
 * Which episode comes next: the first one not seen after the furthest one seen, else the first gap before it. Null where nothing has been seen yet,
 * and where nothing is left. Seasons come in their order.
 */
export function nextEpisode(seasons: readonly SeasonLength[], seen: readonly EpisodePlace[]): EpisodePlace | null {
  const all = seasons.flatMap(({ number, episodeCount }) => Array.from({ length: episodeCount }, (_, at) => ({ season: number, episode: at + 1 })));
  const have = new Set(seen.map(keyOf));
  const furthest = all.findLastIndex((place) => have.has(keyOf(place)));
  if (furthest < 0) return null;
  const open = (place: EpisodePlace) => !have.has(keyOf(place));
  return all.slice(furthest + 1).find(open) ?? all.find(open) ?? null;
}

const keyOf = ({ season, episode }: EpisodePlace) => `${season}:${episode}`;
