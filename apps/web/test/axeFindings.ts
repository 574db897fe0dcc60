import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds on a page as it stands, or on a part of it, and of its colours in the other theme: themes are colours alone. Empty where all is well. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const axe = () => (part === undefined ? axeOn(page) : axeOn(page).include(part));
  const found = await axe().analyze();
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await showTheme(page, dark ? "light" : "dark");
  const colours = await axe().withRules("color-contrast").analyze();
  await showTheme(page, dark ? "dark" : "light");
  return [found, colours].flatMap(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`)),
  );
}

/** An axe for a page. What passed is not written out: that takes half of the time. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);

/** Changes the system's theme, and waits until the page's colours have come to rest. */
async function showTheme(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
