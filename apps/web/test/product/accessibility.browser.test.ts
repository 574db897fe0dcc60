// @module-tag deeper
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { isDeep } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { clippedTexts } from "../visits/clippedTexts.ts";
import { axeFindings } from "../visits/axeFindings.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import {
  addToWatchlist,
  findTitle,
  rateTen,
  visitBefore,
  type FoundTitle,
} from "../visits/visitor.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";

const WIDTHS = [360, 1440] as const;
type Width = (typeof WIDTHS)[number];

/** A window of somebody who has rated ten titles, and one of somebody new. */
interface Window {
  context: BrowserContext;
  page: Page;
  complaints: Complaints;
}

let product: Product;
let browser: Browser;
let show: FoundTitle;
let film: FoundTitle;
const windows = new Map<string, Window>();

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  [show, film] = await Promise.all([
    findTitle(product.origin, "Severance"),
    findTitle(product.origin, "The Godfather"),
  ]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

async function openWindow(width: Width, known: boolean): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    hasTouch: width === 360,
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  if (known) {
    const visitor = await visitBefore(context, product.origin);
    await rateTen(product.origin, visitor);
    for (const name of ["Severance", "Fleabag"])
      await addToWatchlist(product.origin, visitor, name);
  }
  const page = await context.newPage();
  return { context, page, complaints: watchPage(page) };
}

/** The window of this width and person, opened where a test asks for it first. */
async function windowOf(width: Width, known = true): Promise<Window> {
  const name = `${width} ${known}`;
  const found = windows.get(name) ?? (await openWindow(width, known));
  windows.set(name, found);
  return found;
}

interface Place {
  path: () => string;
  /** What is there once the page stands. */
  ready: (page: Page) => Promise<unknown>;
  /** What is done there first. */
  act?: (page: Page) => Promise<unknown>;
  known?: boolean;
  /** Looked at in the deep layer only. */
  deep?: true;
  /** The fast layer looks at this part alone: ../routes looks at what is around it. */
  part?: string;
  /** The browser reports the page's own status as an error. */
  missing?: boolean;
}

const links = (page: Page, region: string) =>
  page.getByRole("region", { name: region, exact: true }).getByRole("link").first().waitFor();
const text = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** What is read, and the width at which the fast layer looks at it: the reasons lie over a show. */
const READ_PLACES: Record<string, Place & { fastAt?: Width }> = {
  Today: {
    fastAt: 360,
    path: () => "/home/",
    ready: (page) => links(page, "Your best matches tonight"),
  },
  "a show": {
    fastAt: 1440,
    path: () => show.path,
    ready: (page) => links(page, "Similar titles"),
  },
  "a film": { path: () => film.path, ready: (page) => links(page, "Similar titles") },
  "the reasons": {
    fastAt: 360,
    path: () => `${show.path}?why=${show.id}`,
    ready: (page) => page.getByRole("dialog", { name: /^Why \d+\?$/ }).waitFor(),
  },
};

