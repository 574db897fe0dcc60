import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };

/** Removes all ratings, and says how many there were. */
export function useResetRatings(
  userId: string,
  done: () => void,
): { reset: () => void; busy: boolean } {
  const { call, toasts, track, writes } = useServices();
  const t = useTexts(ratingsTexts);
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: async () => {
      // A rating sent afterwards would remain.
      const offlineWrites = await writes.ready();
      if (!(await offlineWrites.sendNow())) throw new ApiFailure(409, t("ratings.resetWaits"));
      const { removed } = await call("resetRatings", { params: { userId } });
      await invalidateTopics(queryClient, manifest.rateTitle.changes);
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
