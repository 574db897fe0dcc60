import { useSyncExternalStore } from "react";
import { useServices } from "../services/Services.ts";

/** The person's id, or null before this device has an account. */
export function useUserId(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(
    session.subscribe,
    () => session.account()?.id ?? null,
    () => session.renderedFor,
  );
}
