import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useUserId } from "../session/useUserId.ts";
import { keepMovieRecsPopupDisplayed, wasMovieRecsPopupDisplayed } from "./movieRecsMemory.ts";

/** Where titles are being rated, so that a word about what this leads to would be in the way. */
const RATING_PAGES = /^\/($|rate\b|mini-rate\b|onboarding\b)/;

/** Whether films have just got their scores, which is to be said once; and how it is done with. */
export function useMovieRecs(pathname: string): { isDue: boolean; done: () => void } {
  const userId = useUserId();
  const { data: enough } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null, select: ({ progress }) => progress.movie.enough });
  // A device that has just made its account begins with nothing too.
  const [lacked, setLacked] = useState(false);
  const [waits, setWaits] = useState(false);
  if (!lacked && (userId === null || enough === false)) setLacked(true);
  if (lacked && enough && !waits) {
    setLacked(false);
    setWaits(true);
  }
  useEffect(() => {
    // Who has had them for long is told nothing new.
    if (enough && !lacked && !waits && !wasMovieRecsPopupDisplayed()) keepMovieRecsPopupDisplayed();
  }, [enough, lacked, waits]);
  const done = () => {
    keepMovieRecsPopupDisplayed();
    setWaits(false);
  };
  return { isDue: waits && !RATING_PAGES.test(pathname) && !wasMovieRecsPopupDisplayed(), done };
}
