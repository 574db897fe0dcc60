import { isDeepStrictEqual } from "node:util";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Product } from "../../server/src/testing/productProcess.ts";
import { laterScreens } from "../src/laterScreens.tsx";
import { popups } from "../src/popups.tsx";
import { screens } from "../src/routes.tsx";
import { axeRun } from "./axeFindings.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { befriend, signedInAs, verifiedVisitor } from "./verifiedVisitor.ts";
import { addToWatchlist, callAs, findTitle, rateTen, type FoundTitle, type Visitor } from "./visitor.ts";
import { watchPage, type Complaints } from "./watchPage.ts";

// Every address of the product, entered directly, on a phone, a tablet and a desktop. What stands on the pages most people see is looked at more closely in
// accessibility.browser.test.ts, in both themes.

const WIDTHS = [360, 800, 1440] as const;
/** A popup is a sheet from below on phones, and lies in the window on all others. */
const POPUP_WIDTHS = [360, 1440] as const;
/** At this width pages are gone to from one another too. */
const STROLL_WIDTH = 800;
const ADMIN = "ada@example.org";

interface Given {
  show: FoundTitle;
  film: FoundTitle;
  castId: number;
  me: Visitor;
  friend: Visitor;
}

interface Address {
  at: (given: Given) => string;
  /** Where the browser ends up, where that is elsewhere. */
  lands?: RegExp;
  /** Entered by a device that nobody has used. */
  asNobody?: true;
}

/** An address for each route, by its path. */
const ROUTES: Record<string, Address> = {
  "/": { at: () => "/", asNobody: true },
  "/home/": { at: () => "/home/" },
  "/home/worthy/": { at: () => "/home/worthy/" },
  "/worthy": { at: () => "/worthy" },
  "/mini-rate": { at: () => "/mini-rate", asNobody: true },
  "/rate": { at: () => "/rate" },
  "/search": { at: () => "/search?q=fargo" },
  "/watchlist": { at: () => "/watchlist" },
  "/watchlist/:watchlistId": { at: ({ me }) => `/watchlist/${me.defaultWatchlistId}` },
  "/watchlist/:watchlistId/us": { at: ({ me }) => `/watchlist/${me.defaultWatchlistId}/us` },
  "/watchlists/invite/:inviteReference": { at: () => `/watchlists/invite/${"x".repeat(24)}`, lands: /^\/watchlist\?redeemError=notfound$/ },
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
  "/web-authentication": { at: () => "/web-authentication?token=unknown", lands: /^\/login\/email\/success\?token=unknown$/, asNobody: true },
  "/android-authentication": { at: () => "/android-authentication?token=unknown", lands: /^\/login\/email\/success\?token=unknown$/, asNobody: true },
  "/lists": { at: () => "/lists" },
  "/lists/:listId": { at: () => "/lists/comfort-food" },
  "/titles": { at: () => "/titles" },
  "/titles/:page": { at: () => "/titles/2" },
  "/onboarding/genres": { at: () => "/onboarding/genres" },
  "/onboarding/services": { at: () => "/onboarding/services" },
  "/profile/genres": { at: () => "/profile/genres" },
  "/profile/services": { at: () => "/profile/services" },
  "/rate/comfort-food": { at: () => "/rate/comfort-food" },
  "/mood": { at: () => "/mood" },
  "/top-services": { at: () => "/top-services" },
  "/top-services/:providerId": { at: () => "/top-services/1" },
  "/browse": { at: () => "/browse" },
  "/browse/:dimension/:value": { at: () => "/browse/genre/drama" },
  "/admin": { at: () => "/admin" },
  "/admin/faults": { at: () => "/admin/faults" },
  "/admin/people": { at: () => "/admin/people" },
  "/admin/titles": { at: () => "/admin/titles" },
  "/admin/jobs": { at: () => "/admin/jobs" },
  "/admin/tests": { at: () => "/admin/tests" },
  "/admin/acts": { at: () => "/admin/acts" },
  "/admin/settings": { at: () => "/admin/settings" },
  "/about": { at: () => "/about" },
  "/profile": { at: () => "/profile" },
  "/profile/account": { at: () => "/profile/account" },
  "/profile/devices": { at: () => "/profile/devices" },
  "/profile/notifications": { at: () => "/profile/notifications" },
  "/profile/data": { at: () => "/profile/data" },
  "/faves": { at: () => "/faves" },
  "/ratings": { at: () => "/ratings" },
  "/friends": { at: () => "/friends" },
  "/friends/messages": { at: () => "/friends/messages" },
  "/friends/:friendId": { at: ({ friend }) => `/friends/${friend.userId}` },
  "/ask-friends": { at: ({ show }) => `/ask-friends?title=${show.id}` },
  "/account-wall": { at: () => "/account-wall", asNobody: true },
  "/link": { at: () => "/link", asNobody: true },
  "/privacy": { at: () => "/privacy" },
  "/desktop": { at: () => "/desktop" },
  "/offline": { at: () => "/offline" },
};

