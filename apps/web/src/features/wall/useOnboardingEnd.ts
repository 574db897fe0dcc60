import { type HaterFlags, haterFlags, RED_HERRING_ID } from "@worthy/domain";
import { useEffect, useState, useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../services/Services.ts";
import type { WallRatings } from "./useWallRatings.ts";
import { storeValue, useStoredValue } from "../session/useStoredValue.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useUserId } from "../session/useUserId.ts";

/** Storage key of the fact that there were once enough ratings. */
const KEY = "ratingComplete";

const parse = (text: string | null): boolean => text === "true";

/** Whether onboarding on this device has ended, which happens once. */
function useRatingComplete(): {
  complete: boolean;
  markComplete: (complete: boolean) => void;
} {
  return {
    complete: useStoredValue(KEY, parse),
    markComplete: (complete) => storeValue(KEY, complete ? "true" : null),
  };
}

export interface OnboardingEnd {
  /** When the last necessary rating ended it, in milliseconds; null again once the person continues rating. */
  endedAt: number | null;
  keepRating: () => void;
  /** Back to the wall without its last rating: the next necessary one ends it again. */
  takeBack: () => void;
  hater: HaterFlags;
}

/**
 * Ends onboarding automatically, once, with the rating from which on there are scores; reports
 * that, and changes of the hater flags.
 */
export function useOnboardingEnd({
  progress,
  last,
}: Pick<WallRatings, "progress" | "last">): OnboardingEnd {
  const { track } = useServices();
  const { complete, markComplete } = useRatingComplete();
  const hater = useHaterFlags();
  const [endedAt, end] = useState<number | null>(null);
  const [tracked, setTracked] = useState<HaterFlags>({ overall: false, onboarding: false });
  useEffect(() => {
    if (tracked.overall === hater.overall && tracked.onboarding === hater.onboarding) return;
    setTracked(hater);
    track("hater_flags", { overall: hater.overall, onboarding: hater.onboarding });
  }, [hater, tracked, track]);
  const now = progress.enough && !complete;
  useEffect(() => {
    if (!now) return;
    markComplete(true);
    // Somebody who already had enough is not interrupted.
    if (!last) return;
    end(Date.now());
    track("onboarding_completed", {
      ratings: progress.taste,
      hater_overall: hater.overall,
      hater_onboarding: hater.onboarding,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it becomes enough
  }, [now]);
  // Once the rating is gone, the next one may end it again.
  const [takenBack, setTakenBack] = useState(false);
  useEffect(() => {
    if (!takenBack || progress.enough) return;
    setTakenBack(false);
    markComplete(false);
  }, [takenBack, progress.enough, markComplete]);
  const takeBack = () => {
    end(null);
    setTakenBack(true);
  };
  return { endedAt, keepRating: () => end(null), takeBack, hater };
}

/** Whether the person dislikes far more than they like, as far as the server has their ratings. */
function useHaterFlags(): HaterFlags {
  const userId = useUserId();
  const { data } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null });
  return useMemo(
    () => haterFlags((data?.userRatings ?? []).filter(({ itemId }) => itemId !== RED_HERRING_ID)),
    [data],
  );
}
