import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useUserId } from "../../features/session/useUserId.ts";
import { watchlistsQuery } from "../../features/watchlist/watchlistsQuery.ts";
import { useT } from "../../messages/useT.ts";
import { EmptyWatchlist } from "./EmptyWatchlist.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import { WatchlistSkeleton } from "./WatchlistSkeleton.tsx";
import { WatchlistView } from "./WatchlistView.tsx";
import { watchlist } from "../../messages/en/watchlist.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ watchlist });

/** The default watchlist. A device without an account has an empty one, and makes none by looking. */
export function WatchlistsScreen() {
  const t = useT();
  const userId = useUserId();
  const { data, isPending, isError, refetch } = useQuery({ ...watchlistsQuery(userId ?? ""), enabled: userId !== null });
  const own = data?.watchlists.find((list) => list.userDefault);
  if (userId !== null && own) return <WatchlistView userId={userId} watchlistId={own.id} />;
  return (
    <WatchlistFrame heading={t("watchlist.heading")}>
      {userId !== null && isPending ? <WatchlistSkeleton /> : null}
      {userId !== null && isError ? <ErrorState heading={t("watchlist.failed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} /> : null}
      {userId === null || (data && !own) ? <EmptyWatchlist /> : null}
    </WatchlistFrame>
  );
}
