import { Button } from "@worthy/ui";
import type { ReactNode } from "react";
import { useServices } from "../services/Services.ts";
import { useSession } from "../session/useSession.ts";
import { useT } from "../../messages/useT.ts";
import { mergeWords, type MergeSummary } from "./mergeWords.ts";
import { useSignOut } from "../session/useSignOut.ts";

interface SignedInProps {
  merged: MergeSummary | null;
  /** The way on. */
  action: ReactNode;
}

/** Who is signed in here, and what came along. */
export function SignedIn({ merged, action }: SignedInProps) {
  const t = useT();
  const { session } = useServices();
  const { user } = useSession();
  const signOut = useSignOut();
  if (session.account() === null) return null;
  return (
    <div className="flex flex-col gap-5">
      <p>{user?.email ? t("signIn.doneAs", { email: user.email }) : t("signIn.hereNameless")}</p>
      {merged ? <p className="text-pretty text-ink-second">{mergeWords(merged, t)}</p> : null}
      <div className="flex flex-wrap gap-3">
        {action}
        <Button variant="quiet" onClick={signOut}>
          {t("signIn.signOut")}
        </Button>
      </div>
    </div>
  );
}
