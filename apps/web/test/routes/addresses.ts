import type { FoundTitle, Visitor } from "../visits/visitor.ts";

/** What the addresses lead to. */
export interface Given {
  show: FoundTitle;
  film: FoundTitle;
  castId: number;
  me: Visitor;
  friend: Visitor;
}

export interface Address {
  at: (given: Given) => string;
  /** Where the browser ends up, if that is elsewhere. */
  lands?: RegExp;
  /** Entered by a device that nobody has used. */
  asNobody?: true;
}

export type Addresses = Readonly<Record<string, Address>>;

/** How a route is entered where its path alone does not say. */
const ENTERED: Addresses = {
  "/": { at: () => "/", asNobody: true },
  "/mini-rate": { at: () => "/mini-rate", asNobody: true },
  "/search": { at: () => "/search?q=fargo" },
  "/watchlist/:watchlistId": { at: ({ me }) => `/watchlist/${me.defaultWatchlistId}` },
  "/watchlist/:watchlistId/us": { at: ({ me }) => `/watchlist/${me.defaultWatchlistId}/us` },
  "/watchlists/invite/:inviteReference": {
    at: () => `/watchlists/invite/${"x".repeat(24)}`,
    lands: /^\/watchlist\?redeemError=notfound$/,
  },
  "/signin-popup": { at: () => "/signin-popup", asNobody: true },
  "/registration-popup": { at: () => "/registration-popup", asNobody: true },
  "/tv/:slugId": { at: ({ show }) => show.path },
  "/movies/:slugId": { at: ({ film }) => film.path },
  "/show/:slugId": { at: ({ show }) => show.path.replace("/tv/", "/show/"), asNobody: true },
  "/person/:slugId": { at: ({ castId }) => `/person/${castId}`, lands: /^\/person\/[a-z-]+-\d+$/ },
  "/signin": { at: () => "/signin?magicLinkFailed=true", asNobody: true },
  "/login": { at: () => "/login", asNobody: true },
  "/login/email": { at: () => "/login/email", asNobody: true },
  "/login/email/success": { at: () => "/login/email/success?token=unknown", asNobody: true },
  "/web-authentication": {
    at: () => "/web-authentication?token=unknown",
    lands: /^\/login\/email\/success\?token=unknown$/,
    asNobody: true,
  },
  "/android-authentication": {
    at: () => "/android-authentication?token=unknown",
    lands: /^\/login\/email\/success\?token=unknown$/,
    asNobody: true,
  },
  "/lists/:listId": { at: () => "/lists/comfort-food" },
  "/titles/:page": { at: () => "/titles/2" },
  "/top-services/:providerId": { at: () => "/top-services/1" },
  "/browse/:dimension/:value": { at: () => "/browse/genre/drama" },
  "/friends/:friendId": { at: ({ friend }) => `/friends/${friend.userId}` },
  "/ask-friends": { at: ({ show }) => `/ask-friends?title=${show.id}` },
  "/account-wall": { at: () => "/account-wall", asNobody: true },
  "/link": { at: () => "/link", asNobody: true },
};

/** An address for each route by its path. */
/** Routes whose path is their address. */
const PLAIN: readonly string[] = [
  "/about",
  "/admin/acts",
  "/admin/faults",
  "/admin/jobs",
  "/admin",
  "/admin/people",
  "/admin/settings",
  "/admin/tests",
  "/admin/titles",
  "/admin/wishes",
  "/browse",
  "/desktop",
  "/home/worthy/",
  "/faves",
  "/friends/messages",
  "/friends",
  "/lists",
  "/mood",
  "/offline",
  "/privacy",
  "/profile/account",
  "/profile/devices",
  "/profile/notifications",
  "/profile",
  "/profile/data",
  "/ratings",
  "/onboarding/genres",
  "/profile/genres",
  "/onboarding/services",
  "/profile/services",
  "/profile/wishes",
  "/titles",
  "/home/",
  "/top-services",
  "/rate/comfort-food",
  "/rate",
  "/watchlist",
  "/worthy",
];

/** An address for each route by its path. */
export const ROUTES: Addresses = {
  ...Object.fromEntries(PLAIN.map((path) => [path, { at: () => path }])),
  ...ENTERED,
};

/** An address for each popup by its name. */
export const POPUPS: Addresses = {
  why: { at: ({ show }) => `${show.path}?why=${show.id}` },
  "mini-rate": { at: ({ film }) => `${film.path}?mini-rate=1` },
  shortcuts: { at: () => "/about?shortcuts=1" },
  report: { at: ({ show }) => `${show.path}?report=${show.id}` },
  processQR: { at: () => "/about?processQR=unknown&source=WEB" },
  people: { at: ({ me }) => `/watchlist?people=${me.defaultWatchlistId}` },
  redeemError: { at: () => "/watchlist?redeemError=expired" },
  episode: {
    at: ({ show }) => `${show.path}/episode/${(show.id * 100 + 1) * 1000 + 1}`,
    lands: /^\/tv\/[a-z-]+-\d+\?episode=\d+$/,
  },
  trailer: { at: ({ film }) => `${film.path}/trailer/unknown`, lands: /^\/movies\/[a-z-]+-\d+/ },
  signinPopup: { at: () => "/about?signinPopup=skip-redirect", asNobody: true },
  registration: { at: () => "/about?registration=1", asNobody: true },
  emailLogin: { at: () => "/about?emailLogin=1", asNobody: true },
};

type Part = "entrances" | "own" | "titles";

const OWN = /^\/(admin|ask-friends|faves|friends|profile|ratings)(\/|$)/;

function partOf([path, { asNobody }]: [string, Address]): Part {
  if (asNobody) return "entrances";
  return OWN.test(path) ? "own" : "titles";
}

/** The routes of one test file: where people come in, what is their own, titles and lists. */
export const routesOf = (part: Part): Addresses =>
  Object.fromEntries(Object.entries(ROUTES).filter((entry) => partOf(entry) === part));
