import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { FRIENDS_PAGE, friendsQuery, type Friend, type FriendStatus } from "./friendQueries.ts";
import { useHiddenFriends } from "./useHiddenFriends.ts";

export interface People {
  /** Those of the pages asked for so far, without who is being removed. */
  people: readonly Friend[];
  pending: boolean;
  failed: boolean;
  retry: () => void;
  /** Asks for the next page; null after the last. */
  more: (() => void) | null;
}

/** Those who stand so to the person, page by page. */
export function usePeople(userId: string, status: FriendStatus): People {
  const [pages, setPages] = useState(1);
  const isHidden = useHiddenFriends();
  const answers = useQueries({ queries: Array.from({ length: pages }, (_page, index) => friendsQuery(userId, status, index * FRIENDS_PAGE)) });
  // Somebody who has moved between two answers stands on both pages.
  const people = new Map(answers.flatMap(({ data }) => data?.results ?? []).map((friend) => [friend.userId, friend]));
  const total = answers[0]?.data?.total ?? 0;
  return {
    people: [...people.values()].filter((friend) => !isHidden(friend.userId)),
    pending: answers.some(({ isPending }) => isPending),
    failed: answers.some(({ isError, data }) => isError && !data),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
    more: pages * FRIENDS_PAGE < total ? () => setPages(pages + 1) : null,
  };
}
