import { useDeferredValue, useSyncExternalStore } from "react";
import { BREAKPOINTS } from "./screenWidth.ts";

/**
 * Whether the window is at least as wide as a breakpoint; null on the server and for the first
 * paint, which the style sheet decides. Content for other widths needn't be rendered then.
 */
export function useIsOver(breakpoint: keyof typeof BREAKPOINTS): boolean | null {
  // As in the style sheet: it scales with the browser's font size.
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
