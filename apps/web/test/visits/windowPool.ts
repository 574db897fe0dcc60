import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from "playwright-core";

/** More would hold memory for windows that few tests ask for. */
const MOST_KEPT = 3;
/** What is set again in a window for each test. */
const ADJUSTED = new Set(["viewport", "colorScheme", "reducedMotion", "forcedColors", "contrast"]);
/** What stays as a window was opened. A window that was opened with anything else is for one test. */
const FIXED = new Set([
  "baseURL",
  "deviceScaleFactor",
  "hasTouch",
  "isMobile",
  "locale",
  "timezoneId",
  "userAgent",
]);
/** What leaves traces that aren't worth following. */
const LASTING = new Set([
  "clock",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "setExtraHTTPHeaders",
]);

interface PoolWindow {
  key: string;
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  closeForGood: () => Promise<void>;
}

/**
 * Opens windows for tests and keeps those that are closed, emptied, for the next test. In such a window the browser has the product's files at hand,
 * compiled: a page costs half the processor time that it costs in a new one.
 */
export function createWindowPool(browser: Browser) {
  const idle: PoolWindow[] = [];

  async function open({
    serviceWorkers = "block",
    ...options
  }: BrowserContextOptions = {}): Promise<BrowserContext> {
    const fixed = Object.entries(options).filter(([name]) => !ADJUSTED.has(name));
    if (serviceWorkers !== "block" || !fixed.every(([name]) => FIXED.has(name)))
      return browser.newContext({ serviceWorkers, ...options });
    const key = JSON.stringify(fixed.toSorted());
    const at = idle.findIndex((window) => window.key === key);
    const window = idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await create(key, options));
    await adjust(window.page, options);
    return lend(window, giveBack);
  }

  async function create(key: string, options: BrowserContextOptions): Promise<PoolWindow> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return { key, context, page, session, closeForGood: context.close.bind(context) };
  }

  async function giveBack(window: PoolWindow): Promise<void> {
    idle.push(window);
    if (idle.length > MOST_KEPT) await idle.shift()?.closeForGood();
  }

  return { open };
}

async function adjust(page: Page, options: BrowserContextOptions): Promise<void> {
  const { colorScheme, reducedMotion, forcedColors, contrast } = options;
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? "light",
    reducedMotion: reducedMotion ?? "no-preference",
    forcedColors: forcedColors ?? "none",
    contrast: contrast ?? "no-preference",
  });
}

type Method = (...given: unknown[]) => unknown;

/** The window as a new one until it is closed; then what a test has attached is taken off, and it goes to `giveBack`. */
function lend(window: PoolWindow, giveBack: (window: PoolWindow) => Promise<void>): BrowserContext {
  const { context, page } = window;
  const undo: (() => unknown)[] = [];
  const opened: Method[] = [];
  let [lasts, isGiven] = [false, false];

  /** Puts another method in a method's place until the window is closed. */
  function replace(target: BrowserContext | Page, name: string, make: (own: Method) => Method) {
    const own = Reflect.get(target, name) as Method; // a method by its name
    Object.defineProperty(target, name, { configurable: true, value: make(own.bind(target)) });
    undo.push(() => Reflect.deleteProperty(target, name));
  }

  for (const target of [context, page]) {
    replace(target, "addInitScript", (add) => async (...given) => {
      const added = (await add(...given)) as Disposable;
      undo.push(() => added.dispose());
      return added;
    });
    replace(target, "on", (on) => (event, listener) => {
      if (target === context && event === "page") opened.push(listener as Method);
      undo.push(() => target.off(event as never, listener as never));
      return on(event, listener);
    });
    replace(target, "route", (route) => (...given) => {
      undo.push(() => target.unrouteAll({ behavior: "ignoreErrors" }));
      return route(...given);
    });
    for (const name of LASTING)
      if (typeof Reflect.get(target, name) === "function")
        replace(
          target,
          name,
          (own) =>
            (...given) => ((lasts = true), own(...given)),
        );
  }
  replace(context, "setOffline", (setOffline) => (isOffline) => {
    undo.push(() => setOffline(false));
    return setOffline(isOffline);
  });
  const { clock } = page;
  Object.defineProperty(page, "clock", { configurable: true, get: () => ((lasts = true), clock) });
  undo.push(() => Object.defineProperty(page, "clock", { configurable: true, value: clock }));
  replace(context, "newPage", (newPage) => async () => {
    if (isGiven) return newPage();
    isGiven = true;
    for (const listener of opened) listener(page);
    return page;
  });
  let isOpen = true;
  context.close = async () => {
    if (!isOpen) return;
    isOpen = false;
    for (const take of undo.toReversed()) await take();
    if (lasts || !(await empty(window))) return window.closeForGood();
    return giveBack(window);
  };
  return context;
}

/** What an attached thing is taken off with. */
interface Disposable {
  dispose: () => Promise<void>;
}

/** Leaves nothing of the test that ends; false where that cannot be done. */
async function empty({ context, page, session }: PoolWindow): Promise<boolean> {
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto("about:blank");
    await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
    await session.send("Page.resetNavigationHistory");
    await context.clearCookies();
    return true;
  } catch {
    return false;
  }
}
