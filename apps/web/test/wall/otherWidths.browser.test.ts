import { expect, it } from "vitest";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { setUpVisits } from "../visits/visitPage.ts";

const visits = setUpVisits();

/** Runs in the page. Notes of each card and poster that is removed whether React had hydrated it. */
const WATCH_REMOVED = `
  globalThis.removed = [];
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        for (const part of node.querySelectorAll?.("[data-wall-poster], [data-deck-card]") ?? [])
          removed.push(Object.keys(part).some((key) => key.startsWith("__react")));
  }).observe(document, { childList: true, subtree: true });
`;

it.each([
  [390, "[data-deck-card]", "[data-wall-poster]"],
  [1440, "[data-wall-poster]", "[data-deck-card]"],
])(
  "hydrates at %i px only what such windows show, and shows the rest once they are resized",
  async (width, shown, hidden) => {
    const { page } = await visits.visit("/rate", {
      call: shelfAnswers().call,
      viewport: { width, height: 900 },
      ready: (context) => context.addInitScript(WATCH_REMOVED),
    });
    await expect.poll(() => page.locator(hidden).count()).toBe(0);
    const removed = await page.evaluate<boolean[]>("removed");
    expect(removed.length).toBeGreaterThan(0);
    expect(new Set(removed)).toEqual(new Set([false]));
    expect(await page.locator(shown).first().isVisible()).toBe(true);
    await page.setViewportSize({ width: 1830 - width, height: 900 });
    await page.locator(hidden).first().waitFor();
    await expect.poll(() => page.locator(shown).count()).toBe(0);
  },
);
