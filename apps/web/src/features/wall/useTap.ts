import type { RatingValue } from "@worthy/domain";
import { useEffect, useRef } from "react";
import { ratingOfTap } from "./wallKeys.ts";

/** What a tap on a poster does. The second of two quick ones comes before the first is drawn, so what it follows is kept here. */
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
