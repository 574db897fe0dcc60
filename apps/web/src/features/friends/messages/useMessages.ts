import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import {
  messagesQuery,
  MESSAGES_PAGE,
  type FriendMessage,
  type MessageBox,
} from "../friendQueries.ts";
import { messageKey } from "./useMessageWrites.ts";
import { useRemovals } from "../removing/useRemovals.ts";

export interface Messages {
  /** Messages of the pages loaded so far, without those being removed. */
  messages: readonly FriendMessage[];
  pending: boolean;
  failed: boolean;
  retry: () => void;
  /** Loads the next page; null after the last. */
  more: (() => void) | null;
}

/** Sent or received messages, page by page. */
export function useMessages(userId: string, box: MessageBox): Messages {
  const [pages, setPages] = useState(1);
  const { hidden } = useRemovals();
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_page, index) =>
      messagesQuery(userId, box, index * MESSAGES_PAGE),
    ),
  });
  // A message arriving between two responses shifts the last of a page to the next.
  const messages = new Map(
    answers.flatMap(({ data }) => data?.results ?? []).map((message) => [message.id, message]),
  );
  return {
    messages: [...messages.values()].filter(({ id }) => !hidden.has(messageKey(id))),
    pending: answers.some(({ isPending }) => isPending),
    failed: answers.some(({ isError, data }) => isError && !data),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
    more: pages * MESSAGES_PAGE < (answers[0]?.data?.total ?? 0) ? () => setPages(pages + 1) : null,
  };
}
