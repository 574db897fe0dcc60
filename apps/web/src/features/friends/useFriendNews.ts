import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { countNew, withPending } from "./friendMemory.ts";
import { friendsQuery, messagesQuery } from "./friendQueries.ts";
import { useFriendMemory } from "./useFriendMemory.ts";

export interface FriendNews {
  /** Requests waiting for an answer. */
  requests: number;
  /** Messages since the last view. */
  messages: number;
}

/**
 * What is waiting for the person. Until the server has responded, the requests the device knows.
 */
export function useFriendNews(userId: string): FriendNews {
  const { memory, change } = useFriendMemory(userId);
  const { data: asking } = useQuery(friendsQuery(userId, "PENDING"));
  const { data: received } = useQuery(messagesQuery(userId, "RECEIVED"));
  const remember = useEffectEvent((ids: readonly string[]) =>
    change((before) => withPending(before, ids)),
  );
  useEffect(() => {
    if (asking) remember(asking.results.map((friend) => friend.userId));
  }, [asking]);
  return {
    requests: asking?.total ?? memory.pending.length,
    messages: countNew(
      memory,
      (received?.results ?? []).map(({ createdAt }) => createdAt),
    ),
  };
}
