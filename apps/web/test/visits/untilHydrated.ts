import type { Page } from "playwright-core";

const HYDRATION_MS = 60_000;

/**
 * Waits until a page is hydrated, all of it: pages are hydrated in slices. A link that is clicked before leads to its page by loading it, and a key that
 * is pressed before is lost, except on the wall.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: /^(Messages|Meldungen|Mensajes)/, includeHidden: true })
    .first()
    .waitFor({ state: "attached", timeout: HYDRATION_MS });
  // React leaves its properties on what it has hydrated.
  const isHydrated = () => {
    // Runs in the page; benchmarks, which import this, know no documents.
    const { document } = globalThis as unknown as {
      document: { querySelectorAll(selector: string): Iterable<object> };
    };
    return [...document.querySelectorAll("#root :is(a, button)")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps$")),
    );
  };
  await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_MS });
}

/** Opens a page, and waits until it is hydrated and what it loads after that has come. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
}
