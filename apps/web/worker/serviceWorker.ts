import { LANGUAGE_COOKIE } from "@worthy/domain";
import { ExpirationPlugin } from "workbox-expiration";
import {
  addPlugins,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { asNobody, OFFLINE_PAGE, offlinePageIn } from "./offlinePages.ts";
import { mayKeepPage, placeOf } from "./placeOf.ts";

/** The program's files and the offline page, as listed by the build. */
declare const SHELL: PrecacheEntry[];
declare const self: ServiceWorkerGlobalScope;

const DAY_S = 24 * 60 * 60;
const MOST_PAGES = 40;
const MOST_ASSETS = 150;
const MOST_FILES = 30;

const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

addPlugins([
  { requestWillFetch: async ({ request }) => asNobody(request, self.registration.scope) },
]);
precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: "" });

const strategies = {
  page: new NetworkFirst({
    cacheName: "pages",
    plugins: [
      { cacheWillUpdate: async ({ response }) => (mayKeepPage(response) ? response : null) },
      limit(MOST_PAGES, 7),
    ],
  }),
  // Asset names contain a hash of their content.
  asset: new CacheFirst({ cacheName: "assets", plugins: [limit(MOST_ASSETS, 60)] }),
  file: new StaleWhileRevalidate({ cacheName: "files", plugins: [limit(MOST_FILES, 30)] }),
};

for (const [place, strategy] of Object.entries(strategies))
  registerRoute(
    ({ url, request }) => placeOf(url, request, self.registration.scope) === place,
    strategy,
  );

setCatchHandler(
  async ({ request }) =>
    (request.mode === "navigate" ? await offlinePage() : undefined) ?? Response.error(),
);

/** In the language chosen on this device, if workers can read it, else in the browser's own. */
async function offlinePage(): Promise<Response | undefined> {
  const chosen =
    "cookieStore" in self ? await self.cookieStore.get(LANGUAGE_COOKIE).catch(() => null) : null;
  return (
    (chosen?.value ? await matchPrecache(offlinePageIn(chosen.value)) : undefined) ??
    matchPrecache(OFFLINE_PAGE)
  );
}

// A new version waits until the pages of the old one say they are ready.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
