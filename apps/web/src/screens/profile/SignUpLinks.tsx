import { buttonClass } from "@worthy/ui";
import { REGISTRATION_ADDRESS, SIGN_IN_ADDRESS } from "../../features/account/addresses.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };

/** Links to register and to sign in. */
export function SignUpLinks() {
  const t = useTexts(accountTexts);
  return (
    <div className="flex flex-wrap gap-3">
      <RouterLink href={REGISTRATION_ADDRESS} className={buttonClass("primary")}>
        {t("account.signUp")}
      </RouterLink>
      <RouterLink href={SIGN_IN_ADDRESS} className={buttonClass("outline")}>
        {t("account.signIn")}
      </RouterLink>
    </div>
  );
}
