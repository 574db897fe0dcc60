import type { BrowserContext, Page } from "playwright-core";
import { withTimeout } from "../../apps/server/src/platform/withTimeout.ts";
import { median } from "../median.ts";

interface Measured {
  context: BrowserContext;
  origin: string;
  titlePath: string;
}

const RUNS = 5;
const SLOWDOWN = 4;
/** Time until the page is hydrated and has requested its data. */
const SETTLED_MS = 2000;
/** A measurement that takes longer is abandoned and missing from the table. */
const LIMIT_MS = 30_000;

/**
 * Runs in the page: records the slowest event (Event Timing: from a key or button press to the next
 * frame, rounded to 8 ms).
 */
const WATCH_EVENTS = `
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) globalThis.slowest = Math.max(globalThis.slowest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
`;

/**
 * Runs in the page: rates a poster on the wall and returns the milliseconds until the picks next to
 * it have changed.
 */
const rateOnWall = (place: number): string => `new Promise((resolve, reject) => {
  const poster = document.querySelectorAll("[data-wall-poster]")[${place}];
  const picks = document.querySelector("aside");
  if (!poster || !picks) return reject(new Error("the wall has no posters or no picks"));
  const order = () => [...picks.querySelectorAll("h3, a, [data-score]")].map((each) => each.textContent).join("|") + picks.textContent;
  const before = order();
  const started = performance.now();
  poster.click();
  const watch = () => order() === before ? requestAnimationFrame(watch) : requestAnimationFrame(() => resolve(performance.now() - started));
  requestAnimationFrame(watch);
  setTimeout(() => reject(new Error("the picks did not change within five seconds")), 5000);
})`;

/** Starts recording a page's slowest event in `globalThis.slowest`. */
export const watchSlowest = (page: Page): Promise<unknown> => page.evaluate(WATCH_EVENTS);

async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await watchSlowest(page);
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate<number>("globalThis.slowest");
}

interface Attempt {
  path: string;
  measure: (page: Page) => Promise<number>;
}

/** One measurement on its own page, which is always closed; null if it failed. */
async function attempt(
  { context, origin }: Measured,
  { path, measure }: Attempt,
): Promise<number | null> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS / 2);
  const measuring = async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
    await page.waitForTimeout(SETTLED_MS);
    return measure(page);
  };
  try {
    return await withTimeout(measuring(), LIMIT_MS);
  } catch (error) {
    console.error(
      `${path}: ${error instanceof Error ? error.message.split("\n", 1)[0] : String(error)}`,
    );
    return null;
  } finally {
    await withTimeout(page.close(), LIMIT_MS).catch(() => {});
  }
}

/** Throttles a page's processor to a quarter. */
export async function throttleCpu(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

const SLOW_TYPING_MS = 250;

async function typeSearch(page: Page, words: string, delay: number): Promise<void> {
  const field = page.getByRole("main").getByRole("combobox");
  await field.press("End");
  await field.pressSequentially(words, { delay });
}

const ACTS: Record<
  string,
  { path: (measured: Measured) => string; act: (page: Page) => Promise<void> }
> = {
  "rating a title": {
    path: ({ titlePath }) => titlePath,
    act: (page) =>
      page.getByRole("main").getByRole("button", { name: "Like", exact: true }).first().click(),
  },
  "opening why": {
    path: ({ titlePath }) => titlePath,
    act: (page) => page.getByRole("link", { name: /^Why/ }).first().click(),
  },
  "typing a search": { path: () => "/search", act: (page) => typeSearch(page, "breaking", 60) },
  // Slow enough that each key's effect is drawn before the next key.
  "typing a search slowly": {
    path: () => "/search",
    act: (page) => typeSearch(page, "breaking bad", SLOW_TYPING_MS),
  },
  "typing on over a long list": {
    path: () => "/search?q=the",
    act: (page) => typeSearch(page, " godfather", SLOW_TYPING_MS),
  },
};

async function repeated(measured: Measured, attemptOf: (run: number) => Attempt): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const time = await attempt(measured, attemptOf(run));
    if (time !== null) times.push(Math.round(time));
  }
  return {
    "median ms": median(times),
    "worst ms": times.toSorted((a, b) => b - a)[0] ?? NaN,
    runs: times.length,
  };
}

interface Row {
  "median ms": number;
  "worst ms": number;
  runs: number;
}

/**
 * Prints response times to input on a throttled processor, and how soon a rating changes the picks
 * at full speed.
 */
export async function measureInteractions(measured: Measured): Promise<void> {
  const rows: Record<string, Row> = {};
  for (const [name, { path, act }] of Object.entries(ACTS)) {
    const measure = async (page: Page) => {
      await throttleCpu(page);
      return slowestOf(page, () => act(page));
    };
    rows[`${name}, processor ÷ ${SLOWDOWN}`] = await repeated(measured, () => ({
      path: path(measured),
      measure,
    }));
  }
  rows["rating → new scores on screen"] = await repeated(measured, (run) => ({
    path: "/rate",
    measure: (page) => page.evaluate<number>(rateOnWall(run)),
  }));
  console.log(`Interactions, ${RUNS} each; the bar: 100 ms`);
  console.table(rows);
}
