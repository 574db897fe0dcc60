import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useUserId } from "../../features/session/useUserId.ts";
import { LateInviteCards } from "../../features/sharing/LateSharing.tsx";
import { useLists } from "../../features/watchlist/useLists.ts";
import { watchlistsQuery } from "../../features/watchlist/watchlistsQuery.ts";
import { useT } from "../../messages/useT.ts";
import { EmptyWatchlist } from "./EmptyWatchlist.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import { WatchlistSkeleton } from "./WatchlistSkeleton.tsx";
import { WatchlistView } from "./WatchlistView.tsx";
import { watchlist } from "../../messages/en/watchlist.ts";
import { listPage } from "../../messages/en/listPage.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ watchlist, listPage });

/** The default watchlist. A device without an account has an empty one, and makes none by looking. */
export function WatchlistsScreen() {
  const t = useT();
  const userId = useUserId();
  const { isPending, isLoadingError, refetch } = useQuery({ ...watchlistsQuery(userId ?? ""), enabled: userId !== null });
  // With what has just been done to them: another default shows at once.
  const lists = useLists();
  const own = lists?.find((list) => list.userDefault);
  if (userId !== null && own) {
    return (
      <>
        <div className="mx-auto w-full max-w-360 px-4 lg:px-14">
          <LateInviteCards userId={userId} lists={lists ?? undefined} />
        </div>
        <WatchlistView key={own.id} userId={userId} watchlistId={own.id} />
      </>
    );
  }
  return (
    <WatchlistFrame heading={t("watchlist.heading")}>
      {userId !== null && isPending ? <WatchlistSkeleton /> : null}
      {userId !== null && isLoadingError ? <ErrorState heading={t("watchlist.failed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} /> : null}
      {userId === null || (lists && !own) ? <EmptyWatchlist /> : null}
    </WatchlistFrame>
  );
}
