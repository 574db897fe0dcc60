import { ApiFailure } from "@worthy/contract/apiFailure";
import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../../messages/useT.ts";
import { EmptyWatchlist } from "./EmptyWatchlist.tsx";
import { useWatchlistItems } from "./useWatchlistItems.ts";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import { WatchlistMissing } from "./WatchlistMissing.tsx";
import { watchlistQuery } from "./watchlistQuery.ts";
import { WatchlistItems } from "./WatchlistItems.tsx";
import { WatchlistSkeleton } from "./WatchlistSkeleton.tsx";

interface WatchlistViewProps {
  userId: string;
  watchlistId: string | number;
}

/** One watchlist with its titles. */
export function WatchlistView({ userId, watchlistId }: WatchlistViewProps) {
  const t = useT();
  const { data: list, error, refetch } = useQuery(watchlistQuery(userId, watchlistId));
  const { items, remove } = useWatchlistItems(list ?? null);
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) return <WatchlistMissing />;
  if (!list) {
    return (
      <WatchlistFrame heading={t("watchlist.heading")}>
        {error ? <ErrorState heading={t("watchlist.failed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} /> : <WatchlistSkeleton />}
      </WatchlistFrame>
    );
  }
  return (
    <WatchlistFrame heading={list.name} facts={t("watchlist.count", { count: items.length })}>
      {items.length === 0 ? <EmptyWatchlist /> : <WatchlistItems list={list} items={items} onRemove={remove} />}
    </WatchlistFrame>
  );
}
