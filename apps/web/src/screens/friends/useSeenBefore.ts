import { useEffect, useEffectEvent, useState } from "react";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import { withSeen } from "../../features/friends/friendMemory.ts";
import { useFriendMemory } from "../../features/friends/useFriendMemory.ts";

/** Up to when messages had been looked at before this look, which counts as one; null until there is one to look at. */
export function useSeenBefore(userId: string, newest: string | undefined): string | null {
  const { memory, change } = useFriendMemory(userId);
  const inBrowser = useInBrowser();
  const [before, setBefore] = useState<string | null>(null);
  if (inBrowser && before === null && newest !== undefined) setBefore(memory.seenUntil);
  const look = useEffectEvent((until: string) => change((kept) => withSeen(kept, until)));
  // After the look before was noted.
  const noted = before !== null;
  useEffect(() => {
    if (noted && newest !== undefined) look(newest);
  }, [noted, newest]);
  return before;
}
