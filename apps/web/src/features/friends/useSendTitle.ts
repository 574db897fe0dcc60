import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateAfter.ts";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";

export type MessageKind = "RECOMMENDATION" | "QUESTION";

export interface TitleMessage {
  title: { id: number; name: string };
  kind: MessageKind;
  friendIds: readonly string[];
  note: string;
}

/** Sends a title to friends; nobody waits for it, and a failure can be tried again with all that was written. */
export function useSendTitle(userId: string): (message: TitleMessage) => void {
  const { call, toasts, track } = useServices();
  const t = useT();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: ({ title, kind, friendIds, note }: TitleMessage) => call("sendTitle", { params: { userId }, body: { kind, itemId: title.id, friendIds: [...friendIds], note } }),
    onSuccess: ({ sent }, { title, kind }) => {
      track("title_sent", { title_id: title.id, kind, friends: sent });
      toasts.show({ text: t("askFriends.isSent", { title: title.name, count: sent }) });
      return invalidateAfter(queryClient, "sendTitle");
    },
    onError: (error, message) => failed(error, () => mutation.mutate(message)),
  });
  return mutation.mutate;
}
