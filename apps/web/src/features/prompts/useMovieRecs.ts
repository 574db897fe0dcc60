import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useUserId } from "../session/useUserId.ts";
import { lookAtFilms, NOTHING_SEEN } from "./filmsSeen.ts";
import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";
import { LOCAL_PROFILE_KEY, readLocalProfile } from "../account/localProfile.ts";

/** Pages for rating titles, where a message about the result would be in the way. */
const RATING_PAGES = /^\/($|rate\b|mini-rate\b|onboarding\b)/;

/** Whether to announce that films have just got scores, once; and how to dismiss it. */
export function useMovieRecs(pathname: string): { isDue: boolean; done: () => void } {
  const userId = useUserId();
  const { data: enough } = useQuery({
    ...ratingsQuery(userId ?? ""),
    enabled: userId !== null,
    select: ({ progress }) => progress.movie.enough,
  });
  const [before, keep] = useState(NOTHING_SEEN);
  const seen = lookAtFilms(before, { userId, enough });
  if (seen !== before) keep(seen);
  const waits = userId !== null && seen.waitsFor === userId;
  useEffect(() => {
    // Somebody who has had them for long isn't told.
    if (enough && !waits && !wasMovieRecsPopupDisplayed()) storeMovieRecsPopupDisplayed();
  }, [enough, waits]);
  const done = () => {
    storeMovieRecsPopupDisplayed();
    keep(NOTHING_SEEN);
  };
  return { isDue: waits && !RATING_PAGES.test(pathname) && !wasMovieRecsPopupDisplayed(), done };
}

/** Whether this person was told on this device that films have scores. */
function wasMovieRecsPopupDisplayed(storage: Pick<DeviceStorage, "read"> = deviceStorage): boolean {
  return (
    (readLocalProfile(storage) as { movieRecsPopupDisplayed?: unknown }).movieRecsPopupDisplayed ===
    true
  ); // checked here
}

function storeMovieRecsPopupDisplayed(
  storage: Pick<DeviceStorage, "read" | "write"> = deviceStorage,
): void {
  storage.write(
    LOCAL_PROFILE_KEY,
    JSON.stringify({ ...readLocalProfile(storage), movieRecsPopupDisplayed: true }),
  );
}
