import type { BrowserContext, Page } from "playwright-core";
import { median } from "./median.ts";

interface Measured {
  context: BrowserContext;
  origin: string;
  titlePath: string;
}

const RUNS = 5;
const SLOWDOWN = 4;
/** The page has come alive and asked for what it shows. */
const SETTLED_MS = 2000;

/** Runs in the page: keeps the slowest event (Event Timing: from the press of a key or button to the next frame, rounded to 8 ms). */
const WATCH_EVENTS = `
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) globalThis.slowest = Math.max(globalThis.slowest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
`;

/** Runs in the page: rates a poster of the wall and answers with the milliseconds until the picks beside it have changed on the screen. */
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
  setTimeout(() => resolve(NaN), 5000);
})`;

async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(WATCH_EVENTS);
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate<number>("globalThis.slowest");
}

async function opened({ context, origin }: Measured, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + path);
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

async function slowed(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

const ACTS: Record<string, { path: (measured: Measured) => string; act: (page: Page) => Promise<void> }> = {
  "rating a title": { path: ({ titlePath }) => titlePath, act: (page) => page.getByRole("main").getByRole("button", { name: "Like", exact: true }).first().click() },
  "opening why": { path: ({ titlePath }) => titlePath, act: (page) => page.getByRole("link", { name: /^Why/ }).first().click() },
  "typing a search": { path: () => "/search", act: (page) => page.getByRole("main").getByRole("combobox").pressSequentially("breaking", { delay: 60 }) },
};

async function ratingToScores(measured: Measured, run: number): Promise<number> {
  const page = await opened(measured, "/rate");
  const milliseconds = await page.evaluate<number>(rateOnWall(run));
  await page.close();
  return Math.round(milliseconds);
}

/** Prints how soon pages answer a hand, on a processor slowed down four times, and how soon a rating moves the picks on this machine as it is. */
export async function measureInteractions(measured: Measured): Promise<void> {
  const rows: Record<string, { "median ms": number; "worst ms": number }> = {};
  for (const [name, { path, act }] of Object.entries(ACTS)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await opened(measured, path(measured));
      await slowed(page);
      times.push(await slowestOf(page, () => act(page)));
      await page.close();
    }
    rows[`${name}, processor ÷ ${SLOWDOWN}`] = { "median ms": median(times), "worst ms": Math.max(...times) };
  }
  const ratings: number[] = [];
  for (let run = 0; run < RUNS; run++) ratings.push(await ratingToScores(measured, run));
  rows["rating → new scores on screen"] = { "median ms": median(ratings), "worst ms": Math.max(...ratings) };
  console.log(`Interactions, ${RUNS} each; the bar: 100 ms`);
  console.table(rows);
}
