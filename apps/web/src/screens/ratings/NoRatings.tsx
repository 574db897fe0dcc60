import { buttonClass, EmptyState, UiLink } from "@worthy/ui";
import { Star } from "lucide-react";
import { useT } from "../../messages/useT.ts";

/** A history with nothing in it, and where to begin one. */
export function NoRatings() {
  const t = useT();
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("rating.rateTitles")}
    </UiLink>
  );
  return <EmptyState icon={Star} heading={t("ratings.empty")} text={t("ratings.emptyHint")} action={action} />;
}
