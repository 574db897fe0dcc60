import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { friendName } from "./friendName.ts";
import type { Friend } from "./friendQueries.ts";
import { friendRemovalKey } from "./useHiddenFriends.ts";
import { useRemovals } from "./useRemovals.ts";

/** Declining a request, ending a friendship, taking back a request. */
export type FriendRemovalKind = "declined" | "removed" | "takenBack";

export interface FriendRemoval {
  remove: (friend: Friend, kind: FriendRemovalKind) => void;
}

/** Ends what is between the person and somebody else, with a way back for as long as it is offered. */
export function useFriendRemoval(userId: string): FriendRemoval {
  const { call, track } = useServices();
  const t = useT();
  const { remove } = useRemovals();
  return {
    remove: (friend, kind) => {
      const params = { userId, friendId: friend.userId };
      const write = (): Promise<unknown> => {
        track("friend_changed", { action: kind === "takenBack" ? "taken_back" : kind });
        return kind === "declined" ? call("answerFriend", { params, body: { action: "decline" } }) : call("removeFriend", { params });
      };
      remove({ key: friendRemovalKey(friend.userId), text: t(`friends.done_${kind}`, { name: friendName(friend, t) }), userId, write, endpoint: "removeFriend" });
    },
  };
}
