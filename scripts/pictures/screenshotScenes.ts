import type { RatingValue } from "@worthy/domain";
import type { launchBrowser } from "../../apps/web/test/visits/launchBrowser.ts";
import { findTitle } from "../../apps/web/test/visits/visitor.ts";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

/** A plausible evening: crime, wit and a soft spot for animation. */
export const EVENING: readonly (readonly [name: string, rating: RatingValue])[] = [
  ["The Wire", "LOVE"],
  ["Breaking Bad", "LOVE"],
  ["Mad Men", "LIKE"],
  ["Fleabag", "LOVE"],
  ["Severance", "LIKE"],
  ["Friends", "DISLIKE"],
  ["The Godfather", "LOVE"],
  ["Spirited Away", "LIKE"],
  ["Parasite", "LOVE"],
  ["Get Out", "LIKE"],
  ["Titanic", "MEH"],
  ["Amélie", "LOVE"],
];

/** Ratings of somebody still on the wall. */
export const FIRST_MINUTE = EVENING.slice(0, 3);
export const ON_THE_LIST = [
  "The Sopranos",
  "Succession",
  "Arrival",
  "The Leftovers",
  "Slow Horses",
  "Paddington 2",
  "Station Eleven",
];

export interface Scene {
  name: string;
  /** The person: with an evening of ratings, or still on the wall. */
  who: "settled" | "new";
  show: (page: Page, place: { origin: string; phone: boolean }) => Promise<void>;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
}

/** Five ratings in all, one short of the first pick, with the next poster selected. */
async function rateByKeys(page: Page): Promise<void> {
  for (const key of ["ArrowRight", "l", "s", "k"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
}

async function holdCardMidway(page: Page): Promise<void> {
  for (const name of ["Love", "Like"]) {
    await page
      .getByRole("group", { name: /^Rate / })
      .getByRole("button", { name, exact: true })
      .click();
    await page.waitForTimeout(300);
  }
  const box = await page.locator("[data-deck-card]").boundingBox();
  if (!box) return;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y, { steps: 3 });
  await page.mouse.move(from.x + 81, from.y + 6, { steps: 3 });
}

/** What README and site show, in the order of somebody's first evening. */
export const SCENES: readonly Scene[] = [
  {
    name: "wall",
    who: "new",
    show: async (page, { origin, phone }) => {
      await open(page, `${origin}/rate`);
      await (phone ? holdCardMidway(page) : rateByKeys(page));
    },
  },
  { name: "today", who: "settled", show: (page, { origin }) => open(page, `${origin}/home/`) },
  {
    name: "title",
    who: "settled",
    show: async (page, { origin }) =>
      open(page, origin + (await findTitle(origin, "Better Call Saul")).path),
  },
  {
    name: "why",
    who: "settled",
    show: async (page, { origin }) => {
      const { id, path } = await findTitle(origin, "Better Call Saul");
      await open(page, `${origin}${path}?why=${id}`);
    },
  },
  {
    name: "search",
    who: "settled",
    show: async (page, { origin, phone }) => {
      await open(page, origin + (phone ? "/search" : "/home/"));
      if (!phone) await page.keyboard.press("/");
      await page.getByRole("combobox", { name: /^Search/ }).pressSequentially("brekaing ba");
      await page.getByRole("option", { name: /Cranston/ }).waitFor();
    },
  },
  {
    name: "watchlist",
    who: "settled",
    show: (page, { origin }) => open(page, `${origin}/watchlist`),
  },
];
