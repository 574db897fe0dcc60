import type { Browser, Page } from "playwright-core";
import { untilHydrated } from "../../apps/web/test/visits/untilHydrated.ts";
import { tapPlace } from "../../apps/web/test/visits/tapPlace.ts";
import { playMinute, WINDOWS } from "../../apps/web/test/visits/firstMinute/playMinute.ts";
import type { Person } from "../../apps/web/test/visits/firstMinute/people.ts";
import { median } from "../median.ts";
import { throttleCpu, watchSlowest } from "./interactions.ts";

const RUNS = 3;
/** Slow 4G of the browser's developer tools: bytes a second, and milliseconds that each answer takes. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const TAPS = ["Love", "Like", "Love"];

/** Runs in the page, before its scripts: adds up what shifted without a press. */
const WATCH_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(WINDOWS.phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await throttleCpu(page);
  await page.addInitScript(WATCH_SHIFTS);
  return page;
}

/** Runs in the page: notes how long each tap takes to the next frame, rounded to 8 ms. */
const WATCH_TAPS = `
  globalThis.taps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click" && entry.interactionId) taps.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
`;

interface Slow {
  "first card ms": number;
  "first pick ms": number;
  "in the window": boolean;
  "slowest press ms": number;
  CLS: number;
}

/** From the request for the page to the first pick after three taps. */
async function threeTaps(browser: Browser, origin: string): Promise<Slow> {
  const page = await slowPhone(browser);
  try {
    const started = performance.now();
    await page.goto(origin, { waitUntil: "commit" });
    await untilHydrated(page);
    const hydrated = performance.now() - started;
    await watchSlowest(page);
    for (const name of TAPS) {
      const button = page
        .getByRole("group", { name: /^Rate / })
        .filter({ visible: true })
        .getByRole("button", { name, exact: true });
      await tapPlace(button);
    }
    const pick = page.locator("[aria-labelledby=first-picks] ol li").first();
    await pick.waitFor();
    const shown = performance.now() - started;
    const box = await pick.boundingBox();
    const { height } = WINDOWS.phone.viewport;
    await page.waitForTimeout(1000);
    return {
      "first card ms": Math.round(hydrated),
      "first pick ms": Math.round(shown),
      "in the window": box !== null && box.y >= 0 && box.y + box.height <= height,
      "slowest press ms": await page.evaluate<number>("slowest"),
      CLS: await page.evaluate<number>("Math.round(shifted * 10000) / 10000"),
    };
  } finally {
    await page.context().close();
  }
}

/** The whole way to the pick that fills the screen, at nobody's pace: presses and shifts alone. */
async function wholeWay(browser: Browser, origin: string, person: Person) {
  const context = await browser.newContext(WINDOWS.phone);
  try {
    const page = await context.newPage();
    await throttleCpu(page);
    await page.addInitScript(WATCH_SHIFTS);
    await page.addInitScript(WATCH_TAPS);
    await playMinute({ page, origin, person, way: "phone", thinking: 600, timed: true });
    await page.waitForTimeout(1500);
    const [first = NaN, ...others] = await page.evaluate<number[]>("taps");
    return {
      "first press ms": first,
      "median of the others": median(others),
      "slowest of the others": Math.max(...others),
      CLS: await page.evaluate<number>("Math.round(shifted * 10000) / 10000"),
    };
  } finally {
    await context.close();
  }
}

/** Prints how soon three taps lead to a first pick on a slow phone, and what moves or lags up to the reveal. */
export async function measureFirstPick(
  browser: Browser,
  { origin, person }: { origin: string; person: Person },
): Promise<void> {
  const runs: Slow[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await threeTaps(browser, origin));
  console.log(
    "Three taps, processor ÷ 4, slow 4G; the bars: first pick 8,000 ms, press 100 ms, CLS 0",
  );
  console.table(runs);
  console.log(`median first pick: ${median(runs.map((run) => run["first pick ms"]))} ms`);
  console.log("From the page to the reveal, processor ÷ 4");
  const ways = [];
  for (let run = 0; run < RUNS; run++) ways.push(await wholeWay(browser, origin, person));
  console.table(ways);
}
