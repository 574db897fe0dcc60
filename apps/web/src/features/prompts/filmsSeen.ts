/** What this page has seen of whose films have scores. */
export interface FilmsSeen {
  /** Who was seen without enough ratings of films. */
  lackedBy: string | null;
  /** Who has had enough since, and is to be told. */
  waitsFor: string | null;
}

export const NOTHING_SEEN: FilmsSeen = { lackedBy: null, waitsFor: null };

interface Look {
  userId: string | null;
  /** Whether there are enough ratings of films; undefined until that is known. */
  enough: boolean | undefined;
}

/** The same after another look. Films have just got their scores only for whom they were seen without: whoever signs in and has had them for long is told nothing new. */
export function lookAtFilms(seen: FilmsSeen, { userId, enough }: Look): FilmsSeen {
  if (userId === null || enough === undefined) return seen;
  if (seen.lackedBy === userId) return enough ? { lackedBy: null, waitsFor: userId } : seen;
  return enough ? seen : { lackedBy: userId, waitsFor: null };
}
