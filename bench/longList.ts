import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { connect, type Database } from "../apps/server/src/platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../apps/server/src/platform/database/migrate.ts";
import { loadTitles } from "../apps/server/src/testing/large/loadTitles.ts";
import { spawnProduct, untilReady } from "../apps/server/src/testing/productProcess.ts";
import { launchBrowser } from "../apps/web/test/visits/launchBrowser.ts";
import { callAs, visitBefore, type Visitor } from "../apps/web/test/visits/visitor.ts";
import { median } from "./median.ts";

const ITEMS = 5000;
const OPENINGS = 10;
/** Longer frames are noticeable. */
const LONG_FRAME_MS = 50;
const ROW = "main li[data-row]";
/** Maximum number of frames until the next page of titles is there. */
const PATIENT_FRAMES = 600;

async function openData(dataDir: string, joins: boolean): Promise<Database> {
  const silent = () => {};
  return connect({
    dataDir,
    join: joins,
    name: "worthy bench",
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
}

async function loadCatalogue(dataDir: string): Promise<void> {
  const database = await openData(dataDir, false);
  await migrate(database.sql, MIGRATIONS);
  await loadTitles(database.sql, ITEMS).finally(() => database.stop());
}

/** Adds as many titles to the person's list as it may hold. */
async function fillList(dataDir: string, { userId, defaultWatchlistId }: Visitor): Promise<void> {
  const database = await openData(dataDir, true);
  await database.sql`
    insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by)
    select ${defaultWatchlistId}, t.title_id, 70000000 + t.n, t.kind, t.n * 1024, ${userId}
    from (select title_id, kind, row_number() over (order by title_id)::int as n from titles order by title_id limit ${ITEMS}) t`;
  await database.stop();
}

const FRAME = "new Promise((resolve) => requestAnimationFrame(resolve))";

/** Runs in the page: milliseconds from pressing the link to the frame with the list's first row. */
const openByLink = (path: string): string => `(async () => {
  const started = performance.now();
  document.querySelector('a[href="${path}"]').click();
  while (location.pathname !== "${path}" || !document.querySelector("${ROW}")) await ${FRAME};
  await ${FRAME};
  return performance.now() - started;
})()`;

/**
 * Runs in the page: scrolls to the end like a hard swipe, and records frame times and the maximum
 * number of rows.
 */
const SCROLL_THROUGH = `(async () => {
  const times = [];
  let [before, most, still] = [await ${FRAME}, 0, 0];
  while (still < ${PATIENT_FRAMES}) {
    const at = scrollY;
    scrollBy({ top: 100, behavior: "instant" });
    const now = await ${FRAME};
    times.push(now - before);
    before = now;
    still = scrollY === at ? still + 1 : 0;
    most = Math.max(most, document.querySelectorAll("${ROW}").length);
  }
  const last = Number([...document.querySelectorAll("${ROW}")].at(-1).getAttribute("aria-posinset"));
  return { times: times.slice(0, -${PATIENT_FRAMES}), most, last };
})()`;

interface Scrolled {
  times: number[];
  most: number;
  last: number;
}

/** Milliseconds from requesting the page to its first paint, which includes the first rows. */
async function openByAddress(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  await page.locator(ROW).first().waitFor();
  return page.evaluate<number>(
    `performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? performance.now()`,
  );
}

const say = (what: string, times: readonly number[]) =>
  console.log(
    `${what.padEnd(22)} p50 ${median([...times])
      .toFixed(0)
      .padStart(5)} ms  worst ${Math.max(...times)
      .toFixed(0)
      .padStart(5)} ms`,
  );

/** Milliseconds of processor time used so far by the page's main thread. */
type Processor = () => Promise<number>;

async function processorOf(context: BrowserContext, page: Page): Promise<Processor> {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () =>
    ((await session.send("Performance.getMetrics")).metrics.find(
      ({ name }) => name === "TaskDuration",
    )?.value ?? Number.NaN) * 1000;
}

interface Opening {
  origin: string;
  path: string;
  other: string;
  processor: Processor;
}

async function measureOpening(
  page: Page,
  { origin, path, other, processor }: Opening,
): Promise<void> {
  const [loads, presses, used]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < OPENINGS; turn++) {
    loads.push(await openByAddress(page, origin + path));
    await page.goto(origin + other);
    await page.locator(`a[href="${path}"]`).waitFor();
    await page.waitForLoadState("networkidle");
    const before = await processor();
    presses.push(await page.evaluate<number>(openByLink(path)));
    used.push((await processor()) - before);
  }
  say("opened by its address", loads);
  say("opened by its link", presses);
  say("of that the processor", used);
}

/**
 * Moves the first title to the end by keyboard, removes it and restores it: bytes sent to the
 * server for each.
 */
async function measureMoving(page: Page): Promise<void> {
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  const grip = page.locator(`${ROW} [data-grip]`).first();
  await grip.waitFor();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/watchlists/"))
      writes.push(`${request.method()} ${request.postData()?.length ?? 0} bytes`);
  });
  const answered = (method: string) =>
    page.waitForResponse(
      (response) => response.request().method() === method && response.url().includes("/items"),
    );
  const move = async (key: string) => {
    await page.keyboard.press("Enter");
    await page.keyboard.press(key);
    const done = answered("PATCH");
    const started = performance.now();
    await page.keyboard.press("Enter");
    await done;
    return performance.now() - started;
  };
  await grip.focus();
  say("moved from end to end", [await move("End"), await move("Home")]);
  const removed = answered("DELETE");
  await page.locator(`${ROW} button[aria-label^="Remove "]`).nth(10).click();
  await removed;
  const back = answered("POST");
  await page.getByRole("button", { name: "Undo" }).click();
  await back;
  await page.waitForLoadState("networkidle");
  console.log(`two moves, a removal and its undo said: ${writes.join(", ")}`);
}

async function measure(
  browser: Browser,
  { origin, dataDir }: { origin: string; dataDir: string },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  const visitor = await visitBefore(context, origin);
  await fillList(dataDir, visitor);
  const { id } = (await callAs(origin, visitor, [
    "POST",
    `/v3/users/${visitor.userId}/watchlists`,
    { name: "Short" },
  ])) as { id: number }; // the contract's response
  const page = await context.newPage();
  const processor = await processorOf(context, page);
  await measureOpening(page, {
    origin,
    path: `/watchlist/${visitor.defaultWatchlistId}`,
    other: `/watchlist/${id}`,
    processor,
  });
  await page.locator("[data-grip]").first().waitFor();
  const before = await processor();
  const { times, most, last } = await page.evaluate<Scrolled>(SCROLL_THROUGH);
  const processorMs = ((await processor()) - before) / times.length;
  say("frames of scrolling", times);
  console.log(
    `scrolled to title ${last} in ${times.length} frames, ${times.filter((time) => time > LONG_FRAME_MS).length} of them over ${LONG_FRAME_MS} ms, with at most ${most} rows in the page; ${processorMs.toFixed(1)} ms of processor time a frame`,
  );
  await measureMoving(page);
}

/** A list of 5,000 titles in a browser: time to its first rows, and how smoothly it scrolls. */
export async function benchLongList(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  try {
    await loadCatalogue(dataDir);
    const [product, browser] = await Promise.all([spawnProduct(dataDir), launchBrowser()]);
    try {
      await untilReady(product);
      await measure(browser, { origin: product.origin, dataDir });
    } finally {
      await browser.close();
      product.kill("SIGTERM");
      await product.ended;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
