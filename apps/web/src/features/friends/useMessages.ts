import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { messagesQuery, MESSAGES_PAGE, type FriendMessage, type MessageBox } from "./friendQueries.ts";
import { messageKey } from "./useMessageWrites.ts";
import { useRemovals } from "./useRemovals.ts";

export interface Messages {
  /** Those of the pages asked for so far, without what is being removed. */
  messages: readonly FriendMessage[];
  pending: boolean;
  failed: boolean;
  retry: () => void;
  /** Asks for the next page; null after the last. */
  more: (() => void) | null;
}

/** What friends sent, or what they were sent, page by page. */
export function useMessages(userId: string, box: MessageBox): Messages {
  const [pages, setPages] = useState(1);
  const { hidden } = useRemovals();
  const answers = useQueries({ queries: Array.from({ length: pages }, (_page, index) => messagesQuery(userId, box, index * MESSAGES_PAGE)) });
  // One that comes between two answers shifts the last of a page to the next.
  const messages = new Map(answers.flatMap(({ data }) => data?.results ?? []).map((message) => [message.id, message]));
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
