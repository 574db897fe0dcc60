import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { isDeep } from "../../../../scripts/testing/layers.ts";

/** In the fast layer axe skips these: items of a list after the third are like those before. */
const ALIKE = "li:nth-child(n+4)";

/** Pages that the fast layer has looked at. */
let looks = 0;

/**
 * What axe finds on a page as it is, or on a part of it, and of its colours in the other theme: themes are colours alone. The fast layer looks at
 * every second page in the other theme, and at none in both. Empty where all is well.
 */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [own, other] = dark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  if (!isDeep()) {
    await page.emulateMedia({ colorScheme: looks++ % 2 === 0 ? own : other });
    return axeRun(page, {}, part).finally(() => page.emulateMedia({ colorScheme: own }));
  }
  const found = await axeRun(page, {}, part);
  await page.emulateMedia({ colorScheme: other });
  const colours = await axeRun(page, { runOnly: ["color-contrast"] }, part);
  await page.emulateMedia({ colorScheme: own });
  return [...found, ...colours];
}

/** What axe finds in one theme, by rule and place. The page is given axe once; what passes is not written out, which takes half of the time. */
export async function axeRun(
  page: Page,
  options: RunOptions = {},
  part?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await atRest(page);
  const { violations } = await page.evaluate(
    // What was put into the page is what is imported here.
    async ([given, within, skipped]) =>
      await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [within ?? "html"], exclude: skipped },
        {
          resultTypes: ["violations"],
          // No rule that is on looks into style sheets.
          preload: false,
          ...given,
        },
      ),
    [options, part, isDeep() ? [] : [ALIKE]] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
  );
}

/** Waits until whatever moves or changes its colours on a page has come to rest, but for what never does. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (;;) {
      // A change of colours begins to show with the frame after the one that learns of it.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().iterations !== Infinity,
        );
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
