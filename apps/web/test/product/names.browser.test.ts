import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { listOf } from "../visits/inviteHelpers.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { openListening } from "../visits/openListening.ts";
import { test } from "../visits/productTest.ts";
import {
  agreeToShare,
  befriend,
  joinList,
  signedInAs,
  verifiedVisitor,
} from "../visits/verifiedVisitor.ts";
import { callAs, findTitle, type Visitor } from "../visits/visitor.ts";

// Names and notes that are written from the right, on pages that are read from the left.

let product: Product;
let browser: Browser;
let context: BrowserContext;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
}, 120_000);

afterAll(async () => {
  await context?.close();
  await browser?.close();
});

const [SHIRA, DAN, FILMS, NOTE] = ["שירה!", "דן (2)", "סרטים 1.", "לראות היום?"];

/** Shira has a list with Dan on it, a friend, who rated a title and asks her about it. */
async function share(shira: Visitor, dan: Visitor): Promise<{ list: number; title: string }> {
  const { id, path } = await findTitle(product.origin, "Severance");
  const list = await listOf(product.origin, shira, { name: FILMS, items: [id] });
  await joinList(product.origin, { owner: shira, listId: list, who: dan });
  await befriend(product.origin, shira, dan);
  await callAs(product.origin, dan, [
    "POST",
    `/v1/users/${dan.userId}/friend-messages`,
    { kind: "QUESTION", itemId: id, friendIds: [shira.userId], note: NOTE },
  ]);
  await agreeToShare(product.origin, [shira, dan]);
  await callAs(product.origin, dan, [
    "POST",
    "/v6/ratings",
    { rating: "LIKE", itemId: id, type: "TV_SHOW", userId: dan.userId, ratedLocation: "IN_APP" },
  ]);
  return { list, title: path };
}

/** Texts from the right on the page that turn what is beside them, and how many there are. */
function looseTexts(page: Page): Promise<{ loose: string[]; count: number }> {
  return page.evaluate(() => {
    const loose: string[] = [];
    let count = 0;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      const text = walk.currentNode.textContent ?? "";
      const isInitials = text.length <= 2;
      if (parent?.closest("script, style, textarea") || isInitials || !/[א-ת]/.test(text)) continue;
      count += 1;
      const isOwn = parent?.closest("bdi, [dir=auto]") !== null;
      if (!isOwn && /[א-ת]/.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, "")))
        loose.push(parent?.outerHTML ?? text);
    }
    return { loose, count };
  });
}

it(
  "doesn't let right-to-left names change the direction of the text around them",
  { timeout: 120_000 },
  async () => {
    const [shira, dan] = [
      await verifiedVisitor(product, SHIRA, `shira${Date.now()}@example.org`),
      await verifiedVisitor(product, DAN, `dan${Date.now()}@example.org`),
    ];
    const { list, title } = await share(shira, dan);
    context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    await signedInAs(context, product.origin, shira);
    const page = await context.newPage();
    const addresses: [path: string, shown: string][] = [
      ["/friends", DAN],
      [`/friends/${dan.userId}`, DAN],
      ["/friends/messages", NOTE],
      ["/watchlist", FILMS],
      [`/watchlist/${list}`, FILMS],
      [`/watchlist/${list}?people=${list}`, DAN],
      [`/watchlist/${list}/us`, DAN],
      [title, DAN],
      ["/profile", SHIRA],
    ];
    for (const [path, shown] of addresses) {
      await openListening(page, path);
      await page.getByText(shown).filter({ visible: true }).first().waitFor();
      const { loose, count } = await looseTexts(page);
      expect([path, loose]).toEqual([path, []]);
      expect(count, path).toBeGreaterThan(0);
    }
    // The exclamation mark belongs to the name: it is left of it.
    const places = await page
      .getByText(SHIRA, { exact: true })
      .first()
      .evaluate((name) => {
        const placeOf = (at: number) => {
          const range = document.createRange();
          range.setStart(name.firstChild as Node, at);
          range.setEnd(name.firstChild as Node, at + 1);
          return range.getBoundingClientRect().left;
        };
        return { first: placeOf(0), mark: placeOf((name.textContent ?? "").length - 1) };
      });
    expect(places.mark).toBeLessThan(places.first);
  },
);
