/** A season's length for tracking progress; episodes are numbered from 1. */
export interface SeasonLength {
  number: number;
  episodeCount: number;
}

export interface EpisodePlace {
  season: number;
  episode: number;
}

/**
 * The next episode: the first unseen one after the furthest one seen, otherwise the first gap
 * before it. Null if nothing has been seen yet or nothing is left. Seasons are in order.
 */
export function nextEpisode(
  seasons: readonly SeasonLength[],
  seen: readonly EpisodePlace[],
): EpisodePlace | null {
  const all = seasons.flatMap(({ number, episodeCount }) =>
    Array.from({ length: episodeCount }, (_, at) => ({ season: number, episode: at + 1 })),
  );
  const have = new Set(seen.map(keyOf));
  const furthest = all.findLastIndex((place) => have.has(keyOf(place)));
  if (furthest < 0) return null;
  const open = (place: EpisodePlace) => !have.has(keyOf(place));
  return all.slice(furthest + 1).find(open) ?? all.find(open) ?? null;
}

const keyOf = ({ season, episode }: EpisodePlace) => `${season}:${episode}`;
