import { useDeferredValue, useSyncExternalStore } from "react";
import { isOver, overBreakpoint, type Breakpoint } from "./screenWidth.ts";

/**
 * Whether the window is at least as wide as a breakpoint; null on the server and for the first
 * paint, which the style sheet decides. Content for other widths needn't be rendered then.
 */
export function useIsOver(breakpoint: Breakpoint): boolean | null {
  const matches = useSyncExternalStore<boolean | null>(
    (onChange) => {
      const list = matchMedia(overBreakpoint(breakpoint));
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => isOver(breakpoint),
    () => null,
  );
  return useDeferredValue(matches);
}
