import { Avatar, Button, PosterImage } from "@worthy/ui";
import { useRef, useState } from "react";
import { avatarUrl } from "../../../features/account/avatarUrl.ts";
import { useFocusOnSwap } from "../../../features/fields/useFocusOnSwap.ts";
import { friendName } from "../../../features/friends/friendName.ts";
import type { FriendMessage, MessageBox } from "../../../features/friends/friendQueries.ts";
import { useMessageWrites } from "../../../features/friends/messages/useMessageWrites.ts";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { posterSources } from "../../../features/title/posterSources.ts";
import friendMessagesTexts from "../../../features/friends/texts/friendMessages.en.json" with { type: "json" };
import peopleTexts from "../../../features/friends/texts/people.en.json" with { type: "json" };
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import { AnswerForm } from "./AnswerForm.tsx";

interface MessageCardProps {
  userId: string;
  message: FriendMessage;
  box: MessageBox;
  /** It arrived after the last view. */
  isNew: boolean;
}

/** A message: from whom, about which title, its note, and the answer. */
export function MessageCard({ userId, message, box, isNew }: MessageCardProps) {
  const locale = useLocale();
  const t = useTexts(peopleTexts);
  const { title, note, createdAt } = message;
  return (
    <article className="flex gap-4 rounded-sheet border border-hairline bg-raised p-4 md:p-5">
      <span className="w-16 shrink-0 sm:w-20">
        {title ? (
          <PosterImage {...posterSources(title, "80px")} alt="" fallback={title.name} />
        ) : null}
      </span>
      <div className="min-w-0 flex-1">
        <Who message={message} box={box} isNew={isNew} />
        <h3 className="mt-1 font-display text-lg font-semibold text-balance wrap-anywhere">
          {title ? (
            <RouterLink href={title.path} className="underline-offset-4 hover:underline">
              {title.name}
            </RouterLink>
          ) : (
            t("people.gone")
          )}
        </h3>
        {note === "" ? null : (
          <p dir="auto" className="mt-2 text-pretty whitespace-pre-line wrap-anywhere">
            “{note}”
          </p>
        )}
        <p className="mt-2 text-xs text-ink-second">{formatDay(createdAt, locale)}</p>
        {box === "RECEIVED" ? (
          <Answering userId={userId} message={message} />
        ) : (
          <TheirAnswer message={message} />
        )}
      </div>
    </article>
  );
}

function Who({ message: { kind, from, to }, box, isNew }: Omit<MessageCardProps, "userId">) {
  const locale = useLocale();
  const t = useTexts(friendMessagesTexts);
  const other = box === "RECEIVED" ? from : to;
  const name = friendName(other, locale);
  const words =
    box === "RECEIVED"
      ? (`friendMessages.received_${kind}` as const)
      : (`friendMessages.sent_${kind}` as const);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-second">
      <Avatar name={name} src={avatarUrl(other.profileImage, "thumbnail")} size={24} decorative />
      <span className="wrap-anywhere">{t(words, { name })}</span>
      {isNew ? (
        <span className="rounded-full border border-edge px-2 text-xs font-semibold text-ink">
          {t("friendMessages.isNew")}
        </span>
      ) : null}
    </p>
  );
}

function TheirAnswer({ message: { to, answer } }: { message: FriendMessage }) {
  const locale = useLocale();
  const t = useTexts(friendMessagesTexts);
  if (answer === null)
    return (
      <p className="mt-3 border-t border-hairline pt-3 text-sm text-ink-second">
        {t("friendMessages.noAnswer")}
      </p>
    );
  return (
    <Answer
      heading={t("friendMessages.theirAnswer", { name: friendName(to, locale) })}
      text={answer}
    />
  );
}

function Answer({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="mt-3 border-t border-hairline pt-3">
      <p className="text-sm text-ink-second">{heading}</p>
      <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}

/** The person's answer, with buttons to answer, edit, and delete the message. */
function Answering({ userId, message }: { userId: string; message: FriendMessage }) {
  const locale = useLocale();
  const t = useTexts(friendMessagesTexts);
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnSwap(writing, opener);
  const { answer, remove } = useMessageWrites(userId);
  if (writing) {
    const send = (text: string) => {
      answer(message, text);
      setWriting(false);
    };
    return (
      <AnswerForm first={message.answer ?? ""} onSend={send} onCancel={() => setWriting(false)} />
    );
  }
  return (
    <>
      {message.answer === null ? null : (
        <Answer heading={t("friendMessages.answerOf")} text={message.answer} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={opener} variant="outline" onClick={() => setWriting(true)}>
          {t(message.answer === null ? "friendMessages.answer" : "friendMessages.answerAgain")}
        </Button>
        <Button
          variant="quiet"
          aria-label={t("friendMessages.deleteOf", { name: friendName(message.from, locale) })}
          onClick={() => remove(message)}
        >
          {t("friendMessages.delete")}
        </Button>
      </div>
    </>
  );
}
