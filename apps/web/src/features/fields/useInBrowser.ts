import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False for the server's page and while that is taken over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
