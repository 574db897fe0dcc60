import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/** False for the server's page and while that is taken over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The same, for what many places of a page show once it is alive: that comes in slices, between which a press is answered. */
export const useInBrowserSoon = (): boolean => useDeferredValue(useInBrowser());
