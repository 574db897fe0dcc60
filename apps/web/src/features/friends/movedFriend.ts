import { sortFriends } from "@worthy/domain";
import type { Friend, FriendList, FriendStatus } from "./friendQueries.ts";

interface ShownList {
  status: FriendStatus;
  offset: number;
}

/**
 * A page of friends after somebody's status changed; null means no relation any more. The first
 * page adds people new to its list.
 */
export function movedFriend(
  list: FriendList,
  { status, offset }: ShownList,
  { friend, to }: { friend: Friend; to: FriendStatus | null },
): FriendList {
  const others = list.results.filter(({ userId }) => userId !== friend.userId);
  const wasHere = others.length < list.results.length;
  const comes = to === status && (wasHere || offset === 0);
  const pending = list.pending + Number(to === "PENDING") - Number(friend.status === "PENDING");
  return {
    results: comes ? sortFriends([...others, { ...friend, status }]) : others,
    total: Math.max(0, list.total + Number(comes) - Number(wasHere)),
    pending: Math.max(0, pending),
  };
}
