import type { Page, Request } from "playwright-core";

/** What an answer leads to is asked for within this time. */
const QUIET_MS = 150;

/** From now on, tells when the page waits for no answer from the server and hasn't for a moment. */
export function untilUnasked(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const note = (request: Request, isOpen: boolean) => {
    if (request.resourceType() !== "fetch" && request.resourceType() !== "xhr") return;
    if (isOpen) open.add(request);
    else open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => note(request, true));
  page.on("requestfinished", (request) => note(request, false));
  page.on("requestfailed", (request) => note(request, false));
  return async () => {
    changed = Date.now();
    while (open.size > 0 || Date.now() - changed < QUIET_MS) await page.waitForTimeout(30);
  };
}