/** An address for each popup, by its name. */
const POPUPS: Record<string, Address> = {
  why: { at: ({ show }) => `${show.path}?why=${show.id}` },
  "mini-rate": { at: ({ film }) => `${film.path}?mini-rate=1` },
  shortcuts: { at: () => "/about?shortcuts=1" },
  report: { at: ({ show }) => `${show.path}?report=${show.id}` },
  processQR: { at: () => "/about?processQR=unknown&source=WEB" },
  people: { at: ({ me }) => `/watchlist?people=${me.defaultWatchlistId}` },
  redeemError: { at: () => "/watchlist?redeemError=expired" },
  episode: { at: ({ show }) => `${show.path}/episode/${(show.id * 100 + 1) * 1000 + 1}`, lands: /^\/tv\/[a-z-]+-\d+\?episode=\d+$/ },
  trailer: { at: ({ film }) => `${film.path}/trailer/unknown`, lands: /^\/movies\/[a-z-]+-\d+/ },
  signinPopup: { at: () => "/about?signinPopup=skip-redirect", asNobody: true },
  registration: { at: () => "/about?registration=1", asNobody: true },
  emailLogin: { at: () => "/about?emailLogin=1", asNobody: true },
};

let product: Product;
let browser: Browser;
let given: Given;
/** A window of somebody known, and one of nobody. */
const windows: { known: boolean; page: Page; complaints: Complaints }[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ ADMIN_EMAIL: ADMIN }), launchBrowser()]);
  const { origin } = product;
  const [show, film] = await Promise.all([findTitle(origin, "Severance"), findTitle(origin, "The Godfather")]);
  const { cast } = (await (await fetch(`${origin}/v4/nodes/${film.id}`)).json()) as { cast: { id: number }[] }; // the contract's answer
  const me = await verifiedVisitor(product, "Ada", ADMIN);
  const friend = await verifiedVisitor(product, "Bob");
  await befriend(origin, me, friend);
  await rateTen(origin, me);
  await addToWatchlist(origin, me, "Fleabag");
  await callAs(origin, me, ["POST", `/v1/users/${me.userId}/providers`, { providerId: 1 }]);
  given = { show, film, castId: cast[0]?.id ?? 0, me, friend };
  for (const known of [true, false]) windows.push(await openWindow(known));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function openWindow(known: boolean) {
  const context: BrowserContext = await browser.newContext({ viewport: { width: STROLL_WIDTH, height: 800 }, hasTouch: true, colorScheme: "dark", reducedMotion: "reduce" });
  context.setDefaultTimeout(30_000);
  if (known) await signedInAs(context, product.origin, given.me);
  const page = await context.newPage();
  return { known, page, complaints: watchPage(page) };
}

function windowOf(known: boolean): Page {
  const found = windows.find((window) => window.known === known);
  if (!found) throw new Error("no such window");
  return found.page;
}

/** Waits until a page answers to what is done on it. */
const alive = (page: Page) =>
  page
    .getByRole("region", { name: /^Messages/, includeHidden: true })
    .first()
    .waitFor({ state: "attached" });

/** Waits until a page has led where its address leads, and has a heading. */
async function landed(page: Page, { at, lands }: Address): Promise<void> {
  const here = () => page.url().slice(product.origin.length);
  await expect.poll(() => lands?.test(here()) ?? here() === at(given), { timeout: 15_000 }).toBe(true);
  await page.locator("h1").first().waitFor({ state: "attached" });
}

