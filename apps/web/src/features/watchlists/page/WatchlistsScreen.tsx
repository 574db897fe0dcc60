import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useUserId } from "../../session/useUserId.ts";
import { DeferredInviteCards } from "../sharing/DeferredSharing.tsx";
import { useLists } from "../lists/useLists.ts";
import { watchlistsQuery } from "../lists/watchlistsQuery.ts";
import { EmptyWatchlist } from "./EmptyWatchlist.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import { WatchlistSkeleton } from "./WatchlistSkeleton.tsx";
import { WatchlistView } from "./WatchlistView.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/**
 * The default watchlist. A device without an account has an empty one, and looking at it creates
 * none.
 */
export function WatchlistsScreen() {
  const t = useTexts(shellTexts, watchlistTexts);
  const userId = useUserId();
  const { isPending, isLoadingError, refetch } = useQuery({
    ...watchlistsQuery(userId ?? ""),
    enabled: userId !== null,
  });
  // With pending changes: another default shows at once.
  const lists = useLists();
  const own = lists?.find((list) => list.userDefault);
  if (userId !== null && own) {
    return (
      <>
        <div className="mx-auto w-full max-w-360 px-4 lg:px-14">
          <DeferredInviteCards userId={userId} lists={lists ?? undefined} />
        </div>
        <WatchlistView key={own.id} userId={userId} watchlistId={own.id} />
      </>
    );
  }
  return (
    <WatchlistFrame heading={t("watchlist.heading")}>
      {userId !== null && isPending ? <WatchlistSkeleton /> : null}
      {userId !== null && isLoadingError ? (
        <ErrorState
          heading={t("watchlist.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {userId === null || (lists && !own) ? <EmptyWatchlist /> : null}
    </WatchlistFrame>
  );
}
