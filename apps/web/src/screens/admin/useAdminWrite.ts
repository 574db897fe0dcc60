import type { CallApi, Topic } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { failureText } from "../../locale/failureText.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { useLocale } from "../../locale/useLocale.ts";

interface AdminWrite {
  write: (call: CallApi) => Promise<unknown>;
  /** Success message. */
  text: string;
  changes?: readonly Topic[];
  /** Called on success. */
  done?: () => void;
  /** Shows what is wrong with the input, if possible; otherwise a message does. */
  refused?: (problem: string) => void;
}

/** The server's message about invalid input, without the field's name in the call. */
const problemOf = (error: unknown, locale: Locale): string | null =>
  error instanceof ApiFailure && [400, 404].includes(error.status)
    ? failureText(error, locale).replace(/^body\.\S+: /, "")
    : null;

/** Makes a change for everybody: it is reported as done when the server confirms. */
export function useAdminWrite(): { act: (write: AdminWrite) => void; busy: boolean } {
  const locale = useLocale();
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
      const problem = problemOf(error, locale);
      if (write.refused && problem !== null) write.refused(problem);
      else failed(error, () => mutation.mutate(write));
    },
    onSettled: (_answer, _error, { changes }) =>
      invalidateTopics(queryClient, changes ?? ["admin"]),
  });
  return { act: mutation.mutate, busy: mutation.isPending };
}
