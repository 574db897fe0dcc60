import { buttonClass, EmptyState, UiLink } from "@worthy/ui";
import { Bookmark } from "lucide-react";
import { useT } from "../../messages/useT.ts";

/** A watchlist with nothing on it, and where to find something for it. */
export function EmptyWatchlist() {
  const t = useT();
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
  return <EmptyState icon={Bookmark} heading={t("watchlist.empty")} text={t("watchlist.emptyHint")} action={action} />;
}
