import { isDeepStrictEqual } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { isDeep } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { axeFindings } from "../visits/axeFindings.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { stepTo } from "../visits/stepTo.ts";
import { untilHydrated } from "../visits/untilHydrated.ts";
import type { Address, Addresses, Given } from "./addresses.ts";
import { givenIn, openWindow, STROLL_WIDTH, type Window } from "./openWindows.ts";

// Addresses of the product. In the deep layer each is entered directly, on a phone, a tablet and a desktop; in the fast one on a phone, and what
// people reach by links is mostly opened without loading a new page, which takes less time. Axe looks at each once.

const WIDTHS: readonly number[] = isDeep() ? [360, 800, 1440] : [360];
/** A popup is a sheet from below on phones, and lies in the window on all others. */
const POPUP_WIDTHS: readonly number[] = isDeep() ? [360, 1440] : [360];
/** In the fast layer, one in this many of the routes that people reach by links is entered directly too. */
const ENTERED_OF = 3;
/** How often a page that was gone to is looked at before the other is entered once more: it may have been read on its way. */
const LOOKS = 100;

const FROM = "/about";
const FROM_TITLE = "About";

let product: Product;
let browser: Browser;
let given: Given;
let windows: Window[];
/** Addresses that were looked at so far: each is entered at the width after that of the one before. */
let count: number;
/** What pages entered by their address call themselves. */
let entered: Map<Address, unknown>;

/** Tests routes, by their paths: entered directly, then reached from one another. */
export function testRoutes(addresses: Addresses): void {
  prepareWindows();
  describe(`at ${WIDTHS.join(", ")} pixels`, () => {
    test.each(Object.entries(addresses))("renders %s accessibly", async (_path, address) => {
      const isEntered = isDeep() || address.asNobody === true || count % ENTERED_OF === 0;
      const open = isEntered ? enter : goTo;
      expect(await faultsOf(address, { widths: WIDTHS, open })).toEqual(noneAt(WIDTHS));
    });

    const sides = [true, false].filter((known) => knownTo(known, addresses).length > 0);
    test.each(sides)(
      "opens every route from another one without a page load, with the same result (known: %s)",
      { tags: "deep", timeout: 240_000 },
      (known) => stroll(knownTo(known, addresses), known),
    );

    test("logs no errors", expectNoComplaints);
  });
}

/** Tests popups, by their names. */
export function testPopups(addresses: Addresses): void {
  prepareWindows();
  describe(`entered directly at ${POPUP_WIDTHS.join(", ")} pixels`, () => {
    test.each(Object.entries(addresses))(
      "opens the popup %s accessibly",
      async (_name, address) => {
        const faults = await faultsOf(address, { widths: POPUP_WIDTHS, open: enter });
        expect(faults).toEqual(noneAt(POPUP_WIDTHS));
      },
    );

    test("logs no errors", expectNoComplaints);
  });
}

function prepareWindows(): void {
  [windows, count, entered] = [[], 0, new Map()];
  test.beforeAll(async ({ product: shared }) => {
    [product, browser] = [shared, await borrowBrowser()];
    given = await givenIn(product);
    for (const known of [true, false]) windows.push(await openWindow(browser, product, { known }));
  }, 120_000);
  afterAll(() => browser?.close());
}

function windowOf(known: boolean): Page {
  const found = windows.find((window) => window.known === known);
  if (!found) throw new Error("no such window");
  return found.page;
}

/** Waits until a page has led where its address leads, and has a heading. */
async function landed(page: Page, { at, lands }: Address): Promise<void> {
  const here = () => page.url().slice(product.origin.length);
  await expect.poll(() => lands?.test(here()) ?? here() === at(given)).toBe(true);
  await page.locator("h1").first().waitFor({ state: "attached" });
}

/** What a page calls itself. */
const headOf = (page: Page) =>
  page.evaluate(() => [document.title, document.querySelector("h1")?.textContent]);

type Open = (page: Page, address: Address) => Promise<void>;

/** Enters an address directly. */
const enter: Open = async (page, address) => {
  const response = await page.goto(product.origin + address.at(given));
  await untilHydrated(page);
  await landed(page, address);
  expect(response?.status()).toBe(200);
};

/** Goes to an address without loading a new page, by way of a page whose title no other has. */
const goTo: Open = async (page, address) => {
  await stepTo(page, FROM);
  await page.waitForFunction((name) => document.title.startsWith(name), FROM_TITLE);
  await stepTo(page, address.at(given));
  await page.waitForFunction((name) => !document.title.startsWith(name), FROM_TITLE);
  await page.locator("[data-skeleton]").waitFor({ state: "detached" });
  await landed(page, address);
};

/** Faults of one address, by width: at the first it is opened and looked at by axe, to the others the window is drawn. */
async function faultsOf(
  address: Address,
  { widths, open }: { widths: readonly number[]; open: Open },
): Promise<Record<number, string[]>> {
  const page = windowOf(!(address.asNobody ?? false));
  const first = count++ % widths.length;
  const faults: Record<number, string[]> = {};
  await page.setViewportSize({ width: widths[first] ?? STROLL_WIDTH, height: 800 });
  await open(page, address);
  entered.set(address, await headOf(page));
  const found = await axeFindings(page);
  for (const width of [...widths.slice(first), ...widths.slice(0, first)]) {
    await page.setViewportSize({ width, height: 800 });
    faults[width] = [...found.splice(0), ...(await tooWide(page))];
  }
  return faults;
}

async function tooWide(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`${pixels} pixels too wide`] : [];
}

const noneAt = (widths: readonly number[]) =>
  Object.fromEntries(widths.map((width) => [width, []]));

/** The addresses that somebody known, or nobody, goes to. */
const knownTo = (known: boolean, addresses: Addresses) =>
  Object.values(addresses).filter(({ asNobody = false }) => known !== asNobody);

/** Goes from each address to the next, as a step forward does. */
async function stroll(addresses: readonly Address[], known: boolean): Promise<void> {
  const page = windowOf(known);
  await page.setViewportSize({ width: STROLL_WIDTH, height: 800 });
  await page.goto(product.origin + FROM);
  await untilHydrated(page);
  await page.evaluate(() => (document.documentElement.dataset["loaded"] = "once"));
  for (const address of addresses) {
    await stepTo(page, address.at(given));
    await landed(page, address);
    await sameHead(page, address);
    expect([
      address.at(given),
      await page.evaluate(() => document.documentElement.dataset["loaded"]),
    ]).toEqual([address.at(given), "once"]);
  }
}

/** Waits until a page that was gone to calls itself as one that was entered. */
async function sameHead(page: Page, address: Address): Promise<void> {
  let looks = 0;
  let spare: Page | undefined;
  const differing = async () => {
    if (looks++ === LOOKS) {
      spare = await page.context().newPage();
      await spare.goto(product.origin + address.at(given));
    }
    const heads = [await headOf(page), spare ? await headOf(spare) : entered.get(address)];
    return isDeepStrictEqual(heads[0], heads[1]) ? [] : heads;
  };
  await expect.poll(differing, { message: address.at(given), timeout: 40_000 }).toEqual([]);
}

function expectNoComplaints(): void {
  const said = windows.flatMap(({ complaints }) => complaints.all());
  // What is asked for with a secret that nobody has is not there; a picture that was asked for ahead at one width is another one at the next.
  const expected =
    /(invite\/x+|processQR=unknown).*status of 404|preloaded using link preload but not used/;
  expect(said.filter((line) => !expected.test(line))).toEqual([]);
}
