import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { useServices } from "../services/Services.ts";

const MUTATION_KEY = ["wishes", "dismiss"] as const;
const NOT_FOUND = 404;

/** Dismisses the notice of a wish that came true, for good. */
export function useDismissWish(): {
  isGone: (wishId: string) => boolean;
  dismiss: (wishId: string) => void;
} {
  const { call, session } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const onTheirWay = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as string | undefined, // only this hook uses the key
  });
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async (wishId: string) => {
      const { id: userId } = await session.ensureAccount();
      try {
        await call("deleteWish", { params: { userId, wishId } });
      } catch (error) {
        // Dismissed on another device.
        if (!(error instanceof ApiFailure && error.status === NOT_FOUND)) throw error;
      }
      // Awaited, so that it doesn't come back for a moment.
      await invalidateAfter(queryClient, "deleteWish");
    },
    onError: (error, wishId) => failed(error, () => mutation.mutate(wishId)),
  });
  return { isGone: (wishId) => onTheirWay.includes(wishId), dismiss: mutation.mutate };
}
