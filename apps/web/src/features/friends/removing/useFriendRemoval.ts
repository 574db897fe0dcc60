import { useServices } from "../../services/Services.ts";
import { friendName } from "../friendName.ts";
import type { Friend } from "../friendQueries.ts";
import { friendRemovalKey } from "../useHiddenFriends.ts";
import { useRemovals } from "./useRemovals.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import friendsTexts from "../texts/friends.en.json" with { type: "json" };

/** Declining a request, ending a friendship, or taking back a request. */
export type FriendRemovalKind = "declined" | "removed" | "takenBack";

export interface FriendRemoval {
  remove: (friend: Friend, kind: FriendRemovalKind) => void;
}

/** Ends a relation between the person and somebody else, with undo. */
export function useFriendRemoval(userId: string): FriendRemoval {
  const { call, track } = useServices();
  const locale = useLocale();
  const t = useTexts(friendsTexts);
  const { remove } = useRemovals();
  return {
    remove: (friend, kind) => {
      const params = { userId, friendId: friend.userId };
      const write = (): Promise<unknown> => {
        track("friend_changed", { action: kind === "takenBack" ? "taken_back" : kind });
        return kind === "declined"
          ? call("answerFriend", { params, body: { action: "decline" } })
          : call("removeFriend", { params });
      };
      remove({
        key: friendRemovalKey(friend.userId),
        text: t(`friends.done_${kind}`, { name: friendName(friend, locale) }),
        userId,
        write,
        endpoint: "removeFriend",
      });
    },
  };
}