/** What is not there when an address is opened by somebody with ratings: axe looks at those in ../routes. */
const PLACES: Record<string, Place> = {
  "Today without ratings": {
    path: () => "/home/",
    known: false,
    ready: (page) => text(page, "Tell us what you love"),
  },
  "search with results": {
    deep: true,
    path: () => "/search?q=brekaing+ba",
    ready: (page) => page.getByRole("option").first().waitFor(),
  },
  "search that finds nothing": {
    path: () => "/search?q=zzqxv",
    ready: (page) => text(page, /^“.*” isn’t in this catalogue/),
  },
  "search before a word": {
    deep: true,
    path: () => "/search",
    ready: (page) => text(page, /Typos are fine/),
  },
  "search in place": {
    part: 'header, [role="listbox"]',
    path: () => "/home/",
    ready: (page) => links(page, "Your best matches tonight"),
    act: async (page) => {
      // Keys work once the part that hears them has come.
      const field = page.getByRole("combobox", { name: /^Search/ });
      await expect
        .poll(async () => (await field.count()) > 0 || (await page.keyboard.press("/"), false), {
          timeout: 15_000,
        })
        .toBe(true);
      await field.fill("brekaing ba");
      await page.getByRole("option").first().waitFor();
    },
  },
  "how it was": {
    part: '[role="dialog"]',
    path: () => "/home/",
    ready: (page) => links(page, "Your best matches tonight"),
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Seen it: / })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Love", exact: true }).waitFor();
    },
  },
  "the lists of a title": {
    deep: true,
    path: () => show.path,
    ready: (page) => links(page, "Similar titles"),
    act: async (page) => {
      await page.getByRole("button", { name: "Choose lists" }).click();
      await page.getByRole("list", { name: "Your lists" }).waitFor();
    },
  },
  "a popup over a popup": {
    deep: true,
    path: () => `${show.path}?why=${show.id}&mini-rate=1`,
    ready: (page) =>
      page.getByRole("dialog", { name: "Rate a few you know" }).getByRole("group").waitFor(),
  },
  "a message": {
    deep: true,
    path: () => "/home/",
    ready: (page) => links(page, "Your best matches tonight"),
    act: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      await page.getByRole("alert").waitFor();
    },
  },
  "a page on its way": {
    deep: true,
    path: () => "/home/",
    ready: (page) => links(page, "Your best matches tonight"),
    act: async (page) => {
      // Held back for good: the next page begins again.
      await page.route(/WatchlistsScreen/, () => {}, { times: 1 });
      await page.getByRole("link", { name: "Watchlists" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Loading" }).waitFor();
    },
  },
  "an empty watchlist": {
    path: () => "/watchlist",
    known: false,
    ready: (page) => text(page, "Nothing to watch yet"),
  },
  "a page that does not exist": {
    path: () => "/tv/nothing-999999999",
    missing: true,
    ready: (page) => text(page, "This page doesn’t exist"),
  },
};

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The size of the page's heading, in pixels. */
const headingSize = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector("h1") ?? document.body).fontSize),
  );

/** At which width each place is looked at: on phones, and on wide windows where something is done there first. */
const widthOf = ({ act }: Place): Width => (act ? 1440 : 360);

describe.each(WIDTHS)("at %d pixels", (width) => {
  const places = Object.entries(PLACES).filter(
    ([, place]) => widthOf(place) === width && (isDeep() || !place.deep),
  );
  const readPlaces = Object.entries(READ_PLACES).filter(
    ([, { fastAt }]) => isDeep() || fastAt === width,
  );

  // shows: 2.screens.7
  it.each(places)("keeps %s accessible in both themes", async (_name, place) => {
    const { page } = await windowOf(width, place.known ?? true);
    const response = await page.goto(product.origin + place.path());
    expect(response?.status()).toBe(place.missing ? 404 : 200);
    await place.ready(page);
    await place.act?.(page);
    expect(await axeFindings(page, isDeep() ? undefined : place.part)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  // Each width has its own window: one that was wider before has larger pictures, and complains of the smaller ones fetched ahead.
  it.each(readPlaces)("doesn't cut off text in %s at twice the text size", async (_name, place) => {
    const { page } = await windowOf(width);
    await page.goto(product.origin + place.path());
    await place.ready(page);
    await expect.poll(() => clippedTexts(page)).toEqual([]);
    const before = await headingSize(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    // The browser lays the page out in its own time, and gives the old places until then.
    await expect.poll(() => headingSize(page)).toBe(before * 2);
    await expect.poll(() => clippedTexts(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it("logs no errors on any page", () => {
    const said = [true, false].flatMap(
      (known) => windows.get(`${width} ${known}`)?.complaints.all() ?? [],
    );
    expect(said.filter((line) => !/nothing-999999999.*status of 404/.test(line))).toEqual([]);
  });
});
