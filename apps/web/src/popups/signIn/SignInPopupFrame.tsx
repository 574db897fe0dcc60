import { Button, buttonClass } from "@worthy/ui";
import { useState } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useSession } from "../../features/session/useSession.ts";
import { SignInPanel } from "../../features/signIn/SignInPanel.tsx";
import { signInHeading, signInLead, type SignInMode } from "../../features/signIn/signInWords.ts";
import { useEmailLink } from "../../features/signIn/useEmailLink.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import type { SignInFlags } from "./signInFlags.ts";
import { useTexts } from "../../locale/useLocale.ts";
import signInTexts from "../../features/signIn/texts/signIn.en.json" with { type: "json" };

/** Signing in over a page. The title follows the current step. */
export function SignInPopupFrame({ flags, close }: { flags: SignInFlags; close: () => void }) {
  const t = useTexts(signInTexts);
  const [chosen, choose] = useState<SignInMode>("signIn");
  const mode = flags.forceRegistration ? "register" : chosen;
  const link = useEmailLink();
  const session = useSession();
  const state = { mode, link, session };
  const lead = signInLead(state);
  const onward = flags.skipRedirect ? (
    <Button onClick={close}>{t("signIn.goOn")}</Button>
  ) : (
    <RouterLink href={link.from} className={buttonClass()}>
      {t("signIn.goOn")}
    </RouterLink>
  );
  return (
    <PopupFrame title={t(signInHeading(state))} shape="card" close={close}>
      <div className="mt-2 flex flex-col gap-5 [--ticket-ground:var(--raised)]">
        {lead ? <p className="text-pretty text-ink-second">{t(lead)}</p> : null}
        <SignInPanel link={link} onward={onward}>
          <div className="flex flex-wrap items-center gap-x-2 border-t border-hairline pt-3">
            {flags.forceRegistration ? null : (
              <Button
                variant="quiet"
                className="-ms-5"
                onClick={() => choose(mode === "signIn" ? "register" : "signIn")}
              >
                {t(mode === "signIn" ? "signIn.toRegister" : "signIn.toSignIn")}
              </Button>
            )}
            <Button variant="quiet" className="-ms-5" onClick={close}>
              {t("signIn.stay")}
            </Button>
          </div>
        </SignInPanel>
      </div>
    </PopupFrame>
  );
}
