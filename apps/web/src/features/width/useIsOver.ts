import { useDeferredValue, useSyncExternalStore } from "react";
import { BREAKPOINTS } from "./screenWidth.ts";

/**
 * Whether the window is as wide as a breakpoint; null on the server and for the first paint, which the style sheet decides. What is for other windows need not be
 * drawn then.
 */
export function useIsOver(breakpoint: keyof typeof BREAKPOINTS): boolean | null {
  // As in the style sheet: it grows with the letters that somebody has chosen in their browser.
  const query = `(min-width: ${(BREAKPOINTS[breakpoint] + 1) / 16}rem)`;
  const matches = useSyncExternalStore<boolean | null>(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => null,
  );
  return useDeferredValue(matches);
}
