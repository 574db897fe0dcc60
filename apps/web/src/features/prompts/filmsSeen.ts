/** What this page has observed about film scores. */
export interface FilmsSeen {
  /** The person seen without enough ratings of films. */
  lackedBy: string | null;
  /** The person who has had enough since, and is to be told. */
  waitsFor: string | null;
}

export const NOTHING_SEEN: FilmsSeen = { lackedBy: null, waitsFor: null };

interface Look {
  userId: string | null;
  /** Whether there are enough ratings of films; undefined until known. */
  enough: boolean | undefined;
}

/**
 * The state after another observation. Only somebody seen without film scores has just got them; a
 * person who signs in with scores isn't told.
 */
export function lookAtFilms(seen: FilmsSeen, { userId, enough }: Look): FilmsSeen {
  if (userId === null || enough === undefined) return seen;
  if (seen.lackedBy === userId) return enough ? { lackedBy: null, waitsFor: userId } : seen;
  return enough ? seen : { lackedBy: userId, waitsFor: null };
}
