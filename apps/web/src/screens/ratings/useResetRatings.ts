import { ApiFailure } from "@worthy/contract/apiFailure";
import { firstManifest } from "@worthy/contract/firstManifest";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import { useT } from "../../messages/useT.ts";

/** Takes all ratings back, and says how many those were. */
export function useResetRatings(userId: string, done: () => void): { reset: () => void; busy: boolean } {
  const { call, toasts, track, writes } = useServices();
  const t = useT();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: async () => {
      // A rating that is sent after it would stand alone again.
      const queue = await writes.ready();
      if (!(await queue.sendNow())) throw new ApiFailure(409, t("ratings.resetWaits"));
      const { removed } = await call("resetRatings", { params: { userId } });
      await invalidateTopics(queryClient, firstManifest.rateTitle.changes);
      return removed;
    },
    onSuccess: (removed) => {
      track("ratings_reset", { removed });
      toasts.show({ text: t("ratings.resetDone", { count: removed }) });
      done();
    },
    onError: (error) => failed(error, () => mutation.mutate()),
  });
  return { reset: () => mutation.mutate(), busy: mutation.isPending };
}