/** What is wrong with a page at a width: nothing, where all is well. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  // What depends on the width of a line of text alone is looked at once.
  const found = await axeRun(page, width === 360 ? {} : { rules: { "color-contrast": { enabled: false } } });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(sideways > 0 ? [`${sideways} pixels too wide`] : []), ...found];
}

/** What a page calls itself. */
const headOf = (page: Page) => page.evaluate(() => [document.title, document.querySelector("h1")?.textContent]);

/** What pages entered by their address call themselves. */
const entered = new Map<Address, unknown>();

/** How often a page that was gone to is looked at before the other is entered once more: it may have been read on its way. */
const LOOKS = 100;

/** Waits until a page that was gone to calls itself as one that was entered. */
async function sameHead(page: Page, spare: Page, address: Address): Promise<void> {
  let looks = 0;
  const differing = async () => {
    if (looks++ === LOOKS) await spare.goto(product.origin + address.at(given));
    const heads = [await headOf(page), looks > LOOKS ? await headOf(spare) : entered.get(address)];
    return isDeepStrictEqual(heads[0], heads[1]) ? [] : heads;
  };
  await expect.poll(differing, { message: address.at(given), timeout: 40_000 }).toEqual([]);
}

/** Goes to an address without a new page, as a step forward does. */
const stepTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Addresses that were entered so far: each is entered at the width after that of the one before. */
let count = 0;

/** Faults of one address that is entered directly, by width: at the first it is entered, to the others the window is drawn. */
async function faultsOf(address: Address, widths: readonly number[] = WIDTHS): Promise<Record<number, string[]>> {
  const page = windowOf(!(address.asNobody ?? false));
  const first = count++ % widths.length;
  const faults: Record<number, string[]> = {};
  await page.setViewportSize({ width: widths[first] ?? STROLL_WIDTH, height: 800 });
  const response = await page.goto(product.origin + address.at(given));
  await alive(page);
  await landed(page, address);
  entered.set(address, await headOf(page));
  expect(response?.status()).toBe(200);
  for (const width of [...widths.slice(first), ...widths.slice(0, first)]) faults[width] = await faultsAt(page, width);
  return faults;
}

const noneAt = (widths: readonly number[]) => Object.fromEntries(widths.map((width) => [width, []]));

describe("entered directly at 360, 800 and 1440 pixels", { timeout: 90_000 }, () => {
  it("every route and every popup has an address here", () => {
    const paths = [...screens, ...laterScreens].map(({ path }) => path).filter((path) => !path.startsWith("/dev/"));
    expect(Object.keys(ROUTES).toSorted()).toEqual(paths.toSorted());
    expect(Object.keys(POPUPS).toSorted()).toEqual(popups.map(({ name }) => name).toSorted());
  });

  it.each(Object.keys(ROUTES))("%s stands, accessible", async (path) => {
    expect(await faultsOf(ROUTES[path] ?? { at: () => "" })).toEqual(noneAt(WIDTHS));
  });

  it.each(Object.keys(POPUPS))("the popup %s stands, accessible", async (name) => {
    expect(await faultsOf(POPUPS[name] ?? { at: () => "" }, POPUP_WIDTHS)).toEqual(noneAt(POPUP_WIDTHS));
  });

  it.each([true, false])("every route is reached from another without a new page, and is the same (known: %s)", { timeout: 240_000 }, async (known) => {
    const page = windowOf(known);
    await page.setViewportSize({ width: STROLL_WIDTH, height: 800 });
    const spare = await page.context().newPage();
    await page.goto(`${product.origin}/about`);
    await alive(page);
    await page.evaluate(() => (document.documentElement.dataset["loaded"] = "once"));
    const wanted = Object.values(ROUTES).filter(({ asNobody = false }) => known !== asNobody);
    for (const address of wanted) {
      await stepTo(page, address.at(given));
      await landed(page, address);
      await sameHead(page, spare, address);
      expect([address.at(given), await page.evaluate(() => document.documentElement.dataset["loaded"])]).toEqual([address.at(given), "once"]);
    }
  });

  it("none of them complains", () => {
    const said = windows.flatMap(({ complaints }) => complaints.all());
    // What is asked for with a secret that nobody has is not there; a picture that was asked for ahead at one width is another one at the next.
    const expected = /(invite\/x+|processQR=unknown).*status of 404|preloaded using link preload but not used/;
    expect(said.filter((line) => !expected.test(line))).toEqual([]);
  });
});
