import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useDeferredCode } from "../failures/useDeferredCode.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import type { SeenWrite } from "./seenState.ts";

const MUTATION_KEY = ["episodes", "seen"] as const;

/** Pending marks of one show, oldest first. */
export function useSeenWrites(titleId: number): readonly SeenWrite[] {
  const writes = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as SeenWrite | undefined, // only this file uses the key
  });
  return writes.flatMap((write) => (write?.titleId === titleId ? [write] : []));
}

const importDelivery = () => import("./deliverMark.ts");

/** Marks episodes, seasons and shows. It shows at once; the code to send it is loaded later. */
export function useMarkSeen(): (write: SeenWrite) => void {
  const { call, session, track } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const loadDelivery = useDeferredCode(importDelivery);
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    // One after the other, so that the last response is the final state.
    scope: { id: "episodes-seen" },
    mutationFn: async (write: SeenWrite) =>
      (await loadDelivery()).deliverMark({ call, session, queryClient }, write),
    onMutate: ({ titleId, seen }) => track("episodes_seen", { title_id: titleId, seen }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}
