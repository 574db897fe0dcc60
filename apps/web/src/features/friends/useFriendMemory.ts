import { storeValue, useStoredValue } from "../session/useStoredValue.ts";
import {
  emptyFriendMemory,
  FRIEND_MEMORY_KEY,
  parseFriendMemory,
  type FriendMemory,
} from "./friendMemory.ts";
import { deviceStorage } from "../session/deviceStorage.ts";

/**
 * What this device remembers about the person's friends, and changing it; ignores another person's.
 */
export function useFriendMemory(userId: string): {
  memory: FriendMemory;
  change: (next: (memory: FriendMemory) => FriendMemory) => void;
} {
  const kept = useStoredValue(FRIEND_MEMORY_KEY, parseFriendMemory);
  const own = (memory: FriendMemory | null) =>
    memory?.userId === userId ? memory : emptyFriendMemory(userId);
  const change = (next: (memory: FriendMemory) => FriendMemory) => {
    const text = deviceStorage.read(FRIEND_MEMORY_KEY);
    const after = JSON.stringify(next(own(parseFriendMemory(text))));
    if (after !== text) storeValue(FRIEND_MEMORY_KEY, after);
  };
  return { memory: own(kept), change };
}
