import { WatchlistPageSkeleton } from "../../features/watchlists/page/WatchlistPageSkeleton.tsx";
import type { Screen, PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import { watchlistsQuery } from "../../features/watchlists/lists/watchlistsQuery.ts";
import { watchlistQuery } from "../../features/watchlists/page/watchlistQuery.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/watchlist/:watchlistId",
  name: "Watchlist",
  access: "personal",
  component: lazyComponent(() =>
    import("../../features/watchlists/page/WatchlistScreen.tsx").then(
      ({ WatchlistScreen }) => WatchlistScreen,
    ),
  ),
  skeleton: WatchlistPageSkeleton,
  queries: watchlistQueries,
  head: (_context, locale) => {
    const t = locale.texts(shellTexts);
    return { title: t("shell.watchlists"), description: t("shell.tagline") };
  },
};

/** The watchlist in the address, and all lists next to it. */
function watchlistQueries({ userId, params }: ScreenContext): readonly PrefetchQuery[] {
  const id = params["watchlistId"];
  return userId === null || id === undefined
    ? []
    : [watchlistQuery(userId, id), watchlistsQuery(userId)];
}
