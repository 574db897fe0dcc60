import { useAppMode } from "../appMode/useAppMode.ts";

/** Whether there are canned profiles here: on the business host, and in demo mode. Null elsewhere, and until it is known. */
export function useDemoMode(): "B2B" | "DEMO" | null {
  const mode = useAppMode();
  return mode === "B2B" || mode === "DEMO" ? mode : null;
}
