import { Button, EmptyState, ErrorState } from "@worthy/ui";
import { Inbox, Send } from "lucide-react";
import type { MessageBox } from "../../features/friends/friendQueries.ts";
import { useFocusAfterRemoval } from "../../features/friends/useFocusAfterRemoval.ts";
import { useMessages } from "../../features/friends/useMessages.ts";
import { useT } from "../../messages/useT.ts";
import { AccountSkeleton } from "../profile/AccountSkeleton.tsx";
import { MessageCard } from "./MessageCard.tsx";
import { useSeenBefore } from "./useSeenBefore.ts";

const EMPTY = {
  RECEIVED: { icon: Inbox, heading: "friendMessages.noReceived", text: "friendMessages.noReceivedHint" },
  SENT: { icon: Send, heading: "friendMessages.noSent", text: "friendMessages.noSentHint" },
} as const;

/** One box of messages, the latest first. */
export function MessageList({ userId, box }: { userId: string; box: MessageBox }) {
  const t = useT();
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
              <MessageCard userId={userId} message={message} box={box} isNew={seenBefore !== null && box === "RECEIVED" && message.createdAt > seenBefore} />
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
  if (failed) return <ErrorState heading={t("friendMessages.messagesFailed")} retry={{ label: t("shell.retry"), onPress: retry }} />;
  if (pending) return <AccountSkeleton />;
  const { icon, heading: words, text } = EMPTY[box];
  return <EmptyState icon={icon} heading={t(words)} text={t(text)} />;
}
