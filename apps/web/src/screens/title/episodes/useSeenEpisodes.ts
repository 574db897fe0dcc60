import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SeasonLength } from "@worthy/domain";
import { useServices } from "../../../features/services/Services.ts";
import { useFailureToast } from "../../../features/services/useFailureToast.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import { seenQuery } from "./seenQuery.ts";
import { seenState, type SeenState, type SeenWrite } from "./seenState.ts";

const MUTATION_KEY = ["episodes", "seen"] as const;

export type MarkSeen = (write: Omit<SeenWrite, "titleId">) => void;

/** What the person has seen of a show, and marking it. The first mark on a device makes its account, as any write does. */
export function useSeenEpisodes(titleId: number, seasons: readonly SeasonLength[]): { state: SeenState; mark: MarkSeen } {
  const { call, session } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { data } = useQuery({ ...seenQuery(userId ?? "", titleId), enabled: userId !== null });
  const writes = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as SeenWrite | undefined, // only this file uses the key
  });
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    // One after the other, so that the last answer is the last state.
    scope: { id: "episodes-seen" },
    mutationFn: async ({ titleId: id, seasonNumber, episodes, seen }: SeenWrite) => {
      const account = await session.ensureAccount();
      const { queryKey } = seenQuery(account.id, id);
      // An older answer on its way must not come after the newer one.
      await queryClient.cancelQueries({ queryKey });
      const params = { userId: account.id, id: String(id), seasonNumber: String(seasonNumber) };
      const answer = seen
        ? await call("markEpisodesSeen", { params, body: episodes ? { episodes: [...episodes] } : {} })
        : await call("unmarkEpisodesSeen", { params, query: episodes ? { episodes: episodes.join() } : {} });
      queryClient.setQueryData(queryKey, answer);
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  const own = writes.filter((write) => write !== undefined && write.titleId === titleId) as SeenWrite[]; // undefined is filtered out
  return { state: seenState(seasons, data, own), mark: (write) => mutation.mutate({ ...write, titleId }) };
}
