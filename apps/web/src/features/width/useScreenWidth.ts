import { useSyncExternalStore } from "react";
import { screenWidth, type ScreenWidth } from "./screenWidth.ts";
import { watchWidth } from "./watchWidth.ts";

/**
 * The kind of screen; null on the server and for the first paint, which the style sheet decides.
 */
export function useScreenWidth(): ScreenWidth | null {
  return useSyncExternalStore<ScreenWidth | null>(watchWidth, screenWidth, () => null);
}
