import { buttonClass, EmptyState, UiLink } from "@worthy/ui";
import { Tv } from "lucide-react";
import { useT } from "../../messages/useT.ts";

/** To somebody of whose taste nothing is known: how services come to suit them. */
export function NobodyYet() {
  const t = useT();
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("topServices.startRating")}
    </UiLink>
  );
  return <EmptyState icon={Tv} heading={t("topServices.nobody")} text={t("topServices.nobodyHint")} action={action} />;
}
