import { lazyPart } from "./routing/LazyPart.ts";
import type { HeadlessScreen, Screen } from "./routing/Screen.ts";
import { decideIn, queriesIn, skeletonIn } from "./routing/stepsIn.ts";
import { laterSteps, steps } from "./stepFiles.ts";
import { browseScreens } from "./screens/browse/browseScreens.ts";
import { tasteScreens } from "./screens/selection/tasteScreens.ts";
import { OfflineStart } from "./router/OfflineStart.ts";
import { adminScreens } from "./screens/admin/adminScreens.ts";
import { listScreens } from "./screens/lists/listScreens.ts";
import { personScreens } from "./screens/person/personScreens.ts";
import { signInScreens } from "./screens/signIn/signInScreens.ts";

const parts = {
  profile: lazyPart("src/screens/profile/ProfileScreen.tsx", () => import("./screens/profile/ProfileScreen.tsx").then((file) => file.ProfileScreen)),
  information: lazyPart("src/screens/profile/AccountInformationScreen.tsx", () =>
    import("./screens/profile/AccountInformationScreen.tsx").then((file) => file.AccountInformationScreen),
  ),
  devices: lazyPart("src/screens/profile/DevicesScreen.tsx", () => import("./screens/profile/DevicesScreen.tsx").then((file) => file.DevicesScreen)),
  notifications: lazyPart("src/screens/profile/NotificationsScreen.tsx", () => import("./screens/profile/NotificationsScreen.tsx").then((file) => file.NotificationsScreen)),
  data: lazyPart("src/screens/profile/DataScreen.tsx", () => import("./screens/profile/DataScreen.tsx").then((file) => file.DataScreen)),
  faves: lazyPart("src/screens/faves/FavesScreen.tsx", () => import("./screens/faves/FavesScreen.tsx").then((file) => file.FavesScreen)),
  ratings: lazyPart("src/screens/ratings/RatingsScreen.tsx", () => import("./screens/ratings/RatingsScreen.tsx").then((file) => file.RatingsScreen)),
  friends: lazyPart("src/screens/friends/FriendsScreen.tsx", () => import("./screens/friends/FriendsScreen.tsx").then((file) => file.FriendsScreen)),
  friend: lazyPart("src/screens/friends/FriendScreen.tsx", () => import("./screens/friends/FriendScreen.tsx").then((file) => file.FriendScreen)),
  messages: lazyPart("src/screens/friends/MessagesScreen.tsx", () => import("./screens/friends/MessagesScreen.tsx").then((file) => file.MessagesScreen)),
  askFriends: lazyPart("src/screens/friends/AskFriendsScreen.tsx", () => import("./screens/friends/AskFriendsScreen.tsx").then((file) => file.AskFriendsScreen)),
  accountWall: lazyPart("src/screens/accountWall/AccountWallScreen.tsx", () => import("./screens/accountWall/AccountWallScreen.tsx").then((file) => file.AccountWallScreen)),
  redeem: lazyPart("src/screens/redeem/RedeemScreen.tsx", () => import("./screens/redeem/RedeemScreen.tsx").then((file) => file.RedeemScreen)),
  us: lazyPart("src/screens/pickForUs/PickForUsScreen.tsx", () => import("./screens/pickForUs/PickForUsScreen.tsx").then((file) => file.PickForUsScreen)),
  link: lazyPart("src/screens/link/LinkScreen.tsx", () => import("./screens/link/LinkScreen.tsx").then((file) => file.LinkScreen)),
  desktop: lazyPart("src/screens/desktop/DesktopScreen.tsx", () => import("./screens/desktop/DesktopScreen.tsx").then((file) => file.DesktopScreen)),
  privacy: lazyPart("src/screens/privacy/PrivacyScreen.tsx", () => import("./screens/privacy/PrivacyScreen.tsx").then((file) => file.PrivacyScreen)),
  adminSettings: lazyPart("src/screens/adminSettings/AdminSettingsScreen.tsx", () =>
    import("./screens/adminSettings/AdminSettingsScreen.tsx").then((file) => file.AdminSettingsScreen),
  ),
  about: lazyPart("src/screens/about/AboutScreen.tsx", () => import("./screens/about/AboutScreen.tsx").then((file) => file.AboutScreen)),
};

