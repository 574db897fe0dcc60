import { ratingsQuery } from "./features/rating/ratingsQuery.ts";
import { SessionKeeper } from "./features/session/SessionKeeper.tsx";
import { userQuery } from "./features/session/userQuery.ts";
import { sourcesQuery } from "./features/sources/sourcesQuery.ts";
import { watchlistsQuery } from "./features/watchlist/watchlistsQuery.ts";
import { GridSkeleton } from "./features/title/GridSkeleton.tsx";
import { decideHome, homePart, todayPart, wallPart } from "./screens/home/homePart.ts";
import { HomeSkeleton } from "./screens/home/HomeSkeleton.tsx";
import { ExpandedSkeleton } from "./screens/expanded/ExpandedSkeleton.tsx";
import { SearchSkeleton } from "./screens/search/SearchSkeleton.tsx";
import { TitleSkeleton } from "./screens/title/TitleSkeleton.tsx";
import { TodaySkeleton } from "./screens/today/TodaySkeleton.tsx";
import { WallSkeleton } from "./screens/wall/WallSkeleton.tsx";
import { WatchlistPageSkeleton } from "./screens/watchlist/WatchlistPageSkeleton.tsx";
import type { T } from "./messages/useT.ts";
import { LatePopups } from "./popups/LatePopups.tsx";
import { PopupOutlet } from "./popups/PopupOutlet.tsx";
import { Shortcuts } from "./popups/shortcuts/Shortcuts.tsx";
import { AccountButton } from "./popups/signIn/AccountButton.tsx";
import { ShortcutsButton } from "./popups/shortcuts/ShortcutsButton.tsx";
import { useOpenPopups } from "./popups/useOpenPopups.ts";
import { popups } from "./popups.tsx";
import { PageBoundary } from "./router/PageBoundary.tsx";
import { useRouterState } from "./router/RouterContext.ts";
import { createRoutes } from "./routing/createRoutes.ts";
import { CurrentPage } from "./routing/CurrentPage.tsx";
import { lazyPart } from "./routing/LazyPart.ts";
import { HeadKeeper } from "./routing/HeadKeeper.tsx";
import type { Meta, PrefetchQuery, Screen, ScreenContext } from "./routing/Screen.ts";
import { accountInformationQueries, devicesQueries, notificationsQueries, profileQueries } from "./screens/profile/profileQueries.ts";
import { expandedQueries } from "./screens/expanded/expandedQueries.ts";
import { homeQueries } from "./screens/home/homeQueries.ts";
import { decidePerson, personMeta, personQueries } from "./screens/person/personAddress.ts";
import { searchQueries } from "./screens/search/searchQueries.ts";
import { signInScreens } from "./screens/signIn/signInScreens.ts";
import { decideTitle, titleQueries } from "./screens/title/titleAddress.ts";
import { titleMeta } from "./screens/title/titleMeta.ts";
import { todayQueries } from "./screens/today/todayQueries.ts";
import { wallQueries } from "./screens/wall/wallQueries.ts";
import { watchlistQueries } from "./screens/watchlist/watchlistQueries.ts";
import { watchlistsQueries } from "./screens/watchlist/watchlistsQueries.ts";
import { worthyQueries } from "./screens/worthy/worthyQueries.ts";
import { FailureScreen } from "./shell/FailureScreen.tsx";
import { Shell } from "./shell/Shell.tsx";

