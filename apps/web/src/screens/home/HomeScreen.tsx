import { createElement, useEffect, useReducer, useState } from "react";
import { useRatings } from "../../features/rating/useRatings.ts";
import { steps } from "../../stepFiles.ts";
import { todayPart, wallPart } from "./homePart.ts";

/** The start: the wall of posters until there are enough ratings, then Today. It never changes under somebody who is rating. */
export function HomeScreen() {
  const { progress, known } = useRatings();
  const enough = progress.tv.enough || progress.movie.enough;
  const [decided, decide] = useState<boolean | null>(known ? enough : null);
  if (decided === null && known) decide(enough);
  const part = (decided ?? enough) ? todayPart : wallPart;
  const Component = part.loaded();
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  // The address has loaded one of the two; the other is wanted where the ratings could not be asked then.
  useEffect(() => {
    if (!part.loaded()) void part.load().then(drawAnew);
  }, [part]);
  const shown = Component ?? steps.loaded()?.HomeSkeleton;
  return shown ? createElement(shown) : null;
}
