import { Icon } from "@worthy/ui";
import { MailCheck, Send } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

const MAIL = {
  SENDING: { icon: Send, word: "signIn.mailSending" },
  SENT: { icon: MailCheck, word: "signIn.mailSent" },
} as const;

/**
 * A ticket for somebody waiting: where the link was sent and, on its stub, the digits that another
 * device will ask about.
 */
export function LinkTicket({
  email,
  code,
  mail,
}: {
  email: string;
  code: string;
  mail: keyof typeof MAIL;
}) {
  const t = useTexts(signInTexts);
  const { icon, word } = MAIL[mail];
  return (
    <div className="relative isolate flex overflow-hidden rounded-sheet border border-edge bg-lifted text-start">
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-6 p-5">
        <p className="text-base text-pretty">
          {t("signIn.waitingFor", { email: "\u0000" })
            .split("\u0000")
            .map((words, place) => (
              <span key={words}>
                {place === 1 ? (
                  <strong className="font-semibold wrap-anywhere">{email}</strong>
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
      <div className="relative flex w-30 shrink-0 flex-col items-center justify-center gap-1 border-s border-dashed border-edge px-2 py-5">
        <Notch place="-top-2.5" />
        <Notch place="-bottom-2.5" />
        <span className="text-xs text-ink-second">{t("signIn.code")}</span>
        <strong className="font-display text-3xl font-bold tabular-nums">{code}</strong>
      </div>
    </div>
  );
}

/** Where the stub tears off. */
function Notch({ place }: { place: string }) {
  return (
    <span
      aria-hidden
      className={`absolute -inset-s-2.5 size-5 rounded-full border border-edge bg-(--ticket-ground,var(--ground)) ${place}`}
    />
  );
}
