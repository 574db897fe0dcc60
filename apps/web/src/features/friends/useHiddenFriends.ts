import { useRemovals } from "./removing/useRemovals.ts";

/** Key of this person's removal. */
export const friendRemovalKey = (friendId: string): string => `friend ${friendId}`;

/** Tells which people are hidden because their removal can still be undone. */
export function useHiddenFriends(): (friendId: string) => boolean {
  const { hidden } = useRemovals();
  return (friendId) => hidden.has(friendRemovalKey(friendId));
}
