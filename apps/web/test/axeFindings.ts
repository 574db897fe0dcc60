import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds on a page as it stands, or on a part of it, and of its colours in the other theme: themes are colours alone. Empty where all is well. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const found = await axeRun(page, {}, part);
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await showTheme(page, dark ? "light" : "dark");
  const colours = await axeRun(page, { runOnly: ["color-contrast"] }, part);
  await showTheme(page, dark ? "dark" : "light");
  return [...found, ...colours];
}

/** What axe finds in one theme, by rule and place. The page is given axe once; what passes is not written out, which takes half of the time. */
export async function axeRun(page: Page, options: RunOptions = {}, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // What was put into the page is what is imported here.
    async ([given, within]) => await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, { resultTypes: ["violations"], ...given }),
    [options, part] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`));
}

/** Changes the system's theme, and waits until the page's colours have come to rest. */
async function showTheme(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (;;) {
      // A change of colours begins to show with the frame after the one that learns of it.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const ending = document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().iterations !== Infinity);
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
