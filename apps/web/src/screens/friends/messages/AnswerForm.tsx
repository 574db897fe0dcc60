import { plainText } from "@worthy/domain";
import { Button } from "@worthy/ui";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import friendMessagesTexts from "../../../features/friends/texts/friendMessages.en.json" with { type: "json" };
import friendsTexts from "../../../features/friends/texts/friends.en.json" with { type: "json" };
import { useEarlyEntry } from "../../../features/fields/useEarlyEntry.ts";
import { useTexts } from "../../../locale/useLocale.ts";

interface AnswerFormProps {
  /** The previous answer. */
  first: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

const LONGEST_ANSWER = 500;

/** Writes an answer; takes the focus, because somebody has just requested it. */
export function AnswerForm({ first, onSend, onCancel }: AnswerFormProps) {
  const t = useTexts(friendMessagesTexts, friendsTexts);
  const ids = { field: useId(), problem: useId() };
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  useEarlyEntry(field, text, setText);
  const [tried, setTried] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const missing = tried && plainText(text) === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (plainText(text) === "") field.current?.focus();
    else onSend(plainText(text));
  };
  return (
    <form onSubmit={submit} className="mt-3 border-t border-hairline pt-3">
      <label htmlFor={ids.field} className="text-sm font-semibold">
        {t("friendMessages.answerOf")}
      </label>
      <textarea
        ref={field}
        id={ids.field}
        dir="auto"
        rows={3}
        maxLength={LONGEST_ANSWER}
        aria-invalid={missing}
        aria-describedby={missing ? ids.problem : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="mt-1 block w-full rounded-poster border border-edge bg-ground px-3 py-2 text-base text-ink"
      />
      {missing ? (
        <p id={ids.problem} role="alert" className="mt-1 text-sm font-semibold">
          {t("friendMessages.answerMissing")}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit">{t("friendMessages.answerSend")}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("friends.cancel")}
        </Button>
      </div>
    </form>
  );
}
