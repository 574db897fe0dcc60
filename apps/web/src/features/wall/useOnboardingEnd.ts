import type { HaterFlags } from "@worthy/domain";
import { useEffect, useState } from "react";
import { useServices } from "../services/Services.ts";
import { useRatingComplete } from "./ratingComplete.ts";
import { useHaterFlags } from "./useHaterFlags.ts";
import type { WallRatings } from "./useWallRatings.ts";

export interface OnboardingEnd {
  /** True from the rating that was enough until the person goes on rating. */
  ended: boolean;
  keepRating: () => void;
  hater: HaterFlags;
}

/** Ends the onboarding by itself, once, with the rating that makes enough of a kind; tells of that, and of hater flags when they go up or down. */
export function useOnboardingEnd({ progress, last }: Pick<WallRatings, "progress" | "last">): OnboardingEnd {
  const { track } = useServices();
  const { complete, markComplete } = useRatingComplete();
  const hater = useHaterFlags();
  const [ended, end] = useState(false);
  const [told, tell] = useState<HaterFlags>({ overall: false, onboarding: false });
  useEffect(() => {
    if (told.overall === hater.overall && told.onboarding === hater.onboarding) return;
    tell(hater);
    track("hater_flags", { overall: hater.overall, onboarding: hater.onboarding });
  }, [hater, told, track]);
  const now = progress.enough && !complete;
  useEffect(() => {
    if (!now) return;
    markComplete();
    // Who had enough before they came here is not stopped.
    if (!last) return;
    end(true);
    track("onboarding_completed", { ratings: progress.taste, hater_overall: hater.overall, hater_onboarding: hater.onboarding });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it becomes enough
  }, [now]);
  return { ended, keepRating: () => end(false), hater };
}
