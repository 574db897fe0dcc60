import { buttonClass } from "@worthy/ui";
import { REGISTRATION_ADDRESS, SIGN_IN_ADDRESS } from "../../features/account/addresses.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { accountWall } from "../../messages/en/accountWall.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";

provideTexts({ accountWall });

/** The ways to an account, from which the question comes back. */
export function SignInFirst() {
  const t = useT();
  return (
    <>
      <p className="mt-4 text-ink-second">{t("linking.needsAccountHint")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <RouterLink href={SIGN_IN_ADDRESS} className={buttonClass("primary", "large")}>
          {t("accountWall.signIn")}
        </RouterLink>
        <RouterLink href={REGISTRATION_ADDRESS} className={buttonClass("outline", "large")}>
          {t("accountWall.signUp")}
        </RouterLink>
      </div>
    </>
  );
}
