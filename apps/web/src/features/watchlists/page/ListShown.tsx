import type { ReactNode } from "react";
import { useUserId } from "../../session/useUserId.ts";
import { DeferredListBar } from "../sharing/DeferredSharing.tsx";
import { listName } from "../lists/listName.ts";
import { EmptyWatchlist } from "./EmptyWatchlist.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import type { Watchlist } from "./watchlistQuery.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

interface ListShownProps {
  list: Watchlist;
  /** How many more titles than the server knows are on it, including pending writes. */
  onTheWay: number;
  children: ReactNode;
}

/** A list below its heading, or a message that it is empty. */
export function ListShown({ list, onTheWay, children }: ListShownProps) {
  const locale = useLocale();
  const t = useTexts(watchlistTexts);
  const userId = useUserId() ?? "";
  const count = Math.max(0, list.numItems + onTheWay);
  return (
    <WatchlistFrame
      heading={listName(list.name, locale)}
      listId={list.id}
      facts={t("watchlist.count", { count })}
    >
      <DeferredListBar userId={userId} list={list} />
      <div className="mt-2">{count === 0 ? <EmptyWatchlist /> : children}</div>
    </WatchlistFrame>
  );
}
