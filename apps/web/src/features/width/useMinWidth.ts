import { useDeferredValue, useSyncExternalStore } from "react";
import { hasMinWidth, minWidthQuery, type Breakpoint } from "./screenWidth.ts";

/**
 * Whether the window is at least as wide as a breakpoint; null on the server and for the first
 * paint, which the style sheet decides. Content for other widths needn't be rendered then.
 */
export function useMinWidth(breakpoint: Breakpoint): boolean | null {
  const matches = useSyncExternalStore<boolean | null>(
    (onChange) => {
      const list = matchMedia(minWidthQuery(breakpoint));
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => hasMinWidth(breakpoint),
    () => null,
  );
  return useDeferredValue(matches);
}
