import type { Browser, Page } from "playwright-core";
import { startProduct, type Product } from "../apps/server/src/testing/productProcess.ts";
import { launchBrowser } from "../apps/web/test/visits/launchBrowser.ts";
import {
  agreeToShare,
  joinList,
  verifiedVisitor,
} from "../apps/web/test/visits/verifiedVisitor.ts";
import {
  callAs,
  findTitle,
  TEN_RATINGS,
  visitAlso,
  type Visitor,
} from "../apps/web/test/visits/visitor.ts";
import { median } from "./median.ts";

const SHOWN = "main li[data-row]";

async function openList(
  browser: Browser,
  origin: string,
  { who, path }: { who: Visitor; path: string },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await visitAlso(context, origin, who);
  const page = await context.newPage();
  const connected = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(origin + path);
  await connected;
  return page;
}

/** Milliseconds from one person's action until the other's page shows it. */
async function delayOf(
  act: () => Promise<unknown>,
  shown: () => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  await act();
  await shown();
  return performance.now() - started;
}

async function measure(product: Product, browser: Browser): Promise<void> {
  const { origin } = product;
  const [owner, guest] = [
    await verifiedVisitor(product, "Ada"),
    await verifiedVisitor(product, "Tom"),
  ];
  const lists = `/v3/users/${owner.userId}/watchlists`;
  const { id } = (await callAs(origin, owner, ["POST", lists, { name: "Ours" }])) as { id: number }; // the contract's response
  await joinList(origin, { owner, listId: id, who: guest });
  await agreeToShare(origin, [owner, guest]);
  const titles = await Promise.all(TEN_RATINGS.map(([name]) => findTitle(origin, name)));
  const [here, there] = [
    await openList(browser, origin, { who: owner, path: `/watchlist/${id}` }),
    await openList(browser, origin, { who: guest, path: `/watchlist/${id}` }),
  ];
  const delays: Record<"added" | "removed", number[]> = { added: [], removed: [] };
  for (const title of titles) {
    const row = there.locator(SHOWN, { hasText: title.name });
    delays.added.push(
      await delayOf(
        () => callAs(origin, owner, ["POST", `${lists}/${id}/items`, { itemId: title.id }]),
        () => row.waitFor(),
      ),
    );
    const button = here.getByRole("button", { name: `Remove ${title.name}`, exact: true });
    await button.waitFor();
    delays.removed.push(
      await delayOf(
        () => button.click(),
        () => row.waitFor({ state: "detached" }),
      ),
    );
  }
  for (const [what, times] of Object.entries(delays)) {
    console.log(
      `${what.padEnd(10)} p50 ${median(times).toFixed(0).padStart(5)} ms  worst ${Math.max(...times)
        .toFixed(0)
        .padStart(5)} ms  (${times.length} titles)`,
    );
  }
}

/** Two browsers on one list: from one person's action until the other sees it. */
export async function benchTogether(): Promise<void> {
  const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  try {
    await measure(product, browser);
  } finally {
    await browser.close();
    await product.stop();
  }
}
