import type { CallOutput } from "@worthy/contract";
import { Button, EmailText, Icon } from "@worthy/ui";
import { Mail } from "lucide-react";
import type { EmailChange } from "./useEmailChange.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

interface EmailChangeNoticeProps {
  information: CallOutput<"getAccountInformation">;
  change: EmailChange;
}

/** What still has to happen before a new address takes effect. */
export function EmailChangeNotice({
  information: { email, pendingEmail },
  change: { ask, asking, link },
}: EmailChangeNoticeProps) {
  const t = useTexts(accountTexts);
  if (pendingEmail === null) {
    return (
      <p role="status">
        {link?.state === "DONE" && email !== null ? (
          <EmailText text={t("account.changeDone", { email })} />
        ) : null}
      </p>
    );
  }
  const ended = link?.state === "ENDED";
  const failed = link?.mail === "FAILED";
  const sent = link !== null && !ended && !failed;
  return (
    <div
      role="status"
      className="flex flex-wrap items-start gap-4 rounded-sheet border border-hairline bg-raised p-5"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lifted">
        <Icon of={Mail} />
      </span>
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className="font-semibold">
          <EmailText
            text={
              sent ? t("account.changeAsked") : t("account.changePending", { email: pendingEmail })
            }
          />
        </p>
        <p className="mt-1 text-sm text-ink-second">
          <EmailText
            text={
              failed
                ? t("account.mailFailed")
                : ended
                  ? t("account.changeEnded")
                  : t("account.changeAskedHint", { old: email ?? "", next: pendingEmail })
            }
          />
        </p>
        <Button
          variant="outline"
          className="mt-3"
          disabled={asking}
          onClick={() => ask(pendingEmail)}
        >
          {t("account.changeAgain")}
        </Button>
      </div>
    </div>
  );
}
