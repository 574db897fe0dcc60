import type { Page } from "playwright-core";

/** Waits until a watchlist has come with all that can be done with it: the rows of the first page give way to others then, and a press in that very moment meets neither. */
export const wholeList = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^Filter/ }).waitFor();

/**
 * Takes a title off a watchlist. Parts of the page that come late move the rows, and on a busy machine even between pressing a mouse button and letting
 * it go, which is no click then: so this is one event.
 */
export async function removeTitle(page: Page, name: string): Promise<void> {
  await wholeList(page);
  await page.getByRole("button", { name: `Remove ${name}` }).dispatchEvent("click");
}
