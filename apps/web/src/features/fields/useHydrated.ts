import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server's page and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The same for what many places show after hydration: it is rendered in slices, so presses are
 * handled in between.
 */
export const useHydratedDeferred = (): boolean => useDeferredValue(useHydrated());
