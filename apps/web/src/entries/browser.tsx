import { createToasts } from "@worthy/ui";
import { isLanguage, LANGUAGES } from "@worthy/domain";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createApi, type FailedCall } from "../api/createApi.ts";
import { newIdempotencyKey } from "../api/newIdempotencyKey.ts";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import { readAppMode } from "../features/appMode/readAppMode.ts";
import type { ShownVariants } from "../features/services/Services.ts";
import { retryImport } from "../features/failures/retryImport.ts";
import { watchUse } from "../features/failures/pageUse.ts";
import { judgePage, unlessOffline } from "../features/failures/judgePage.ts";
import { watchServer } from "../features/failures/watchServer.ts";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { deviceStorage } from "../features/session/deviceStorage.ts";
import { acrossTabs } from "../features/session/acrossTabs.ts";
import { createLogin } from "../features/session/createLogin.ts";
import { identifierUpdates } from "../features/session/identifierUpdates.ts";
import { forgetTab } from "../features/session/forgetTab.ts";
import { createWrites } from "../features/offline/createWrites.ts";
import { createSessionStore, isOfAccount } from "../features/session/sessionStore.ts";
import { LOGGED_OUT_PATH } from "../features/session/signInPaths.ts";
import { askForUsers, watchAccount } from "../features/session/watchAccount.ts";
import { createReport } from "../features/failures/createReport.ts";
import { watchFailures } from "../features/failures/watchFailures.ts";
import { createBuffer } from "../features/events/createBuffer.ts";
import { createTrackBuffer } from "../features/events/createTrackBuffer.ts";
import { createLocale } from "../locale/createLocale.ts";
import { loadCatalogue } from "../locale/loadCatalogue.ts";
import { Frame } from "../Frame.tsx";
import { popups } from "../popups/popups.ts";
import { createPrefetch } from "../routing/createPrefetch.ts";
import { reloadPage } from "../router/reloadPage.ts";
import { OfflineStart } from "../router/OfflineStart.ts";
import { PageRouter } from "../router/PageRouter.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import type { Router } from "../router/RouterState.ts";
import type { LoadContext } from "../routing/LoadContext.ts";
import { loadParts } from "../routing/loadParts.ts";
import { findRoute } from "../routes.ts";
import "../styles.css";
import { unpackError, unpackQueries, type PageState } from "./pageState.ts";
import { unpackState, type Packed } from "./unpackState.ts";
import { fromAddress, toAddress } from "../api/basePath.ts";

declare global {
  interface Window {
    /**
     * Replays clicks made before hydration, in order, and stops recording them. Set by
     * `public/theme.js`.
     */
    worthyEarlyClicks?: () => void;
    /** Hands over the keys pressed on the wall before hydration, in order, and stops recording them. */
    worthyEarlyKeys?: () => KeyboardEvent[];
  }
}

// The page already says so (public/theme.js).
if (!navigator.cookieEnabled) throw new Error("cookies are disabled");

const packed = JSON.parse(document.getElementById("state")?.textContent ?? "null") as Packed | null;
/** When what the page shows was read. */
const readAt = () =>
  Number(document.querySelector<HTMLElement>("script[data-read-at]")?.dataset["readAt"] ?? 0);
const state = packed && (unpackState(packed) as PageState); // both written by our own server entry
const session = createSessionStore({
  storage: deviceStorage,
  createUser: async () => {
    // The script in the page's head has detected crawlers.
    if ("crawler" in document.documentElement.dataset) throw new Error("a crawler");
    const user = await call("createUser");
    const mode = readAppMode();
    if (mode === "B2B" || mode === "DEMO") void greet(user.id, mode);
    return user;
  },
  renderedFor: state?.userId ?? null,
  exclusively: acrossTabs,
});
const bearer = () => session.account()?.api_token ?? null;
const origin = newIdempotencyKey();
const { track, pass } = createTrackBuffer();
const userId = () => session.account()?.id ?? null;
const failedCalls = createBuffer<FailedCall>();
const logins = createBuffer<number>();
const call = createApi({
  origin,
  page: window,
  getBearer: bearer,
  userId: () => session.account()?.id ?? null,
  onUnauthenticated: (refused) => void login.refused(refused),
  onFailed: failedCalls.put,
});
const queryClient = createQueryClient(call);
const report = createReport(track);
const identifiers = identifierUpdates({ call, session, storage: deviceStorage, report });
const login = createLogin({
  call,
  session,
  report,
  entered: () => (identifiers.plan(), logins.put(Date.now())),
  leaving: () => track("signed_out", {}),
});
askForUsers(queryClient, login);
watchAccount({
  session,
  queryClient,
  leave: () => (forgetTab(), location.assign(toAddress(LOGGED_OUT_PATH))),
});

