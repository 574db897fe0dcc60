import { WaitingPlace } from "./features/offline/WaitingPlace.tsx";
import { ratingsQuery } from "./features/rating/ratingsQuery.ts";
import { SessionKeeper } from "./features/session/SessionKeeper.tsx";
import { userQuery } from "./features/session/userQuery.ts";
import { sourcesQuery } from "./features/sources/sourcesQuery.ts";
import { watchlistsQuery } from "./features/watchlist/watchlistsQuery.ts";
import { decideHome, homePart, todayPart, wallPart } from "./screens/home/homePart.ts";
import type { T } from "./messages/useT.ts";
import { LatePopups } from "./popups/LatePopups.tsx";
import { PopupOutlet } from "./popups/PopupOutlet.tsx";
import { AccountButton } from "./popups/signIn/AccountButton.tsx";
import { ShortcutsButton } from "./popups/shortcuts/ShortcutsButton.tsx";
import { useOpenPopups } from "./popups/useOpenPopups.ts";
import { popups } from "./popups.tsx";
import { publicHeader } from "./publicMode/publicHeader.ts";
import { usePublicHeader } from "./publicMode/usePublicHeader.ts";
import { PageBoundary } from "./router/PageBoundary.tsx";
import { useRouterState } from "./router/RouterContext.ts";
import { createRoutes } from "./routing/createRoutes.ts";
import { CurrentPage } from "./routing/CurrentPage.tsx";
import { lazyFile } from "./routing/LazyFile.ts";
import { lazyPart } from "./routing/LazyPart.ts";
import { HeadKeeper } from "./routing/HeadKeeper.tsx";
import type { Meta, PrefetchQuery, Screen, ScreenContext } from "./routing/Screen.ts";
import { decideIn, metaIn, queriesIn, skeletonIn } from "./routing/stepsIn.ts";
import { FailureScreen } from "./shell/FailureScreen.tsx";
import { Shell } from "./shell/Shell.tsx";
import { steps } from "./stepFiles.ts";

/** The screens themselves: each a file that is loaded when its address is shown or about to be. */
const parts = {
  home: lazyPart("src/screens/home/HomeScreen.tsx", () => import("./screens/home/HomeScreen.tsx").then((file) => file.HomeScreen)),
  expanded: lazyPart("src/screens/expanded/ExpandedScreen.tsx", () => import("./screens/expanded/ExpandedScreen.tsx").then((file) => file.ExpandedScreen)),
  worthy: lazyPart("src/screens/worthy/WorthyScreen.tsx", () => import("./screens/worthy/WorthyScreen.tsx").then((file) => file.WorthyScreen)),
  search: lazyPart("src/screens/search/SearchScreen.tsx", () => import("./screens/search/SearchScreen.tsx").then((file) => file.SearchScreen)),
  watchlists: lazyPart("src/screens/watchlist/WatchlistsScreen.tsx", () => import("./screens/watchlist/WatchlistsScreen.tsx").then((file) => file.WatchlistsScreen)),
  watchlist: lazyPart("src/screens/watchlist/WatchlistScreen.tsx", () => import("./screens/watchlist/WatchlistScreen.tsx").then((file) => file.WatchlistScreen)),
  title: lazyPart("src/screens/title/TitleScreen.tsx", () => import("./screens/title/TitleScreen.tsx").then((file) => file.TitleScreen)),
};

type FixedTitle = "shell.name" | "shell.today" | "shell.worthy" | "picks.tonight" | "wall.heading" | "shell.search" | "shell.watchlists" | "shell.rateFew";
type FixedDescription = "shell.tagline" | "shell.todayDescription" | "shell.worthyDescription" | "shell.rateDescription" | "shell.searchDescription";

/** A head whose texts do not depend on data. */
function fixed(title: FixedTitle, description: FixedDescription, canonical: string) {
  return (_context: ScreenContext, t: T): Meta => ({ title: t(title), description: t(description), canonical });
}

const home = { access: "public", part: parts.home, decide: decideHome, within: homePart, queries: queriesIn(steps, "homeQueries") } as const;
/** Pages that people come to from elsewhere. */
const header = { part: publicHeader, forEverybody: false };
const title = {
  access: "public",
  header,
  part: parts.title,
  skeleton: skeletonIn(steps, "TitleSkeleton"),
  decide: decideIn(steps, "decideTitle"),
  queries: queriesIn(steps, "titleQueries"),
  meta: metaIn(steps, "titleMeta"),
} as const;

