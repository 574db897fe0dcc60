import { buttonClass, EmptyState, UiLink } from "@worthy/ui";
import { Tv } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import topServicesTexts from "./texts/topServices.en.json" with { type: "json" };

/** For people without ratings: how services come to suit them. */
export function NobodyYet() {
  const t = useTexts(topServicesTexts);
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("topServices.startRating")}
    </UiLink>
  );
  return (
    <EmptyState
      icon={Tv}
      heading={t("topServices.nobody")}
      text={t("topServices.nobodyHint")}
      action={action}
    />
  );
}