/** The screens themselves: each a file that is loaded when its address is shown or about to be. */
const parts = {
  home: lazyPart("src/screens/home/HomeScreen.tsx", () => import("./screens/home/HomeScreen.tsx").then((file) => file.HomeScreen)),
  expanded: lazyPart("src/screens/expanded/ExpandedScreen.tsx", () => import("./screens/expanded/ExpandedScreen.tsx").then((file) => file.ExpandedScreen)),
  worthy: lazyPart("src/screens/worthy/WorthyScreen.tsx", () => import("./screens/worthy/WorthyScreen.tsx").then((file) => file.WorthyScreen)),
  search: lazyPart("src/screens/search/SearchScreen.tsx", () => import("./screens/search/SearchScreen.tsx").then((file) => file.SearchScreen)),
  watchlists: lazyPart("src/screens/watchlist/WatchlistsScreen.tsx", () => import("./screens/watchlist/WatchlistsScreen.tsx").then((file) => file.WatchlistsScreen)),
  watchlist: lazyPart("src/screens/watchlist/WatchlistScreen.tsx", () => import("./screens/watchlist/WatchlistScreen.tsx").then((file) => file.WatchlistScreen)),
  title: lazyPart("src/screens/title/TitleScreen.tsx", () => import("./screens/title/TitleScreen.tsx").then((file) => file.TitleScreen)),
  person: lazyPart("src/screens/person/PersonScreen.tsx", () => import("./screens/person/PersonScreen.tsx").then((file) => file.PersonScreen)),
  profile: lazyPart("src/screens/profile/ProfileScreen.tsx", () => import("./screens/profile/ProfileScreen.tsx").then((file) => file.ProfileScreen)),
  information: lazyPart("src/screens/profile/AccountInformationScreen.tsx", () =>
    import("./screens/profile/AccountInformationScreen.tsx").then((file) => file.AccountInformationScreen),
  ),
  devices: lazyPart("src/screens/profile/DevicesScreen.tsx", () => import("./screens/profile/DevicesScreen.tsx").then((file) => file.DevicesScreen)),
  notifications: lazyPart("src/screens/profile/NotificationsScreen.tsx", () => import("./screens/profile/NotificationsScreen.tsx").then((file) => file.NotificationsScreen)),
  data: lazyPart("src/screens/profile/DataScreen.tsx", () => import("./screens/profile/DataScreen.tsx").then((file) => file.DataScreen)),
  accountWall: lazyPart("src/screens/accountWall/AccountWallScreen.tsx", () => import("./screens/accountWall/AccountWallScreen.tsx").then((file) => file.AccountWallScreen)),
  link: lazyPart("src/screens/link/LinkScreen.tsx", () => import("./screens/link/LinkScreen.tsx").then((file) => file.LinkScreen)),
  privacy: lazyPart("src/screens/privacy/PrivacyScreen.tsx", () => import("./screens/privacy/PrivacyScreen.tsx").then((file) => file.PrivacyScreen)),
  about: lazyPart("src/screens/about/AboutScreen.tsx", () => import("./screens/about/AboutScreen.tsx").then((file) => file.AboutScreen)),
};

type FixedTitle =
  | "shell.name"
  | "shell.today"
  | "shell.worthy"
  | "picks.tonight"
  | "wall.heading"
  | "shell.search"
  | "shell.watchlists"
  | "shell.rateFew"
  | "shell.about"
  | ProfileTitle
  | "shell.accountWall"
  | "shell.link"
  | "shell.privacy";
type ProfileTitle = "shell.profile" | "shell.accountInformation" | "shell.devices" | "shell.notifications" | "shell.data";
type FixedDescription =
  | "shell.tagline"
  | "shell.worthyDescription"
  | "shell.rateDescription"
  | "shell.searchDescription"
  | "shell.aboutDescription"
  | "shell.linkDescription"
  | "shell.privacyDescription";

/** A head whose texts do not depend on data. */
function fixed(title: FixedTitle, description: FixedDescription, canonical: string) {
  return (_context: ScreenContext, t: T): Meta => ({ title: t(title), description: t(description), canonical });
}

/** A page about the person: for nobody else, and in no index. */
function own(path: string, name: string, title: ProfileTitle) {
  return { path, name, access: "personal", meta: (_context: ScreenContext, t: T): Meta => ({ title: t(title) }) } as const;
}

const home = { access: "public", part: parts.home, decide: decideHome, within: homePart, queries: homeQueries } as const;
const title = { access: "public", part: parts.title, skeleton: TitleSkeleton, decide: decideTitle, queries: titleQueries, meta: titleMeta } as const;

/** Pages for those who build this: they are in no build. */
const development: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        path: "/dev/gallery",
        name: "gallery",
        access: "personal",
        part: lazyPart("src/dev/gallery/GalleryScreen.tsx", () => import("./dev/gallery/GalleryScreen.tsx").then((file) => file.GalleryScreen)),
        meta: () => ({ title: "Gallery" }),
      },
    ]
  : [];

