import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { FRIENDS_PAGE, friendsQuery, type Friend, type FriendStatus } from "./friendQueries.ts";
import { useHiddenFriends } from "./useHiddenFriends.ts";

export interface People {
  /** People of the pages loaded so far, without those being removed. */
  people: readonly Friend[];
  pending: boolean;
  failed: boolean;
  retry: () => void;
  /** Loads the next page; null after the last. */
  more: (() => void) | null;
}

/** People with this status, page by page. */
export function usePeople(userId: string, status: FriendStatus): People {
  const [pages, setPages] = useState(1);
  const isHidden = useHiddenFriends();
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_page, index) =>
      friendsQuery(userId, status, index * FRIENDS_PAGE),
    ),
  });
  // Somebody who moved between two responses is on both pages.
  const people = new Map(
    answers.flatMap(({ data }) => data?.results ?? []).map((friend) => [friend.userId, friend]),
  );
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
