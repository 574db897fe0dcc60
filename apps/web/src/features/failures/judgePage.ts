import { ApiFailure } from "@worthy/contract/apiFailure";
import type { JudgePage } from "../../router/loadPage.ts";
import { OfflineStart } from "../../router/OfflineStart.ts";
import { checkServer } from "./checkServer.ts";
import { isMissing } from "./loadChunk.ts";

/** The service worker's cache of pages that are the same for everybody. */
const PAGES = "pages";

/**
 * Says what becomes of a page that failed: it is loaded in full if a new version has replaced a
 * file of it, or if the service worker keeps it and there is no way to the server. Without either,
 * it says that the network is lost.
 */
export const judgePage: JudgePage = async (error, { href }) => {
  const missing = isMissing(error);
  const unanswered = error instanceof ApiFailure && error.status === 0;
  if (!missing && !unanswered) return { kind: "failed", error };
  const server = await checkServer();
  if (server !== "gone")
    return missing && server === "ready" ? { kind: "reload" } : { kind: "failed", error };
  return (await isKept(href))
    ? { kind: "reload" }
    : { kind: "failed", error: new OfflineStart(true) };
};

/** Whether the service worker would answer with a page that was seen before. */
async function isKept(href: string): Promise<boolean> {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return false;
  const page = await caches.match(href, { cacheName: PAGES, ignoreVary: true }).catch(() => null);
  return page != null;
}

/** Milliseconds that a page may take to load while the browser knows of no network. */
const OFFLINE_WAIT = 1_000;

/**
 * What `loading` returns. Reads wait while there is no network, so a page that needs one fails
 * after a second.
 */
export async function unlessOffline<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const offline = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (!navigator.onLine) reject(new ApiFailure(0, "no network"));
    }, OFFLINE_WAIT);
  });
  try {
    return await Promise.race([loading, offline]);
  } finally {
    clearInterval(timer);
  }
}