/** Every screen: address, who it is for, what it needs, what its head says. */
export const screens: readonly Screen[] = [
  { path: "/", name: "home", ...home, skeleton: HomeSkeleton, meta: fixed("shell.name", "shell.tagline", "/") },
  { path: "/home/", name: "today", access: "public", part: todayPart, skeleton: TodaySkeleton, queries: todayQueries, meta: fixed("shell.today", "shell.tagline", "/home/") },
  {
    path: "/home/worthy/",
    name: "homeExpanded",
    access: "public",
    part: parts.expanded,
    skeleton: ExpandedSkeleton,
    queries: expandedQueries,
    meta: fixed("picks.tonight", "shell.worthyDescription", "/home/worthy/"),
  },
  {
    path: "/worthy",
    name: "recommendations",
    access: "public",
    part: parts.worthy,
    skeleton: GridSkeleton,
    queries: worthyQueries,
    meta: fixed("shell.worthy", "shell.worthyDescription", "/worthy"),
  },
  // The start lies under the popup whose own address this is.
  { path: "/mini-rate", name: "mini_rate", ...home, meta: fixed("shell.rateFew", "shell.rateDescription", "/") },
  {
    path: "/rate",
    name: "rate_more",
    access: "public",
    part: wallPart,
    skeleton: WallSkeleton,
    queries: wallQueries,
    meta: fixed("wall.heading", "shell.rateDescription", "/rate"),
  },
  {
    path: "/search",
    name: "search",
    access: "public",
    part: parts.search,
    skeleton: SearchSkeleton,
    queries: searchQueries,
    meta: fixed("shell.search", "shell.searchDescription", "/search"),
  },
  {
    path: "/watchlist",
    name: "Watchlists",
    access: "personal",
    part: parts.watchlists,
    skeleton: WatchlistPageSkeleton,
    queries: watchlistsQueries,
    meta: fixed("shell.watchlists", "shell.tagline", "/watchlist"),
  },
  {
    path: "/watchlist/:watchlistId",
    name: "Watchlist",
    access: "personal",
    part: parts.watchlist,
    skeleton: WatchlistPageSkeleton,
    queries: watchlistQueries,
    meta: fixed("shell.watchlists", "shell.tagline", "/watchlist"),
  },
  ...signInScreens,
  // The start lies under these popups too.
  { path: "/signin-popup", name: "sign_in", ...home, access: "personal", meta: (_context, t) => ({ title: t("shell.signIn") }) },
  { path: "/registration-popup", name: "register", ...home, access: "personal", meta: (_context, t) => ({ title: t("shell.register") }) },
  { path: "/tv/:slugId", name: "title", ...title },
  { path: "/movies/:slugId", name: "title", ...title },
  { path: "/show/:slugId", name: "title_seo", ...title },
  { path: "/person/:slugId", name: "cast_detail", access: "public", part: parts.person, skeleton: GridSkeleton, decide: decidePerson, queries: personQueries, meta: personMeta },
  { path: "/about", name: "about", access: "public", part: parts.about, meta: fixed("shell.about", "shell.aboutDescription", "/about") },
  { ...own("/profile", "profile", "shell.profile"), part: parts.profile, queries: profileQueries },
  { ...own("/profile/account", "account_information", "shell.accountInformation"), part: parts.information, queries: accountInformationQueries },
  { ...own("/profile/devices", "devices", "shell.devices"), part: parts.devices, queries: devicesQueries },
  { ...own("/profile/notifications", "notifications", "shell.notifications"), part: parts.notifications, queries: notificationsQueries },
  { ...own("/profile/data", "your_data", "shell.data"), part: parts.data },
  { path: "/account-wall", name: "account_wall", access: "personal", part: parts.accountWall, meta: (_context, t) => ({ title: t("shell.accountWall") }) },
  { path: "/link", name: "link", access: "public", part: parts.link, meta: fixed("shell.link", "shell.linkDescription", "/link") },
  { path: "/privacy", name: "privacy", access: "public", part: parts.privacy, meta: fixed("shell.privacy", "shell.privacyDescription", "/privacy") },
  ...development,
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
      page={<CurrentPage failure={failureOf} />}
      pageHidden={useOpenPopups().length > 1}
      tools={
        <>
          <ShortcutsButton />
          <AccountButton />
        </>
      }
      overlay={
        <>
          <PopupOutlet />
          <Shortcuts />
          <HeadKeeper />
          <LatePopups />
          <SessionKeeper />
        </>
      }
    />
  );
}

export const routes = createRoutes({ screens, popups, shellQueries });
