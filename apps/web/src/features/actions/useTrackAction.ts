import { parseAction } from "@worthy/domain";
import { useCallback } from "react";
import { useServices } from "../services/Services.ts";

/** Records the outcome of something shown; invalid actions are reported instead. */
export function useTrackAction(): (action: { type: string; name: string; state: string }) => void {
  const { track, report } = useServices();
  return useCallback(
    (action) => {
      const parsed = parseAction(action);
      if ("problem" in parsed) report(parsed.problem, action);
      else track("action_taken", { ...parsed });
    },
    [track, report],
  );
}
