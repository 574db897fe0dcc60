import { Button, LiveRegion } from "@worthy/ui";
import type { StoredLink } from "./storedLink.ts";
import { LinkTicket } from "./LinkTicket.tsx";
import { Notice } from "./Notice.tsx";
import { useCountdown } from "./useCountdown.ts";
import type { EmailLink } from "./useEmailLink.ts";
import { formatCountdown } from "../../locale/formats.ts";
import { useTexts } from "../../locale/useLocale.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

/** Mail takes a moment: until then, another one would only confuse. */
const RESEND_AFTER_MS = 30_000;

/**
 * Shown until the link has been opened: the state of the mail, the number to compare, another mail,
 * another address.
 */
export function LinkWaiting({ link, kept }: { link: EmailLink; kept: StoredLink }) {
  const t = useTexts(signInTexts);
  const { state, mail, attempts, sending, failure } = link;
  const over = state === "ENDED";
  const failed = mail === "FAILED" && !over;
  const wait = useCountdown(failed || over ? null : kept.sentAt + RESEND_AFTER_MS);
  const secondsLeft = attempts.lockedOut ? attempts.secondsLeft : wait;
  const blocked = secondsLeft > 0 || sending;
  return (
    <div className="flex flex-col gap-5">
      <LiveRegion
        text={
          state === "APPROVED"
            ? t("signIn.collecting")
            : mail === "SENT"
              ? t("signIn.mailSent")
              : ""
        }
      />
      {over ? <Notice urgent heading={t("signIn.ended")} text={t("signIn.endedHint")} /> : null}
      {failed ? <Notice urgent heading={kept.email} text={t("signIn.mailFailed")} /> : null}
      {over || mail === "FAILED" ? null : (
        <LinkTicket email={kept.email} code={kept.matchingCode} mail={mail} />
      )}
      {state === "APPROVED" ? (
        <p className="text-sm text-pretty text-ink-second">{t("signIn.collecting")}</p>
      ) : null}
      {failure && !attempts.lockedOut ? <Notice urgent text={t("signIn.notSent")} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={over || failed ? "primary" : "outline"}
          aria-disabled={blocked}
          onClick={() => blocked || link.send(kept.email)}
        >
          {sending
            ? t("signIn.sending")
            : secondsLeft > 0
              ? t("signIn.againIn", { time: formatCountdown(secondsLeft) })
              : t("signIn.again")}
        </Button>
        <Button variant="quiet" onClick={link.forget}>
          {t("signIn.otherAddress")}
        </Button>
      </div>
    </div>
  );
}
