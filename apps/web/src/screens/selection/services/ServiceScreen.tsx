import { buttonClass } from "@worthy/ui";
import { useServiceChoice } from "../../../features/account/useServiceChoice.ts";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { AccountFrame } from "../../profile/AccountFrame.tsx";
import { CountryPart } from "../../profile/CountryPart.tsx";
import { ServiceGroups } from "../ServiceGroups.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import selectionTexts from "../texts/selection.en.json" with { type: "json" };

/** Service selection, from the profile. */
export function ServiceScreen() {
  const t = useTexts(selectionTexts);
  const choice = useServiceChoice();
  return (
    <AccountFrame heading={t("selection.services")} hint={t("selection.servicesHint")}>
      <ServiceGroups choice={choice} />
      <CountryPart />
      <RouterLink href="/top-services" className={buttonClass("outline", "medium", "self-start")}>
        {t("selection.toTop")}
      </RouterLink>
    </AccountFrame>
  );
}
