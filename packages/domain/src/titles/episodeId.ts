const MOST_OF_A_SEASON = 1000;

/** The id of an episode of a season. */
export function episodeIdOf(seasonId: number, episodeNumber: number): number {
  return seasonId * MOST_OF_A_SEASON + episodeNumber;
}

/** The season and number encoded in an episode's id. */
export function parseEpisodeId(episodeId: number): { seasonId: number; episodeNumber: number } {
  return {
    seasonId: Math.floor(episodeId / MOST_OF_A_SEASON),
    episodeNumber: episodeId % MOST_OF_A_SEASON,
  };
}
