import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useUserId } from "../session/useUserId.ts";
import { lookAtFilms, NOTHING_SEEN } from "./filmsSeen.ts";
import { keepMovieRecsPopupDisplayed, wasMovieRecsPopupDisplayed } from "./movieRecsMemory.ts";

/** Where titles are being rated, so that a word about what this leads to would be in the way. */
const RATING_PAGES = /^\/($|rate\b|mini-rate\b|onboarding\b)/;

/** Whether films have just got their scores, which is to be said once; and how it is done with. */
export function useMovieRecs(pathname: string): { isDue: boolean; done: () => void } {
  const userId = useUserId();
  const { data: enough } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null, select: ({ progress }) => progress.movie.enough });
  const [before, keep] = useState(NOTHING_SEEN);
  const seen = lookAtFilms(before, { userId, enough });
  if (seen !== before) keep(seen);
  const waits = userId !== null && seen.waitsFor === userId;
  useEffect(() => {
    // Who has had them for long is told nothing new.
    if (enough && !waits && !wasMovieRecsPopupDisplayed()) keepMovieRecsPopupDisplayed();
  }, [enough, waits]);
  const done = () => {
    keepMovieRecsPopupDisplayed();
    keep(NOTHING_SEEN);
  };
  return { isDue: waits && !RATING_PAGES.test(pathname) && !wasMovieRecsPopupDisplayed(), done };
}
