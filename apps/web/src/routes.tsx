import type { RouteObject } from "react-router";
import { ratingsQuery } from "./features/rating/ratingsQuery.ts";
import { watchlistsQuery } from "./features/watchlist/watchlistsQuery.ts";
import type { T } from "./messages/useT.ts";
import { PopupOutlet } from "./popups/PopupOutlet.tsx";
import { Shortcuts } from "./popups/shortcuts/Shortcuts.tsx";
import { ShortcutsButton } from "./popups/shortcuts/ShortcutsButton.tsx";
import { useOpenPopups } from "./popups/useOpenPopups.ts";
import { popups } from "./popups.tsx";
import { GalleryScreen } from "./dev/gallery/GalleryScreen.tsx";
import { createRouteObjects } from "./routing/createRouteObjects.tsx";
import { HeadKeeper } from "./routing/HeadKeeper.tsx";
import type { Meta, PrefetchQuery, Screen, ScreenContext } from "./routing/Screen.ts";
import { homeQueries } from "./screens/home/homeQueries.ts";
import { HomeScreen } from "./screens/home/HomeScreen.tsx";
import { decidePerson, personMeta, personQueries } from "./screens/person/personAddress.ts";
import { PersonScreen } from "./screens/person/PersonScreen.tsx";
import { searchQueries } from "./screens/search/searchQueries.ts";
import { SearchScreen } from "./screens/search/SearchScreen.tsx";
import { decideTitle, titleQueries } from "./screens/title/titleAddress.ts";
import { titleMeta } from "./screens/title/titleMeta.ts";
import { TitleScreen } from "./screens/title/TitleScreen.tsx";
import { todayQueries } from "./screens/today/todayQueries.ts";
import { TodayScreen } from "./screens/today/TodayScreen.tsx";
import { wallQueries } from "./screens/wall/wallQueries.ts";
import { WallScreen } from "./screens/wall/WallScreen.tsx";
import { watchlistQueries } from "./screens/watchlist/watchlistQueries.ts";
import { WatchlistScreen } from "./screens/watchlist/WatchlistScreen.tsx";
import { watchlistsQueries } from "./screens/watchlist/watchlistsQueries.ts";
import { WatchlistsScreen } from "./screens/watchlist/WatchlistsScreen.tsx";
import { worthyQueries } from "./screens/worthy/worthyQueries.ts";
import { WorthyScreen } from "./screens/worthy/WorthyScreen.tsx";
import { FailureScreen } from "./shell/FailureScreen.tsx";
import { Shell } from "./shell/Shell.tsx";

type FixedTitle = "shell.name" | "shell.today" | "shell.worthy" | "wall.heading" | "shell.search" | "shell.watchlists" | "miniRate.pageTitle";
type FixedDescription = "shell.tagline" | "shell.worthyDescription" | "shell.rateDescription" | "shell.searchDescription";

/** A head whose texts do not depend on data. */
function fixed(title: FixedTitle, description: FixedDescription, canonical: string) {
  return (_context: ScreenContext, t: T): Meta => ({ title: t(title), description: t(description), canonical });
}

const title = { access: "public", Component: TitleScreen, decide: decideTitle, queries: titleQueries, meta: titleMeta } as const;
const worthy = { access: "public", Component: WorthyScreen, queries: worthyQueries, meta: fixed("shell.worthy", "shell.worthyDescription", "/worthy") } as const;

/** Pages for those who build this: they are in no build. */
const development: readonly Screen[] = import.meta.env.DEV
  ? [{ path: "/dev/gallery", name: "gallery", access: "personal", Component: GalleryScreen, meta: () => ({ title: "Gallery" }) }]
  : [];

/** Every screen: address, who it is for, what it needs, what its head says. */
export const screens: readonly Screen[] = [
  { path: "/", name: "home", access: "public", Component: HomeScreen, queries: homeQueries, meta: fixed("shell.name", "shell.tagline", "/") },
  { path: "/home/", name: "today", access: "public", Component: TodayScreen, queries: todayQueries, meta: fixed("shell.today", "shell.tagline", "/home/") },
  { path: "/home/worthy/", name: "homeExpanded", ...worthy },
  { path: "/worthy", name: "recommendations", ...worthy },
  // The start lies under the popup whose own address this is.
  { path: "/mini-rate", name: "mini_rate", access: "public", Component: HomeScreen, queries: homeQueries, meta: fixed("miniRate.pageTitle", "shell.rateDescription", "/") },
  { path: "/rate", name: "rate_more", access: "public", Component: WallScreen, queries: wallQueries, meta: fixed("wall.heading", "shell.rateDescription", "/rate") },
  { path: "/search", name: "search", access: "public", Component: SearchScreen, queries: searchQueries, meta: fixed("shell.search", "shell.searchDescription", "/search") },
  {
    path: "/watchlist",
    name: "Watchlists",
    access: "personal",
    Component: WatchlistsScreen,
    queries: watchlistsQueries,
    meta: fixed("shell.watchlists", "shell.tagline", "/watchlist"),
  },
  {
    path: "/watchlist/:watchlistId",
    name: "Watchlist",
    access: "personal",
    Component: WatchlistScreen,
    queries: watchlistQueries,
    meta: fixed("shell.watchlists", "shell.tagline", "/watchlist"),
  },
  { path: "/tv/:slugId", name: "title", ...title },
  { path: "/movies/:slugId", name: "title", ...title },
  { path: "/show/:slugId", name: "title_seo", ...title },
  { path: "/person/:slugId", name: "cast_detail", access: "public", Component: PersonScreen, decide: decidePerson, queries: personQueries, meta: personMeta },
  ...development,
];

/** What buttons on every page need to know of a person. */
function shellQueries({ userId }: ScreenContext): readonly PrefetchQuery[] {
  return userId === null ? [] : [ratingsQuery(userId), watchlistsQuery(userId)];
}

function Frame() {
  return (
    <Shell
      pageHidden={useOpenPopups().length > 1}
      tools={<ShortcutsButton />}
      overlay={
        <>
          <PopupOutlet />
          <Shortcuts />
          <HeadKeeper />
        </>
      }
    />
  );
}

export const routes: RouteObject[] = createRouteObjects({ screens, popups, shellQueries, Shell: Frame, Failure: FailureScreen });
