import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UNDO_TIMEOUT } from "@worthy/ui";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { friendName } from "./friendName.ts";
import type { Friend, FriendList, FriendStatus, SharedPerson } from "./friendQueries.ts";
import { movedFriend } from "./movedFriend.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "./texts/friends.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export type FriendAction = "accept" | "request" | "block" | "unblock";

export interface FriendChange {
  friend: Friend;
  action: FriendAction;
}

const LEADS_TO: Record<FriendAction, FriendStatus | null> = {
  accept: "ACCEPTED",
  request: "REQUESTED",
  block: "BLOCKED",
  unblock: null,
};

/** Somebody without a relation to the person, in the form of a list. */
export function asFriend(person: SharedPerson): Friend {
  return { ...person, status: "REQUESTED", since: new Date(0).toISOString() };
}

/** Changes somebody's relation to the person. It shows at once and is rolled back on failure. */
export function useFriendChange(userId: string): (change: FriendChange) => void {
  const { call, toasts, track } = useServices();
  const locale = useLocale();
  const t = useTexts(friendsTexts, shellTexts);
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const filter = {
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      queryKey[1] === "listFriends",
  };
  const mutation = useMutation({
    scope: { id: "friends" },
    mutationFn: ({ friend, action }: FriendChange): Promise<unknown> => {
      const params = { userId, friendId: friend.userId };
      if (action === "accept") return call("answerFriend", { params, body: { action } });
      if (action === "request")
        return call("requestFriend", { params: { userId }, body: { userId: friend.userId } });
      return call(action === "block" ? "blockPerson" : "unblockPerson", { params });
    },
    onMutate: async ({ friend, action }) => {
      await queryClient.cancelQueries(filter);
      const before = queryClient.getQueriesData<FriendList>(filter);
      for (const [queryKey, list] of before) {
        const { query } = queryKey[2] as { query: { status: FriendStatus; offset: number } }; // as made by friendsQuery
        if (list)
          queryClient.setQueryData(
            queryKey,
            movedFriend(list, query, { friend, to: LEADS_TO[action] }),
          );
      }
      track("friend_changed", { action });
      return before;
    },
    onSuccess: (_answer, { friend, action }) => {
      const undo = {
        label: t("shell.undo"),
        onPress: () => mutation.mutate({ friend, action: "block" }),
      };
      toasts.show({
        text: t(`friends.done_${action}`, { name: friendName(friend, locale) }),
        ...(action === "unblock" ? { timeout: UNDO_TIMEOUT, action: undo } : {}),
      });
    },
    onError: (error, change, before) => {
      for (const [queryKey, list] of before ?? []) queryClient.setQueryData(queryKey, list);
      failed(error, () => mutation.mutate(change));
    },
    onSettled: (_answer, _error, { action }) =>
      invalidateAfter(queryClient, action === "block" ? "blockPerson" : "answerFriend"),
  });
  return mutation.mutate;
}
