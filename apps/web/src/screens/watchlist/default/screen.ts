import { WatchlistPageSkeleton } from "../../../features/watchlists/page/WatchlistPageSkeleton.tsx";
import type { Screen, PrefetchQuery, ScreenContext } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import { userQuery } from "../../../features/session/userQuery.ts";
import { watchlistQuery } from "../../../features/watchlists/page/watchlistQuery.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/watchlist",
  name: "Default Watchlist",
  access: "personal",
  component: lazyComponent(() =>
    import("../../../features/watchlists/page/WatchlistsScreen.tsx").then(
      ({ WatchlistsScreen }) => WatchlistsScreen,
    ),
  ),
  skeleton: WatchlistPageSkeleton,
  queries: watchlistsQueries,
  head: (_context, locale) => {
    const t = locale.texts(shellTexts);
    return { title: t("shell.watchlists"), description: t("shell.tagline") };
  },
};

/** The default watchlist, which has to be found first. */
async function watchlistsQueries({
  userId,
  queryClient,
}: ScreenContext): Promise<readonly PrefetchQuery[]> {
  if (userId === null) return [];
  const user = await queryClient.fetchQuery(userQuery(userId)).catch(() => null);
  return user ? [watchlistQuery(userId, user.defaultWatchlistId)] : [];
}
