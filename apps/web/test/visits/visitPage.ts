import type { CallApi } from "@worthy/contract";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { borrowBrowser } from "./borrowBrowser.ts";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { startPages, type Pages } from "./startPages.ts";
import { watchPage, type Complaints } from "./watchPage.ts";
import { openHydrated } from "./untilHydrated.ts";

export interface PageVisit extends BrowserContextOptions {
  /** What the stand-in for the API answers. */
  call: CallApi;
  readsQueries?: boolean;
  isSandbox?: boolean;
  /** As the sample person; without, as a device that has no account. */
  known?: boolean;
  /** What the device keeps of earlier visits. */
  kept?: Readonly<Record<string, string>>;
  width?: number;
  /** Readies the browser before the page is opened. */
  ready?: (context: BrowserContext) => Promise<unknown>;
  /** Waits, from the start, for what the page shows for a few seconds as it opens: on a busy machine it is gone before it is hydrated. */
  brief?: (page: Page) => Promise<unknown>;
}

interface VisitedPage {
  pages: Pages;
  page: Page;
  complaints: Complaints;
}

/** Opens a page of the built product over answers of a test, in a browser of its own, and waits until it is hydrated. */
export async function visitPage(
  browser: Browser,
  path: string,
  {
    call,
    readsQueries = false,
    isSandbox = false,
    known = false,
    kept = {},
    width = 1280,
    ready,
    brief,
    ...options
  }: PageVisit,
): Promise<VisitedPage> {
  const pages = await startPages({
    call,
    readsQueries,
    isSandbox,
    ...(known ? { userId: "abcdefghijkl" } : {}),
  });
  const context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
    ...options,
  });
  await context.addInitScript(keepOnce, {
    ...(known ? { userData: sampleUserData } : {}),
    ...kept,
  });
  await ready?.(context);
  const page = await context.newPage();
  const complaints = watchPage(page);
  const shown = brief?.(page);
  if (options.javaScriptEnabled === false) await page.goto(path);
  else await openHydrated(page, path);
  await shown;
  return { pages, page, complaints };
}

/** In the browser: once a tab, so that what the page takes away stays away when it is reloaded. */
function keepOnce(keep: Record<string, string>): void {
  if (sessionStorage.getItem("been")) return;
  sessionStorage.setItem("been", "1");
  for (const [key, value] of Object.entries(keep))
    localStorage.setItem(key, localStorage.getItem(key) ?? value);
}

/** Keeps a browser for all tests of a file, and closes after each of them what it visited; a complaint of the page that `refuses` names fails the test. */
export function setUpVisits({
  refuses = () => false,
}: { refuses?: (complaint: string) => boolean } = {}) {
  let browser: Browser;
  let visited: VisitedPage | null = null;
  beforeAll(async () => void (browser = await borrowBrowser()));
  afterAll(() => browser.close());
  afterEach(async () => {
    const refused = visited?.complaints.all().filter(refuses) ?? [];
    await visited?.page.context().close();
    await visited?.pages.close();
    visited = null;
    if (refused.length > 0) throw new Error(`the page complained: ${refused.join("\n")}`);
  });
  return {
    browser: () => browser,
    visit: async (path: string, visit: PageVisit) =>
      (visited = await visitPage(browser, path, visit)),
  };
}
