import type { CallOutput } from "@worthy/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminWishesTexts from "./texts/adminWishes.en.json" with { type: "json" };

type Answer = CallOutput<"addWishedTitle">;
export type Candidate = Answer["candidates"][number];

interface AddWished {
  /** Adds the title with this name from TMDB, or one of the candidates. */
  add: (candidate?: Candidate) => void;
  busy: boolean;
  /** What it may be, if no title is called so; null before it was asked. */
  candidates: readonly Candidate[] | null;
}

/** Adds a title that people wish for. */
export function useAddWished(name: string): AddWished {
  const { call, toasts } = useServices();
  const t = useTexts(adminWishesTexts);
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (candidate: Candidate | undefined) =>
      call("addWishedTitle", {
        body: { name, ...(candidate && { kind: candidate.kind, tmdbId: candidate.tmdbId }) },
      }),
    onSuccess: async ({ added }) => {
      if (!added) return;
      const { name: title, year } = added;
      toasts.show({
        text: t("adminWishes.added", { name: year === null ? title : `${title} (${year})` }),
      });
      await invalidateAfter(queryClient, "addWishedTitle");
    },
    onError: (error, candidate) => failed(error, () => mutation.mutate(candidate)),
  });
  const answer = mutation.data;
  return {
    add: mutation.mutate,
    busy: mutation.isPending,
    candidates: answer && !answer.added ? answer.candidates : null,
  };
}
