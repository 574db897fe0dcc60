import type { Browser, BrowserContext, Page } from "playwright-core";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { startPages, type Pages } from "./startPages.ts";
import { openHydrated } from "./untilHydrated.ts";

interface ShelfVisit {
  rated?: number;
  /** Whether there is nothing to rate. */
  empty?: boolean;
  /** Whether the wall begins with the decoy. */
  decoyed?: boolean;
  width?: number;
  height?: number;
  reducedMotion?: "reduce" | "no-preference";
  /** The person has agreed that use is noted. */
  noted?: boolean;
  /** Readies the browser before the page is opened. */
  ready?: (context: BrowserContext) => Promise<void>;
}

export interface ShelfPage {
  page: Page;
  pages: Pages;
  /** How many ratings the server has taken. */
  ratings: () => Promise<number>;
  /** Closes everything and throws what the page complained of. */
  close: () => Promise<void>;
}

/** Opens a page over the small shelf, as somebody with that many ratings; without any, as a device without an account. */
export async function visitShelf(
  browser: Browser,
  path: string,
  {
    rated = 0,
    empty = false,
    decoyed = false,
    width = 1280,
    height = 900,
    reducedMotion = "reduce",
    noted = false,
    ready,
  }: ShelfVisit = {},
): Promise<ShelfPage> {
  const shelf = shelfAnswers({ rated, decoyed, ...(empty ? { wall: [] } : {}) });
  const pages = await startPages({
    call: shelf.call,
    ...(rated > 0 ? { userId: "abcdefghijkl" } : {}),
  });
  const context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion,
    viewport: { width, height },
  });
  if (rated > 0)
    await context.addInitScript(
      (userData) => localStorage.setItem("userData", userData),
      sampleUserData,
    );
  if (noted) await context.addInitScript(() => localStorage.setItem("usageConsent", "yes"));
  await ready?.(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  await openHydrated(page, path);
  const close = async () => {
    await context.close();
    await pages.close();
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join("\n")}`);
  };
  return { page, pages, ratings: shelf.ratings, close };
}
