import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button } from "@worthy/ui";
import { useId, useRef, useState, type FormEvent } from "react";
import { useEarlyEntry } from "../fields/useEarlyEntry.ts";
import { useHydrated } from "../fields/useHydrated.ts";
import { emailProblem } from "./emailProblem.ts";
import { Notice } from "./Notice.tsx";
import type { EmailLink } from "./useEmailLink.ts";
import { formatCountdown } from "../../locale/formats.ts";
import { failureText } from "../../locale/failureText.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { useServices } from "../services/Services.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

const FIELD =
  "mt-2 block min-h-12 w-full rounded-poster border border-edge bg-ground px-4 text-base text-ink outline-offset-2 aria-invalid:border-ink aria-invalid:border-2 focus:border-ink";

/** What is wrong with the address, from the server. */
function useRefused(failure: unknown): string | null {
  const locale = useLocale();
  const { isSandbox } = useServices();
  if (!(failure instanceof ApiFailure)) return null;
  // Somebody else in the sandbox has the address.
  if (isSandbox && failure.status === 409) return failureText(failure, locale);
  return failure.status === 400 ? locale.texts(signInTexts)("signIn.emailWrong") : null;
}

/** Asks for the address to send a link to. */
export function EmailForm({ link, initial = "" }: { link: EmailLink; initial?: string }) {
  const t = useTexts(signInTexts);
  const ids = { field: useId(), problem: useId() };
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(initial);
  const [tried, setTried] = useState(false);
  const inBrowser = useHydrated();
  useEarlyEntry(field, email, setEmail);
  const { attempts, sending, failure } = link;
  const told = tried ? emailProblem(email) : null;
  const refused = useRefused(failure);
  const problem = told ? t(told) : refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (emailProblem(email) !== null) field.current?.focus();
    else if (!sending && !attempts.lockedOut) link.send(email);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div>
        <label htmlFor={ids.field} className="font-semibold">
          {t("signIn.email")}
        </label>
        <input
          ref={field}
          id={ids.field}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="send"
          maxLength={254}
          required
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : ids.problem}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className={FIELD}
        />
        <p id={ids.problem} aria-live="polite" className="mt-2 text-sm text-ink empty:hidden">
          {problem}
        </p>
      </div>
      {failure && !refused && !attempts.lockedOut ? (
        <Notice urgent text={t("signIn.notSent")} />
      ) : null}
      {attempts.lockedOut ? (
        <Notice text={t("signIn.locked", { time: formatCountdown(attempts.secondsLeft) })} />
      ) : null}
      {/* If submitted by the browser itself, the address would end up in the page's URL. */}
      <Button
        type="submit"
        size="large"
        disabled={!inBrowser}
        aria-disabled={sending || attempts.lockedOut}
      >
        {sending ? t("signIn.sending") : t("signIn.send")}
      </Button>
      <p className="text-sm text-pretty text-ink-second">{t("signIn.small")}</p>
    </form>
  );
}
