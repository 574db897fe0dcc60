import { useEffect, useState } from "react";
import { placeCoachmark, type CoachmarkPlace } from "./placeCoachmark.ts";

const placeOf = (element: HTMLElement) => placeCoachmark(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight });

/** Follows an element through scrolling and resizing; null once it is gone. */
export function useAnchorPlace(element: HTMLElement): CoachmarkPlace | null {
  const [place, setPlace] = useState<CoachmarkPlace | null>(() => placeOf(element));
  useEffect(() => {
    const follow = () => setPlace(element.isConnected ? placeOf(element) : null);
    const stop = new AbortController();
    for (const event of ["scroll", "resize"]) addEventListener(event, follow, { signal: stop.signal, passive: true, capture: true });
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, [element]);
  return place;
}
