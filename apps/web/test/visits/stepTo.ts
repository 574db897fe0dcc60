import type { Page } from "playwright-core";

/** Goes to another address of the app without loading it, as a link would. The page has to be hydrated. */
export const stepTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
