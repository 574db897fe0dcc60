import { hasScores } from "@worthy/domain";
import { createElement, useEffect, useReducer, useState } from "react";
import { useRatings } from "../../features/rating/useRatings.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { screenFor } from "./screenWithin.ts";

/**
 * The start page: the wall of posters until there are enough ratings, then Today. It never changes
 * while somebody is rating.
 */
export function HomeScreen() {
  const { progress, known } = useRatings();
  const enough = hasScores(progress);
  const [decided, decide] = useState<boolean | null>(known ? enough : null);
  if (decided === null && known) decide(enough);
  const { component } = screenFor(decided ?? enough);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // The route has loaded one of the two; the other is needed if the ratings couldn't be loaded
  // then.
  useEffect(() => {
    if (!component.loaded()) void component.load().then(rerender);
  }, [component]);
  return createElement(component.loaded() ?? HomeSkeleton);
}
