import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { runnerImport } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings, axeRun } from "../visits/axeFindings.ts";
import { launchBrowser } from "../visits/launchBrowser.ts";
import { answersOf } from "../answers/sampleAnswers.ts";
import { startDevPages } from "../visits/startDevPages.ts";
import { startPages } from "../visits/startPages.ts";
import { watchPage } from "../visits/watchPage.ts";

let browser: Browser;
let dev: Awaited<ReturnType<typeof startDevPages>>;
let pictures: string;
/** The entropy of a picture, in bits: bare grounds have .6 at most. */
const DRAWN = 0.7;

const UI = join(import.meta.dirname, "../../../../packages/ui/src/index.ts");

/** Components that packages/ui exports; a link has no looks of its own. */
async function primitives(): Promise<string[]> {
  const { module } = await runnerImport<object>(UI);
  return Object.entries(module)
    .filter(
      ([name, value]) =>
        /^[A-Z][a-z]/.test(name) && typeof value === "function" && name !== "UiLink",
    )
    .map(([name]) => name);
}

async function picture(page: Page, name: string): Promise<void> {
  const path = join(pictures, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  expect((await sharp(path).stats()).entropy, name).toBeGreaterThan(DRAWN);
}

/** Opens each part that lies over the page, looks at it, and closes it again. */
const OVERLAYS: readonly (readonly [name: string, open: string, role: "dialog" | "menu"])[] = [
  ["dialog", "Open the dialog", "dialog"],
  ["sheet", "Open the sheet", "dialog"],
  ["menu", "Open the menu", "menu"],
];

interface Look {
  width: number;
  colorScheme: "dark" | "light";
  /** What axe finds on the page, or on a part of it. */
  findings: (part?: string) => Promise<string[]>;
}

/** Looks at the gallery, and at each part that lies over it, in a window of that width. */
async function look(page: Page, { width, colorScheme, findings }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await findings()).toEqual([]);
  await picture(page, `gallery-${width}-${colorScheme}`);
  for (const [name, opener, role] of OVERLAYS) {
    await page.getByRole("button", { name: opener }).click();
    await page.getByRole(role).waitFor();
    expect(await findings(`[role=${role}]`), name).toEqual([]); // the page beneath is what it was
    await picture(page, `${name}-${width}-${colorScheme}`);
    await page.keyboard.press("Escape");
    await page.getByRole(role).waitFor({ state: "detached" });
    expect(
      await page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
      ),
    ).toBe(opener);
  }
}

describe("the gallery", { tags: "deep" }, () => {
  beforeAll(async () => {
    pictures = await mkdtemp(join(tmpdir(), "worthy-gallery-"));
    [browser, dev] = await Promise.all([launchBrowser(), startDevPages(answersOf())]);
  });
  afterAll(async () => {
    await browser?.close();
    await dev?.close();
  });

  it("shows every primitive without axe violations at 360 px and 1440 px in both themes", async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 900 },
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000); // the first visit has everything compiled
    const complaints = watchPage(page);
    await page.goto(`${dev.origin}/dev/gallery`);
    await page
      .getByRole("region", { name: "Messages of the gallery" })
      .waitFor({ state: "attached" });
    const shown = await page
      .locator("[data-primitive]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-primitive")));
    expect(shown.toSorted()).toEqual((await primitives()).toSorted());
    // Pictures that do not load give way to words, also where they failed before the page was hydrated.
    for (const name of ["PosterImage", "Avatar"]) {
      const shown = page.locator(`[data-primitive=${name}]`);
      await shown.scrollIntoViewIfNeeded(); // pictures are loaded when they come near
      await expect.poll(() => shown.locator("img").count()).toBe(1);
    }
    await look(page, {
      width: 360,
      colorScheme: "dark",
      findings: (part) => axeFindings(page, part),
    });
    await look(page, {
      width: 1440,
      colorScheme: "light",
      findings: (part) => axeRun(page, {}, part),
    });
    await page.getByRole("button", { name: "Point at me" }).focus();
    await page.getByText("Kept on this device only").waitFor();
    await page.setViewportSize({ width: 360, height: 900 });
    // By key: on a phone the first message lies over the button of the second.
    for (const button of ["A message with an action", "An urgent message"])
      await page.getByRole("button", { name: button }).press("Enter");
    await page.getByRole("alert").filter({ hasText: "Oops!" }).last().waitFor();
    expect(await axeFindings(page, "section[aria-label^=Messages]"), "messages").toEqual([]);
    await picture(page, "messages-360");
    // A picture that does not load is one of the states.
    expect(
      complaints
        .all()
        .filter((line) => !line.includes("ERR_INVALID_URL") && !line.includes("[vite]")),
    ).toEqual([]);
    await context.close();
  });
});

it("excludes the gallery from the production build", async () => {
  const pages = await startPages({ call: answersOf() });
  try {
    expect((await fetch(`${pages.origin}/dev/gallery`)).status).toBe(404);
  } finally {
    await pages.close();
  }
});
