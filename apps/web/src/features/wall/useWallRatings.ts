import { isPositive, type RatedLocation, type RatingValue } from "@worthy/domain";
import { useState } from "react";
import { useRateTitle } from "../rating/useRateTitle.ts";
import { useRatings } from "../rating/useRatings.ts";
import type { WallTitle } from "./wallQuery.ts";
import { wallProgressOf, type WallProgress } from "./wallProgress.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "./texts/wall.en.json" with { type: "json" };

interface Step {
  title: WallTitle;
  before: RatingValue | null;
  after: RatingValue | null;
}

export interface WallRatings {
  of: (titleId: number) => RatingValue | null;
  progress: WallProgress;
  /** Sets a rating; repeating it removes it. */
  rate: (title: WallTitle, value: RatingValue) => void;
  /** Sets a rating and never removes it, for taps and swipes. */
  give: (title: WallTitle, value: RatingValue) => void;
  /** The last step not undone. */
  last: Step | null;
  /** The last liked or loved title whose step was not undone. */
  lastLiked: WallTitle | null;
  undo: () => void;
  /** The last change here: a rating, "none" for one removed, or null before any. */
  said: RatingValue | "none" | null;
}

/**
 * The wall's ratings with step-by-step undo. Their location is `place`, or derived from the
 * person's progress.
 */
export function useWallRatings(place?: RatedLocation): WallRatings {
  const ratings = useRatings();
  const t = useTexts(wallTexts);
  const { rate, unrate } = useRateTitle(t("wall.notSaved"));
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const progress = wallProgressOf(ratings.progress);
  const locationOf = ({ suggestedBy }: WallTitle): RatedLocation => {
    if (place) return place;
    if (progress.enough) return "RATE_MORE";
    return suggestedBy === undefined ? "ONBOARDING" : "ONBOARDING_SUGGESTIONS";
  };

  // Lists of ratings leave out the decoy, which counts towards nothing: its answer is known here alone.
  const decoyStep = steps.findLast(({ title }) => title.decoy);
  const of: WallRatings["of"] = (titleId) =>
    ratings.of(titleId) ?? (decoyStep?.title.id === titleId ? decoyStep.after : null);
  const [said, say] = useState<WallRatings["said"]>(null);
  const send = (title: WallTitle, value: RatingValue | null) => {
    say(value ?? "none");
    return value === null
      ? unrate(title, locationOf(title))
      : rate(title, value, locationOf(title));
  };
  const take = (title: WallTitle, after: RatingValue | null) => {
    const before = of(title.id);
    if (before === after) return;
    setSteps((taken) => [...taken, { title, before, after }]);
    send(title, after);
  };
  // A rating that couldn't be saved is gone, and there is nothing to undo.
  const standing = steps.filter(({ title, after }) => of(title.id) === after);
  const last = standing.at(-1) ?? null;
  return {
    of,
    progress,
    rate: (title, value) => take(title, of(title.id) === value ? null : value),
    give: take,
    last,
    said,
    lastLiked:
      standing.findLast(({ title, after }) => after !== null && isPositive(after) && !title.decoy)
        ?.title ?? null,
    undo: () => {
      if (!last) return;
      setSteps((taken) => taken.filter((step) => step !== last));
      send(last.title, last.before);
    },
  };
}
