import { EmailText, Icon } from "@worthy/ui";
import { ChevronDown, MailCheck, Send } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

const MAIL = {
  SENDING: { icon: Send, word: "signIn.mailSending" },
  SENT: { icon: MailCheck, word: "signIn.mailSent" },
} as const;

interface LinkTicketProps {
  email: string;
  code: string;
  mail: keyof typeof MAIL;
}

/**
 * A ticket for somebody waiting: where the link was sent and, folded into its stub, the number that
 * another device asks about. Whoever opens the link in this browser needs no number.
 */
export function LinkTicket({ email, code, mail }: LinkTicketProps) {
  const t = useTexts(signInTexts);
  const { icon, word } = MAIL[mail];
  return (
    <div className="relative isolate overflow-hidden rounded-sheet border border-edge bg-lifted text-start">
      <div className="flex flex-col gap-4 p-5">
        <p className="text-base text-pretty">
          {t("signIn.waitingFor", { email: "\u0000" })
            .split("\u0000")
            .map((words, place) => (
              <span key={words}>
                {place === 1 ? (
                  <strong className="font-semibold">
                    <EmailText text={email} />
                  </strong>
                ) : null}
                {words}
              </span>
            ))}
        </p>
        <p className="flex gap-2 text-sm text-ink-second">
          <span className="pt-px">
            <Icon of={icon} size={18} />
          </span>
          <span className="min-w-0 flex-1 text-pretty">{t(word)}</span>
        </p>
      </div>
      <div className="relative border-t border-dashed border-edge px-5 py-1">
        <Notch place="-start-2.5" />
        <Notch place="-end-2.5" />
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm text-ink-second [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 text-pretty">{t("signIn.codeAsk")}</span>
            <span className="shrink-0 group-open:rotate-180">
              <Icon of={ChevronDown} size={18} />
            </span>
          </summary>
          <p className="flex items-center justify-between gap-4 pb-3 text-sm">
            <span className="min-w-0 flex-1 text-pretty">{t("signIn.codeHint")}</span>
            <strong className="font-display text-xl font-bold tabular-nums">{code}</strong>
          </p>
        </details>
      </div>
    </div>
  );
}

/** Where the stub tears off. */
function Notch({ place }: { place: string }) {
  return (
    <span
      aria-hidden
      className={`absolute -top-2.5 size-5 rounded-full border border-edge bg-(--ticket-ground,var(--ground)) ${place}`}
    />
  );
}
