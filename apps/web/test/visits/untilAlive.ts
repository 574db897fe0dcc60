import type { Page } from "playwright-core";

const ALIVE_MS = 60_000;
/** Runs in the page; as text, so that benchmarks, which know no documents, can use it. React leaves its properties on what it has hydrated. */
const IS_HYDRATED = `[...document.querySelectorAll("#root :is(a, button)")].every((element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$")))`;

/**
 * Waits until a page is hydrated, all of it: pages come alive in slices. A link that is clicked before leads to its page by loading it, and a key that
 * is pressed before is lost.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: /^(Messages|Meldungen|Mensajes)/, includeHidden: true })
    .first()
    .waitFor({ state: "attached", timeout: ALIVE_MS });
  await page.waitForFunction(IS_HYDRATED, undefined, { timeout: ALIVE_MS });
}

/** Opens a page, and waits until it is hydrated and what it loads after that has come. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
}
