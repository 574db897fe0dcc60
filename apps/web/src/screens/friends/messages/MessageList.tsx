import { Button, EmptyState, ErrorState } from "@worthy/ui";
import { Inbox, Send } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { MessageBox } from "../../../features/friends/friendQueries.ts";
import { useFocusAfterRemoval } from "../../../features/friends/removing/useFocusAfterRemoval.ts";
import { useMessages } from "../../../features/friends/messages/useMessages.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import { AccountSkeleton } from "../../profile/AccountSkeleton.tsx";
import { MessageCard } from "./MessageCard.tsx";
import { useHydrated } from "../../../features/fields/useHydrated.ts";
import { withSeen } from "../../../features/friends/friendMemory.ts";
import { useFriendMemory } from "../../../features/friends/useFriendMemory.ts";
import friendMessagesTexts from "../../../features/friends/texts/friendMessages.en.json" with { type: "json" };
import peopleTexts from "../../../features/friends/texts/people.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const EMPTY = {
  RECEIVED: {
    icon: Inbox,
    heading: "friendMessages.noReceived",
    text: "friendMessages.noReceivedHint",
  },
  SENT: { icon: Send, heading: "friendMessages.noSent", text: "friendMessages.noSentHint" },
} as const;

/** One message box, latest first. */
export function MessageList({ userId, box }: { userId: string; box: MessageBox }) {
  const t = useTexts(friendMessagesTexts, peopleTexts, shellTexts);
  const { messages, pending, failed, retry, more } = useMessages(userId, box);
  const seenBefore = useSeenBefore(userId, box === "RECEIVED" ? messages[0]?.createdAt : undefined);
  const headingId = `messages-${box}`;
  useFocusAfterRemoval(headingId, messages.length);
  const heading = (
    <h2 id={headingId} tabIndex={-1} className="sr-only">
      {t(`friendMessages.${box}`)}
    </h2>
  );
  if (messages.length > 0) {
    return (
      <>
        {heading}
        <ul className="flex flex-col gap-4">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard
                userId={userId}
                message={message}
                box={box}
                isNew={seenBefore !== null && box === "RECEIVED" && message.createdAt > seenBefore}
              />
            </li>
          ))}
        </ul>
        {more ? (
          <Button variant="outline" className="mt-6" onClick={more} aria-disabled={pending}>
            {t("people.more")}
          </Button>
        ) : null}
      </>
    );
  }
  if (failed)
    return (
      <ErrorState
        heading={t("friendMessages.messagesFailed")}
        retry={{ label: t("shell.retry"), onPress: retry }}
      />
    );
  if (pending) return <AccountSkeleton />;
  const { icon, heading: words, text } = EMPTY[box];
  return <EmptyState icon={icon} heading={t(words)} text={t(text)} />;
}

/**
 * When messages were last viewed before this view, which counts as one; null until there is one to
 * view.
 */
function useSeenBefore(userId: string, newest: string | undefined): string | null {
  const { memory, change } = useFriendMemory(userId);
  const inBrowser = useHydrated();
  const [before, setBefore] = useState<string | null>(null);
  if (inBrowser && before === null && newest !== undefined) setBefore(memory.seenUntil);
  const look = useEffectEvent((until: string) => change((kept) => withSeen(kept, until)));
  // After the previous view was recorded.
  const noted = before !== null;
  useEffect(() => {
    if (noted && newest !== undefined) look(newest);
  }, [noted, newest]);
  return before;
}
