import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import askFriendsTexts from "../texts/askFriends.en.json" with { type: "json" };

export type MessageKind = "RECOMMENDATION" | "QUESTION";

export interface TitleMessage {
  title: { id: number; name: string };
  kind: MessageKind;
  friendIds: readonly string[];
  note: string;
}

/** Sends a title to friends without waiting; a failure can be retried with everything entered. */
export function useSendTitle(userId: string): (message: TitleMessage) => void {
  const { call, toasts, track } = useServices();
  const t = useTexts(askFriendsTexts);
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: ({ title, kind, friendIds, note }: TitleMessage) =>
      call("sendTitle", {
        params: { userId },
        body: { kind, itemId: title.id, friendIds: [...friendIds], note },
      }),
    onSuccess: ({ sent }, { title, kind }) => {
      track("title_sent", { title_id: title.id, kind, friends: sent });
      toasts.show({ text: t("askFriends.isSent", { title: title.name, count: sent }) });
      return invalidateAfter(queryClient, "sendTitle");
    },
    onError: (error, message) => failed(error, () => mutation.mutate(message)),
  });
  return mutation.mutate;
}
