import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { borrowBrowser } from "./borrowBrowser.ts";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { signInAnswers, type SignInState } from "../answers/signInAnswers.ts";
import { startPages, type Pages } from "./startPages.ts";
import { openHydrated } from "./untilHydrated.ts";

export interface Visit {
  page: Page;
  pages: Pages;
  context: BrowserContext;
  state: SignInState;
}

interface VisitOptions {
  /** The device has an account. */
  known?: boolean;
  /** Somebody has signed in to it. */
  loggedIn?: boolean;
  width?: number;
}

/** A browser for the tests of a file, which visits pages of a server that signs people in. Each visit ends with its test. */
export function signInVisits(): (path: string, options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => void (browser = await borrowBrowser()));
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  afterAll(() => browser?.close());
  return async (path, { known = false, loggedIn = false, width = 1280 } = {}) => {
    const { call, state } = signInAnswers();
    const pages = await startPages({ call });
    const context = await browser.newContext({
      baseURL: pages.origin,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    closers.push(async () => {
      await context.close();
      await pages.close();
    });
    const kept = {
      ...(known || loggedIn ? { userData: sampleUserData } : {}),
      ...(loggedIn ? { loggedIn: "true" } : {}),
    };
    // Only once: what signing out forgets must stay forgotten.
    const seed = await context.newPage();
    await seed.goto("/theme.js");
    await seed.evaluate(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      Object.entries(kept),
    );
    await seed.close();
    const page = await context.newPage();
    await openHydrated(page, path);
    return { page, pages, context, state };
  };
}

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true }).waitFor();
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
export const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
/** Like `expect`, asked again until it holds: await what is asserted of it. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read);
}
export const namesOf = ({ pages }: Visit) =>
  pages.calls
    .map(({ id }) => id)
    .filter((id) => !["recordEvents", "recordSession", "getUser"].includes(id));

export async function ask(page: Page, email = "ann@example.org"): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.locator('button[type="submit"]:enabled').first().waitFor(); // not before the page is hydrated
  await page.keyboard.press("Enter");
}
