import type { CallOutput } from "@worthy/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import type { FriendMessage } from "../friendQueries.ts";
import { useRemovals } from "../removing/useRemovals.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import friendMessagesTexts from "../texts/friendMessages.en.json" with { type: "json" };

type MessageList = CallOutput<"listFriendMessages">;

/** Key under which a message is being removed. */
export const messageKey = (messageId: string) => `message ${messageId}`;

interface MessageWrites {
  answer: (message: FriendMessage, answer: string) => void;
  remove: (message: FriendMessage) => void;
}

/** Answers messages with immediate effect, and removes them with undo. */
export function useMessageWrites(userId: string): MessageWrites {
  const { call, toasts, track } = useServices();
  const t = useTexts(friendMessagesTexts);
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { remove } = useRemovals();
  const filter = {
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      queryKey[1] === "listFriendMessages",
  };
  const answer = useMutation({
    scope: { id: "friend-messages" },
    mutationFn: ({ id, answer: words }: { id: string; answer: string }) =>
      call("answerFriendMessage", { params: { userId, messageId: id }, body: { answer: words } }),
    onMutate: async ({ id, answer: words }) => {
      await queryClient.cancelQueries(filter);
      const before = queryClient.getQueriesData<MessageList>(filter);
      queryClient.setQueriesData<MessageList>(
        filter,
        (list) =>
          list && {
            ...list,
            results: list.results.map((each) =>
              each.id === id ? { ...each, answer: words } : each,
            ),
          },
      );
      return before;
    },
    onSuccess: () => {
      track("friend_message", { action: "answered" });
      toasts.show({ text: t("friendMessages.answerSent") });
    },
    onError: (error, written, before) => {
      for (const [queryKey, list] of before ?? []) queryClient.setQueryData(queryKey, list);
      failed(error, () => answer.mutate(written));
    },
    onSettled: () => invalidateAfter(queryClient, "answerFriendMessage"),
  });
  return {
    answer: ({ id }, words) => answer.mutate({ id, answer: words }),
    remove: ({ id }) => {
      const write = () => (
        track("friend_message", { action: "deleted" }),
        call("deleteFriendMessage", { params: { userId, messageId: id } })
      );
      remove({
        key: messageKey(id),
        text: t("friendMessages.deleted"),
        userId,
        write,
        endpoint: "deleteFriendMessage",
      });
    },
  };
}
