import type { Browser, BrowserContext } from "playwright-core";
import { UNDO_TIMEOUT } from "../../../../packages/ui/src/overlays/toasts.ts";
import { createWindowPool } from "./windowPool.ts";
import { launchBrowser } from "./launchBrowser.ts";

/** On a busy machine everything takes long, and nothing here measures time. */
const PATIENCE_MS = 60_000;
/** Nobody sees what is drawn, and drawing takes a sixth of a page's time. A test that takes pictures launches a browser of its own. */
const UNDRAWN = process.env["ADMIN_SHOTS"] ? [] : ["--force-gpu-mem-available-mb=1"];

/** On a busy machine, an offer to undo would be gone before a test reaches its button, so it lasts this many times longer. */
const LASTING_OFFERS = 15;

/** Runs in the page, before its scripts. */
function keepOffers({ timeout, longer }: { timeout: number; longer: number }): void {
  const start = globalThis.setTimeout;
  globalThis.setTimeout = ((act: TimerHandler, after?: number, ...given: unknown[]) =>
    start(act, after === timeout ? after * longer : after, ...given)) as typeof setTimeout; // the same but for its second argument
}

/** One browser for all files of a worker. It ends with the worker's process. */
let shared: Promise<{ browser: Browser; open: Browser["newContext"] }> | null = null;

async function launch() {
  const browser = await launchBrowser(UNDRAWN);
  // The next file gets another where this one has crashed.
  browser.once("disconnected", () => (shared = null));
  return { browser, open: createWindowPool(browser).open };
}

/** The worker's browser: what is opened in it is the borrower's own, and closed with `close`, which leaves the browser to the next file. */
export async function borrowBrowser(): Promise<Browser> {
  const { browser, open } = await (shared ??= launch());
  const opened: BrowserContext[] = [];
  const newContext: Browser["newContext"] = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(keepOffers, { timeout: UNDO_TIMEOUT, longer: LASTING_OFFERS });
    opened.push(context);
    return context;
  };
  const close = () => Promise.all(opened.map((context) => context.close()));
  return new Proxy(browser, {
    get: (target, key) => {
      if (key === "newContext") return newContext;
      if (key === "close") return close;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
