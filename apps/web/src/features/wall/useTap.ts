import type { RatingValue } from "@worthy/domain";
import { useEffect, useRef } from "react";
import { ratingOfTap } from "./wallKeys.ts";

/**
 * Handles a tap on a poster. The second of two quick taps comes before the first is rendered, so
 * the current value is kept here.
 */
export function useTap(value: RatingValue | null, give: (value: RatingValue) => void): () => void {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return () => {
    latest.current = ratingOfTap(latest.current);
    give(latest.current);
  };
}
