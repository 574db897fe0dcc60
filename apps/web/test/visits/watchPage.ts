import type { Page } from "playwright-core";

/** What a page complained about; tests expect it to stay empty. */
export interface Complaints {
  all: () => string[];
}

/** Notes console errors and warnings, uncaught errors and what the content security policy refused. React reports hydration mismatches as console errors. */
export function watchPage(page: Page): Complaints {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Service Worker registration blocked")) return; // launchBrowser.ts asked for it
    if (message.text().includes("WebSocket is closed before the connection is established")) return; // the test went on to the next page meanwhile
    // A busy machine puts off drawing a picture, by design (503 and Retry-After).
    if (message.location().url.includes("/api/image/") && message.text().includes("status of 503"))
      return;
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(
        `${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`,
      );
  });
  page.on("pageerror", (error) => complaints.push(`uncaught on ${page.url()}: ${error.message}`));
  return { all: () => complaints };
}
