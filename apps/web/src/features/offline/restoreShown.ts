import type { QueryClient } from "@tanstack/react-query";
import type { UnsentWrite } from "./UnsentWrite.ts";

/** Shows a write of an earlier page as if it were on its way on this one, until it has left the line. */
export function restoreShown(queryClient: QueryClient, { at, shown }: UnsentWrite, settled: () => Promise<unknown>): void {
  const mutation = queryClient.getMutationCache().build(
    queryClient,
    { mutationKey: shown.key, mutationFn: settled },
    {
      status: "pending",
      variables: shown.variables,
      submittedAt: at,
      isPaused: false,
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
    },
  );
  mutation.execute(shown.variables).catch(() => {}); // whoever has to know of it is told by the queue
}
