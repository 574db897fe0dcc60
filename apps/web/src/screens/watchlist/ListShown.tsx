import type { ReactNode } from "react";
import { useUserId } from "../../features/session/useUserId.ts";
import { LateListBar } from "../../features/sharing/LateSharing.tsx";
import { listName } from "../../features/watchlist/listName.ts";
import { useT } from "../../messages/useT.ts";
import { EmptyWatchlist } from "./EmptyWatchlist.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import type { Watchlist } from "./watchlistQuery.ts";

interface ListShownProps {
  list: Watchlist;
  /** How many titles more than the server knows of are on it, by what is on its way. */
  onTheWay: number;
  children: ReactNode;
}

/** A list under its heading, or that it is empty. */
export function ListShown({ list, onTheWay, children }: ListShownProps) {
  const t = useT();
  const userId = useUserId() ?? "";
  const count = Math.max(0, list.numItems + onTheWay);
  return (
    <WatchlistFrame heading={listName(list.name)} listId={list.id} facts={t("watchlist.count", { count })}>
      <LateListBar userId={userId} list={list} />
      <div className="mt-2">{count === 0 ? <EmptyWatchlist /> : children}</div>
    </WatchlistFrame>
  );
}