const toasts = createToasts();
const { isSandbox } = state ?? {};
const variants: ShownVariants = { inForce: state?.variants ?? {} };
// The page names the language it was rendered in. Its texts have been loading since the page's
// head.
const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : LANGUAGES[0];
const catalogue = await loadCatalogue(language).catch((error: unknown) => {
  report("ChunkLoadError", error);
  return null;
});
const locale = createLocale({ language, catalogue, productName: state?.brand });
watchFailures({ target: window, toasts, locale, track });

unpackQueries(queryClient, state?.queries ?? [], readAt());
const context: LoadContext = { queryClient, userId, waits: false };
const prefetch = createPrefetch({ find: findRoute, context, origin: location.origin, savesData });
/**
 * What the server rendered must be loaded before hydration; its files have been loading since the
 * page's head.
 */
async function hydrateApp(): Promise<Router> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no root");
  const pathname = fromAddress(location.pathname);
  const match = findRoute(pathname);
  const failure = await loadParts({
    match,
    popups,
    location: { pathname, search: location.search },
    userId: state?.userId ?? null,
    queryClient,
  }).then(() => null, judgeStart);
  const router = new PageRouter({
    find: findRoute,
    match,
    load: ({ route, ...address }) => unlessOffline(route.prepare(address, context)),
    judge: judgePage,
    error: failure ?? unpackError(state?.failure ?? null, pathname),
    window,
  });

  watchUse(router);

  const page = (
    <App
      services={{
        call,
        session,
        writes,
        login,
        track,
        report,
        toasts,
        variants,
        isSandbox,
        prefetch,
      }}
      queryClient={queryClient}
      locale={locale}
    >
      <RouterProvider router={router}>
        <Frame />
      </RouterProvider>
    </App>
  );
  // React recovers by rendering again: worth reporting, but nothing to tell the user.
  const onRecoverableError = (error: unknown) => (
    console.error(error),
    track("exception", { description: String(error), fatal: false }, error)
  );
  // In slices, so that input is handled during hydration.
  if (failure === null) startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  else createRoot(root).render(page);
  // React hydrates first what a click needs.
  window.worthyEarlyClicks?.();
  return router;
}

/**
 * What to show if a file of this page can't be loaded. First, the page is reloaded. Without a
 * way to the server it stays as it came, which can be read, until the server is back.
 */
async function judgeStart(error: unknown): Promise<unknown> {
  const verdict = await judgePage(error, new URL(location.href));
  if (verdict.kind === "reload" && !reloadPage(window)) return error;
  if (verdict.kind === "failed" && !(verdict.error instanceof OfflineStart)) return verdict.error;
  if (verdict.kind === "failed") watchServer(() => location.reload());
  return new Promise<never>(() => {});
}

/** Only demo accounts need more after registration. */
async function greet(userId: string, mode: "B2B" | "DEMO"): Promise<void> {
  try {
    const { grantB2bProfile } = await loadChunk(
      () => import("../features/account/grantB2bProfile.ts"),
    );
    await grantB2bProfile({ userId, mode, call, session, queryClient, report });
  } catch (error) {
    report("ChunkLoadError", error);
  }
}

const writes = createWrites(async () => {
  const router = await hydrated;
  const { startDeferred } = await loadChunk(() =>
    import("./startDeferred.ts").catch(
      (error: unknown) => retryImport(error) as Promise<typeof import("./startDeferred.ts")>,
    ),
  ); // the same file
  return startDeferred({
    session,
    queryClient,
    call,
    storage: deviceStorage,
    toasts,
    locale,
    origin,
    router,
    variants,
    track,
    pass,
    failedCalls,
    logins,
    report,
  });
});
const hydrated = hydrateApp();
// The page works without it, and tries again with its next write.
writes.ready().catch((error: unknown) => report("ChunkLoadError", error));
// A page from a cache, or of an account this device no longer has, is refetched for the current
// user.
if (state?.userId !== userId()) void queryClient.invalidateQueries();
addEventListener("storage", ({ key }) => isOfAccount(key) && session.reread());
identifiers.resume();

/** Whether the browser asks for reduced data use; not all browsers say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // the Network Information API is in no standard type
  return connection?.saveData === true;
}
