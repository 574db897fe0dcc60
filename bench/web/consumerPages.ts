import type { BrowserContext } from "playwright-core";
import {
  agreeToShare,
  befriend,
  signedInAs,
  verifiedVisitor,
} from "../../apps/web/test/visits/verifiedVisitor.ts";
import { addToWatchlist, findTitle, rateTen } from "../../apps/web/test/visits/visitor.ts";

interface Place {
  context: BrowserContext;
  origin: string;
  dataDir: string;
}

/** Paths by their names in the table. */
export type Pages = Readonly<Record<string, string>>;

/** The person listed first on most titles' pages. */
export async function personOf(origin: string, titlePath: string): Promise<string> {
  const person = /href="(\/person\/[^"]+)"/.exec(
    await (await fetch(origin + titlePath, { headers: { accept: "text/html" } })).text(),
  )?.[1];
  if (person === undefined) throw new Error(`${titlePath} names nobody`);
  return person;
}

/**
 * The screens visitors start at: they show something else to a signed-in person, or have the public
 * header only without an account.
 */
export async function pagesForNobody(origin: string): Promise<Pages> {
  const { path: film } = await findTitle(origin, "Parasite");
  return {
    "the start": "/",
    wall: "/rate",
    "title, as a visitor": film,
    "person, as a visitor": await personOf(origin, film),
    lists: "/lists",
    list: "/lists/best-of-the-1990s",
    titles: "/titles",
    "titles, page 2": "/titles/2",
    "sign in": "/signin",
    login: "/login",
    "e-mail login": "/login/email",
    "link from a mail": "/login/email/success?token=unknown",
    register: "/registration-popup",
    "sign-in popup": "/signin-popup",
    "mini-rate": "/mini-rate",
    "account wall": "/account-wall",
    link: "/link",
    desktop: "/desktop",
    about: "/about",
    privacy: "/privacy",
  };
}

/** Signs in a person with ten ratings, a list and a friend; returns all screens about them. */
export async function pagesForPerson({ context, origin, dataDir }: Place): Promise<Pages> {
  const [me, friend] = [
    await verifiedVisitor({ origin, dataDir }, "Ada"),
    await verifiedVisitor({ origin, dataDir }, "Bert"),
  ];
  await befriend(origin, me, friend);
  await agreeToShare(origin, [me, friend]);
  await rateTen(origin, me);
  for (const name of ["Fargo", "The Bear", "Parasite"]) await addToWatchlist(origin, me, name);
  await signedInAs(context, origin, me);
  const page = await context.newPage();
  await page.goto(origin); // keeps the account on the device, for pages opened by Lighthouse
  await page.close();
  const { path: show, id } = await findTitle(origin, "The Bear");
  return {
    Today: "/home/",
    "Today, all picks": "/home/worthy/",
    worthy: "/worthy",
    search: "/search?q=the",
    watchlist: "/watchlist",
    "one watchlist": `/watchlist/${me.defaultWatchlistId}`,
    "pick for us": `/watchlist/${me.defaultWatchlistId}/us`,
    title: show,
    person: await personOf(origin, show),
    browse: "/browse",
    "browse a genre": "/browse/genre/drama",
    mood: "/mood",
    "comfort food": "/rate/comfort-food",
    "genres, first time": "/onboarding/genres",
    "services, first time": "/onboarding/services",
    genres: "/profile/genres",
    services: "/profile/services",
    "top services": "/top-services",
    "one service": "/top-services/1",
    profile: "/profile",
    "account information": "/profile/account",
    devices: "/profile/devices",
    notifications: "/profile/notifications",
    "your data": "/profile/data",
    faves: "/faves",
    ratings: "/ratings",
    friends: "/friends",
    friend: `/friends/${friend.userId}`,
    messages: "/friends/messages",
    "ask friends": `/ask-friends?title=${id}`,
    "an invite that is over": `/watchlists/invite/${"x".repeat(24)}`,
  };
}
