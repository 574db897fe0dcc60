import type { Page } from "playwright-core";

/** Waits until a watchlist has come with all that can be done with it: the rows of the first page give way to others then, and a press in that very moment meets neither. */
export const wholeList = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^Filter/ }).waitFor();