/** A page about the person: for nobody else, and in no index. */
const own = (path: string, name: string) => ({ path, name, access: "personal" }) as const;

/** The page that devices keep for when the server is not reached (apps/web/worker). */
const startOffline = () => Promise.reject(new OfflineStart());

/** Pages for those who build this: they are in no build. */
const development: readonly HeadlessScreen[] = import.meta.env.DEV
  ? [
      {
        path: "/dev/gallery",
        name: "gallery",
        access: "personal",
        part: lazyPart("src/dev/gallery/GalleryScreen.tsx", () => import("./dev/gallery/GalleryScreen.tsx").then((file) => file.GalleryScreen)),
      },
    ]
  : [];

const headless: readonly HeadlessScreen[] = [
  ...signInScreens,
  ...listScreens,
  ...personScreens,
  ...tasteScreens,
  ...browseScreens,
  ...adminScreens,
  { path: "/about", name: "about", access: "public", part: parts.about },
  { ...own("/profile", "profile"), part: parts.profile, queries: queriesIn(laterSteps, "profileQueries") },
  { ...own("/profile/account", "account_information"), part: parts.information, queries: queriesIn(laterSteps, "accountInformationQueries") },
  { ...own("/profile/devices", "devices"), part: parts.devices, queries: queriesIn(laterSteps, "devicesQueries") },
  { ...own("/profile/notifications", "notifications"), part: parts.notifications, queries: queriesIn(laterSteps, "notificationsQueries") },
  { ...own("/profile/data", "your_data"), part: parts.data },
  { ...own("/faves", "my_faves"), part: parts.faves, skeleton: skeletonIn(steps, "GridSkeleton"), queries: queriesIn(laterSteps, "favesQueries") },
  { ...own("/ratings", "ratings_history"), part: parts.ratings, queries: queriesIn(laterSteps, "historyQueries") },
  { ...own("/friends", "friend_manager"), part: parts.friends, queries: queriesIn(laterSteps, "friendsQueries") },
  { ...own("/friends/messages", "friend_messages"), part: parts.messages, queries: queriesIn(laterSteps, "messagesQueries") },
  { ...own("/friends/:friendId", "friend"), part: parts.friend, queries: queriesIn(laterSteps, "friendQueries") },
  { ...own("/ask-friends", "ask_friends"), part: parts.askFriends, queries: queriesIn(laterSteps, "askQueries") },
  { ...own("/account-wall", "account_wall"), part: parts.accountWall },
  { ...own("/watchlists/invite/:inviteReference", "invite"), part: parts.redeem },
  { ...own("/watchlist/:watchlistId/us", "pick_for_us"), part: parts.us },
  { ...own("/admin/settings", "admin_settings"), part: parts.adminSettings, decide: decideIn(laterSteps, "decideAdmin") },
  { path: "/link", name: "link", access: "public", part: parts.link },
  { path: "/privacy", name: "privacy", access: "public", part: parts.privacy },
  { path: "/desktop", name: "desktop", access: "public", part: parts.desktop },
  // It shows nothing of itself.
  { ...own("/offline", "offline"), part: parts.about, decide: startOffline },
  ...development,
];

/** The screens that few visits begin at: their declarations are loaded when an address fits none of those in routes.tsx. */
export const laterScreens: readonly Screen[] = headless.map((screen) => ({
  ...screen,
  headIn: laterSteps,
  meta: (context, t) => laterSteps.loaded()?.laterHeads[screen.path]?.(context, t) ?? { title: t("shell.name") },
}));
