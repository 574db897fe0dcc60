import { buttonClass, EmptyState, UiLink } from "@worthy/ui";
import { Bookmark } from "lucide-react";
import { useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/** An empty watchlist, and where to find titles for it. */
export function EmptyWatchlist() {
  const t = useTexts(watchlistTexts);
  const action = (
    <>
      <UiLink href="/home/" className={buttonClass("primary")}>
        {t("watchlist.findSomething")}
      </UiLink>
      <UiLink href="/search" className={buttonClass("outline")}>
        {t("watchlist.searchTitles")}
      </UiLink>
    </>
  );
  return (
    <EmptyState
      icon={Bookmark}
      heading={t("watchlist.empty")}
      text={t("watchlist.emptyHint")}
      action={action}
    />
  );
}
