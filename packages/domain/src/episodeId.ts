const MOST_OF_A_SEASON = 1000;

/** The id of a season's episode. */
export function episodeIdOf(seasonId: number, episodeNumber: number): number {
  return seasonId * MOST_OF_A_SEASON + episodeNumber;
}

/** The season and the number that an episode's id is made of. */
export function parseEpisodeId(episodeId: number): { seasonId: number; episodeNumber: number } {
  return { seasonId: Math.floor(episodeId / MOST_OF_A_SEASON), episodeNumber: episodeId % MOST_OF_A_SEASON };
}
