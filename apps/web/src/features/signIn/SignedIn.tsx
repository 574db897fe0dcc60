import { Button, EmailText } from "@worthy/ui";
import type { ReactNode } from "react";
import { useServices } from "../services/Services.ts";
import { useSession } from "../session/useSession.ts";
import { mergeWords, type MergeSummary } from "./mergeWords.ts";
import { useSignOut } from "../session/useSignOut.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

interface SignedInProps {
  merged: MergeSummary | null;
  /** The next step. */
  action: ReactNode;
}

/** Who is signed in here, and what was merged. */
export function SignedIn({ merged, action }: SignedInProps) {
  const locale = useLocale();
  const t = useTexts(signInTexts);
  const { session } = useServices();
  const { user } = useSession();
  const signOut = useSignOut();
  if (session.account() === null) return null;
  return (
    <div className="flex flex-col gap-5">
      <p>
        <EmailText
          text={user?.email ? t("signIn.doneAs", { email: user.email }) : t("signIn.hereNameless")}
        />
      </p>
      {merged ? <p className="text-pretty text-ink-second">{mergeWords(merged, locale)}</p> : null}
      <div className="flex flex-wrap gap-3">
        {action}
        <Button variant="quiet" onClick={signOut}>
          {t("signIn.signOut")}
        </Button>
      </div>
    </div>
  );
}
