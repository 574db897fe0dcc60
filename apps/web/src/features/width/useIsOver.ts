import { useDeferredValue, useSyncExternalStore } from "react";

/** The style sheet's breakpoints of these names, which grow with the letters that somebody has chosen in their browser. */
const QUERIES = { sm: "(min-width: 37.5625rem)", lg: "(min-width: 62.5625rem)" } as const;

/**
 * Whether the window is as wide as a breakpoint; null on the server and for the first paint, which the style sheet decides. What is for other windows need not be
 * drawn then.
 */
export function useIsOver(breakpoint: keyof typeof QUERIES): boolean | null {
  const query = QUERIES[breakpoint];
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
