import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { inLayer } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import {
  findTitle,
  rateTen,
  visitAlso,
  visitBefore,
  type FoundTitle,
  type Visitor,
} from "../visits/visitor.ts";

let product: Product;
let browser: Browser;
let show: FoundTitle;
/** A person with ten ratings, whose pages have scores and reasons. */
let crimeFan: Visitor;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  show = await findTitle(product.origin, "Breaking Bad");
  const context = await browser.newContext();
  crimeFan = await visitBefore(context, product.origin);
  await context.close();
  await rateTen(product.origin, crimeFan);
}, 120_000);
afterAll(() => browser?.close());

const TITLES = inLayer(20, 200);
/** Where the first of the titles is in the ranking: others on another day. */
const FROM = Math.floor(Date.now() / 86_400_000) % 1000;
const LANGUAGES = ["en-US", "de-DE", "es-ES"];
/** Windows, and what a bar and tabs cover at their end. */
const WINDOWS = [
  { width: 390, height: 844, covered: 140 },
  { width: 1440, height: 900, covered: 0 },
];
const STORY_LINES = 3;

/** Paths of titles, spread over the ranking. */
async function somePaths(): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(TITLES / 20) }, async (_, page) => {
      const response = await fetch(`${product.origin}/v6/recommendations`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ limit: 20, offset: (FROM + 130 * page) % 1400 }),
      });
      const { recommendations } = (await response.json()) as {
        recommendations: { path: string }[];
      }; // the contract's answer
      return recommendations.map(({ path }) => path);
    }),
  );
  return pages.flat();
}

async function pageAt(
  window: { width: number; height: number },
  locale = "en-US",
  person?: Visitor,
): Promise<Page> {
  const context = await browser.newContext({ viewport: window, locale, baseURL: product.origin });
  if (person) await visitAlso(context, product.origin, person);
  return context.newPage();
}

describe.each(WINDOWS)("at $width × $height", ({ covered, ...window }) => {
  it(
    `shows three lines of the story on the first screen in every language (starting at title ${FROM})`,
    { tags: "deeper", timeout: 600_000 },
    async () => {
      const paths = await somePaths();
      expect(paths.length).toBe(TITLES);
      const pages = await Promise.all([
        ...LANGUAGES.map((locale) => pageAt(window, locale)),
        ...LANGUAGES.map((locale) => pageAt(window, locale, crimeFan)),
      ]);
      const below: string[] = [];
      for (const [at, path] of paths.entries()) {
        const page = pages[at % pages.length];
        await page?.goto(path, { waitUntil: "domcontentloaded" });
        const end = await page?.locator("[data-story]").evaluate((story, lines) => {
          const height = Number.parseFloat(getComputedStyle(story).lineHeight);
          const { top, bottom } = story.getBoundingClientRect();
          return Math.min(bottom, top + lines * height);
        }, STORY_LINES);
        if ((end ?? Infinity) > window.height - covered) below.push(`${path}: ${end}`);
      }
      await Promise.all(pages.map((page) => page.context().close()));
      expect(below).toEqual([]);
    },
  );
});

it("shows at most five chips, each linking to titles, without repeating a genre", async () => {
  const page = await pageAt({ width: 1440, height: 900 });
  await page.goto(show.path);
  const chips = page.getByRole("list", { name: "Moods and themes" }).getByRole("link");
  const names = await chips.allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  expect(names.length).toBeLessThanOrEqual(5);
  expect(new Set(names).size).toBe(names.length);
  const links = await chips.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const link of links) {
    await page.goto(link ?? "");
    await page.getByRole("main").getByRole("listitem").getByRole("link").nth(3).waitFor();
  }
  await page.context().close();
});

it("copies the link if the browser can't share", async () => {
  const page = await pageAt({ width: 1440, height: 900 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(show.path);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Link copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    product.origin + show.path,
  );
  await page.context().close();
});

it("keeps the score on a phone's first screen at twice the text size without breaking words", async () => {
  const page = await pageAt({ width: 390, height: 844 });
  const film = await findTitle(product.origin, "Ozark");
  await page.goto(film.path);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const ring = await page.locator("main .score").first().boundingBox();
  expect((ring?.y ?? Infinity) + (ring?.height ?? 0)).toBeLessThanOrEqual(844);
  const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await page.context().close();
});

it.each([
  [360, 1],
  [390, 1],
  [390, 2],
])(
  "keeps a long name from overlapping the share button at %d pixels and %d times the text size",
  async (width, times) => {
    const page = await pageAt({ width, height: 740 });
    const name = "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb";
    await page.goto((await findTitle(product.origin, name)).path);
    await page.evaluate(
      (size) => (document.documentElement.style.fontSize = `${size}%`),
      times * 100,
    );
    const share = await page.getByRole("button", { name: "Share" }).boundingBox();
    const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return [...range.getClientRects()].map(({ top, right }) => ({ top, right }));
    });
    const { x = 0, y = 0, height = 0 } = share ?? {};
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter(({ top, right }) => top < y + height && right > x)).toEqual([]);
    // On one line, beside the other button of its bar.
    const add = page.getByRole("button", { name: "Add to watchlist" });
    if (times === 1) expect((await add.boundingBox())?.height).toBeLessThan(50);
    await page.context().close();
  },
);

it("puts its action bar at the bottom of a phone's window if there are no tabs", async () => {
  const page = await pageAt({ width: 390, height: 844 });
  await page.goto(show.path.replace("/tv/", "/show/"));
  const add = await page.getByRole("button", { name: "Add to watchlist" }).boundingBox();
  expect((add?.y ?? 0) + (add?.height ?? 0)).toBeGreaterThan(820);
  await page.context().close();
});
