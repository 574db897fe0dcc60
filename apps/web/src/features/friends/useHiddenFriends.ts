import { useRemovals } from "./useRemovals.ts";

/** What a removal of this person goes by. */
export const friendRemovalKey = (friendId: string): string => `friend ${friendId}`;

/** Says of whom nothing is shown any more, since that can still be undone. */
export function useHiddenFriends(): (friendId: string) => boolean {
  const { hidden } = useRemovals();
  return (friendId) => hidden.has(friendRemovalKey(friendId));
}
