import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that stays the same from one rendering to the next and does what the last one said, so that rows that are given it need not be drawn anew. */
export function useLatest<Arguments extends unknown[]>(run: (...given: Arguments) => void): (...given: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
