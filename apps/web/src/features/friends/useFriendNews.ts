import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { countNew, withPending } from "./friendMemory.ts";
import { friendsQuery, messagesQuery } from "./friendQueries.ts";
import { useFriendMemory } from "./useFriendMemory.ts";

export interface FriendNews {
  /** Requests that wait for an answer. */
  requests: number;
  /** Messages since the last look. */
  messages: number;
}

/** What waits for the person at their friends. Until the server has answered, what the device knows of requests. */
export function useFriendNews(userId: string): FriendNews {
  const { memory, change } = useFriendMemory(userId);
  const { data: asking } = useQuery(friendsQuery(userId, "PENDING"));
  const { data: received } = useQuery(messagesQuery(userId, "RECEIVED"));
  const remember = useEffectEvent((ids: readonly string[]) => change((before) => withPending(before, ids)));
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
