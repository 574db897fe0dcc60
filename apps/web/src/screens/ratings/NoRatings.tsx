import { buttonClass, EmptyState, UiLink } from "@worthy/ui";
import { Star } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };

/** An empty history, and where to start. */
export function NoRatings() {
  const t = useTexts(ratingTexts, ratingsTexts);
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("rating.rateTitles")}
    </UiLink>
  );
  return (
    <EmptyState
      icon={Star}
      heading={t("ratings.empty")}
      text={t("ratings.emptyHint")}
      action={action}
    />
  );
}
