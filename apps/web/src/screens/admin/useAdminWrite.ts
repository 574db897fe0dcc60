import type { CallApi } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Topic } from "@worthy/contract/manifest";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useServices } from "../../features/services/Services.ts";
import { failureText } from "../../messages/failureText.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";

interface AdminWrite {
  write: (call: CallApi) => Promise<unknown>;
  /** Says that it is done. */
  text: string;
  changes?: readonly Topic[];
  /** What follows. */
  done?: () => void;
  /** Says what is wrong with what was put in, where that is asked; else a message does. */
  refused?: (problem: string) => void;
}

/** What the server says is wrong with what was put in, without the field's name in the call. */
const problemOf = (error: unknown): string | null => (error instanceof ApiFailure && [400, 404].includes(error.status) ? failureText(error).replace(/^body\.\S+: /, "") : null);

/** Changes something for everybody: it is done when the server says so, and said then. */
export function useAdminWrite(): { act: (write: AdminWrite) => void; busy: boolean } {
  const { call, toasts } = useServices();
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ write }: AdminWrite) => write(call),
    onSuccess: (_answer, { text, done }) => {
      toasts.show({ text });
      done?.();
    },
    onError: (error, write) => {
      const problem = problemOf(error);
      if (write.refused && problem !== null) write.refused(problem);
      else failed(error, () => mutation.mutate(write));
    },
    onSettled: (_answer, _error, { changes }) => invalidateTopics(queryClient, changes ?? ["admin"]),
  });
  return { act: mutation.mutate, busy: mutation.isPending };
}