/** The screens that most visits begin at or go through: address, who they are for, what they need, what their heads say. All others stand in laterScreens.tsx. */
export const screens: readonly Screen[] = [
  { path: "/", name: "home", ...home, skeleton: skeletonIn(steps, "HomeSkeleton"), meta: fixed("shell.name", "shell.tagline", "/") },
  {
    path: "/home/",
    name: "today",
    access: "public",
    part: todayPart,
    skeleton: skeletonIn(steps, "TodaySkeleton"),
    queries: queriesIn(steps, "todayQueries"),
    meta: fixed("shell.today", "shell.todayDescription", "/home/"),
  },
  {
    path: "/home/worthy/",
    name: "homeExpanded",
    access: "public",
    part: parts.expanded,
    skeleton: skeletonIn(steps, "ExpandedSkeleton"),
    queries: queriesIn(steps, "expandedQueries"),
    meta: (_context, t) => ({ title: t("picks.tonight") }),
  },
  {
    path: "/worthy",
    name: "recommendations",
    access: "public",
    part: parts.worthy,
    skeleton: skeletonIn(steps, "GridSkeleton"),
    queries: queriesIn(steps, "worthyQueries"),
    meta: fixed("shell.worthy", "shell.worthyDescription", "/worthy"),
  },
  // The start lies under the popup whose own address this is.
  { path: "/mini-rate", name: "mini_rate", ...home, meta: fixed("shell.rateFew", "shell.rateDescription", "/") },
  {
    path: "/rate",
    name: "rate_more",
    access: "public",
    part: wallPart,
    skeleton: skeletonIn(steps, "WallSkeleton"),
    queries: queriesIn(steps, "wallQueries"),
    meta: fixed("wall.heading", "shell.rateDescription", "/rate"),
  },
  {
    path: "/search",
    name: "search",
    access: "public",
    part: parts.search,
    skeleton: skeletonIn(steps, "SearchSkeleton"),
    queries: queriesIn(steps, "searchQueries"),
    meta: fixed("shell.search", "shell.searchDescription", "/search"),
  },
  {
    path: "/watchlist",
    name: "Default Watchlist",
    access: "personal",
    part: parts.watchlists,
    skeleton: skeletonIn(steps, "WatchlistPageSkeleton"),
    queries: queriesIn(steps, "watchlistsQueries"),
    meta: fixed("shell.watchlists", "shell.tagline", "/watchlist"),
  },
  {
    path: "/watchlist/:watchlistId",
    name: "Watchlist",
    access: "personal",
    part: parts.watchlist,
    skeleton: skeletonIn(steps, "WatchlistPageSkeleton"),
    queries: queriesIn(steps, "watchlistQueries"),
    meta: fixed("shell.watchlists", "shell.tagline", "/watchlist"),
  },
  // The start lies under these popups too.
  { path: "/signin-popup", name: "sign_in", ...home, access: "personal", meta: (_context, t) => ({ title: t("shell.signIn") }) },
  { path: "/registration-popup", name: "register", ...home, access: "personal", meta: (_context, t) => ({ title: t("shell.register") }) },
  { path: "/tv/:slugId", name: "title", ...title },
  { path: "/movies/:slugId", name: "title", ...title },
  { path: "/show/:slugId", name: "title_seo", ...title, header: { ...header, forEverybody: true } },
];

/** Whom facts are from, and what buttons on every page need to know of a person. */
function shellQueries({ userId }: ScreenContext): readonly PrefetchQuery[] {
  return [sourcesQuery, ...(userId === null ? [] : [userQuery(userId), ratingsQuery(userId), watchlistsQuery(userId)])];
}

/** What stands on every page. */
export function Frame() {
  const { location } = useRouterState();
  return (
    // What fails outside of the page itself leaves nothing of the frame.
    <PageBoundary place={location} failure={failureOf}>
      <FrameParts />
    </PageBoundary>
  );
}

const failureOf = (error: unknown) => <FailureScreen error={error} />;

function FrameParts() {
  return (
    <Shell
      header={usePublicHeader()}
      page={<CurrentPage failure={failureOf} />}
      pageHidden={useOpenPopups().length > 1}
      tools={
        <>
          <ShortcutsButton />
          <WaitingPlace />
          <AccountButton />
        </>
      }
      overlay={
        <>
          <PopupOutlet />
          <HeadKeeper />
          <LatePopups />
          <SessionKeeper />
        </>
      }
    />
  );
}

/** The declarations of all other screens. */
export const later = lazyFile("src/laterScreens.tsx", () => import("./laterScreens.tsx").then((file) => file.laterScreens));

export const findRoute = createRoutes({ screens, later, popups, shellQueries });
