import type { CallInput } from "@worthy/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { profileQuery } from "./accountQueries.ts";

export type ProfileChange = Pick<
  NonNullable<CallInput<"updateProfile">["body"]>,
  "profileName" | "profileImage" | "genres"
>;

const MUTATION_KEY = ["profile"] as const;

/**
 * Changes the profile, one change at a time; each shows at once and is rolled back on failure. A
 * device without an account gets one first.
 */
export function useProfileWrite(userId: string | null) {
  const { call, session } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { queryKey } = profileQuery(userId ?? "");
  const isLast = () => queryClient.isMutating({ mutationKey: MUTATION_KEY }) === 1;
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: "profile" },
    mutationFn: async (body: ProfileChange) =>
      call("updateProfile", {
        params: { userId: userId ?? (await session.ensureAccount()).id },
        body,
      }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (profile) => profile && { ...profile, ...shownOf(change) },
      );
    },
    // Keeps what a later change shows.
    onSuccess: (profile) => void (isLast() && queryClient.setQueryData(queryKey, profile)),
    onError: (error, change) => failed(error, () => mutation.mutate(change)),
    onSettled: () => (isLast() ? invalidateAfter(queryClient, "updateProfile") : undefined),
  });
  return mutation;
}

/** A removed name isn't shown as empty: the server replaces it with the placeholder. */
function shownOf({ profileName, profileImage, genres }: ProfileChange) {
  return {
    ...(profileName ? { profileName } : {}),
    ...(profileImage === undefined ? {} : { profileImage }),
    ...(genres === undefined ? {} : { genres }),
  };
}
