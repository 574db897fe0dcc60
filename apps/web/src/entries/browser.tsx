import { hydrate } from "@tanstack/react-query";
import { createToasts } from "@worthy/ui";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createApi, type FailedCall } from "../api/createApi.ts";
import { newIdempotencyKey } from "../api/newIdempotencyKey.ts";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import { readAppMode } from "../features/appMode/readAppMode.ts";
import type { ShownVariants } from "../features/experiments/shownVariants.ts";
import { importAnew } from "../features/failures/importAnew.ts";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { deviceStorage } from "../features/session/deviceStorage.ts";
import { acrossTabs } from "../features/session/acrossTabs.ts";
import { createLogin } from "../features/session/createLogin.ts";
import { identifierUpdates } from "../features/session/identifierUpdates.ts";
import { forgetTab } from "../features/session/forgetTab.ts";
import { createWrites } from "../features/offline/Writes.ts";
import { createSessionStore, isOfAccount } from "../features/session/sessionStore.ts";
import { LOGGED_OUT_PATH } from "../features/session/signInPaths.ts";
import { askForUsers, watchAccount } from "../features/session/watchAccount.ts";
import { createReport } from "../features/failures/createReport.ts";
import { watchFailures } from "../features/failures/watchFailures.ts";
import { createBuffer } from "../features/tracking/createBuffer.ts";
import { createTrackBuffer } from "../features/tracking/createTrackBuffer.ts";
import { createMessages } from "../messages/createMessages.ts";
import { spoken } from "../messages/speech.ts";
import { popups } from "../popups.tsx";
import { createPrefetch } from "../routing/createPrefetch.ts";
import { PageRouter } from "../router/PageRouter.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import type { Router } from "../router/RouterState.ts";
import type { LoadContext } from "../routing/LoadContext.ts";
import { loadParts } from "../routing/loadParts.ts";
import { findRoute, Frame, later } from "../routes.tsx";
import { laterSteps, steps } from "../stepFiles.ts";
import { savesData } from "./savesData.ts";
import "../styles.css";
import { unpackError, type PageState } from "./pageState.ts";
import { unpackState, type Packed } from "./unpackState.ts";

declare global {
  interface Window {
    /** Does what was clicked before the page could answer, in order, and hears no more of clicks. Made by `public/theme.js`. */
    worthyEarlyClicks?: () => void;
  }
}

// The page says so itself (public/theme.js).
if (!navigator.cookieEnabled) throw new Error("cookies are disabled");

const packed = JSON.parse(document.getElementById("state")?.textContent ?? "null") as Packed | null;
const state = packed && (unpackState(packed) as PageState); // both written by our own server entry
const session = createSessionStore({
  storage: deviceStorage,
  createUser: async () => {
    // The script in the page's head has looked who this is.
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
const call = createApi({ origin, getBearer: bearer, onUnauthenticated: (refused) => void login.refused(refused), onFailed: failedCalls.put });
const queryClient = createQueryClient(call);
const report = createReport(track);
const identifiers = identifierUpdates({ call, session, storage: deviceStorage, report });
const login = createLogin({
  call,
  session,
  report,
  entered: identifiers.plan,
  leaving: () => track("signed_out", {}),
});
askForUsers(queryClient, login);
watchAccount({ session, queryClient, leave: () => (forgetTab(), location.assign(LOGGED_OUT_PATH)) });

const toasts = createToasts();
const variants: ShownVariants = { inForce: state?.variants ?? {} };
const messages = createMessages(state?.brand, spoken());
watchFailures({ target: window, toasts, t: messages.t, track });

hydrate(queryClient, state?.queries ?? {});
const context: LoadContext = { queryClient, userId, waits: false };
const prefetch = createPrefetch({ find: findRoute, context, origin: location.origin, savesData });
/** What the server rendered must be there before the page comes alive; its files are on their way since the page's head named them. */
async function comeAlive(): Promise<Router> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no root");
  const match = await findRoute(location.pathname);
  await loadParts({ match, popups, location, userId: state?.userId ?? null, queryClient });
  const router = new PageRouter({
    find: findRoute,
    match,
    load: ({ route, ...address }) => route.prepare(address, context),
    error: unpackError(state?.failure ?? null, location.pathname),
    window,
  });

  const page = (
    <App services={{ call, session, writes, login, track, report, toasts, variants, prefetch }} queryClient={queryClient} messages={messages}>
      <RouterProvider router={router}>
        <Frame />
      </RouterProvider>
    </App>
  );
  // React mends these by rendering anew: worth knowing of, but nothing that a person would have to be told.
  const onRecoverableError = (error: unknown) => (console.error(error), track("exception", { description: String(error), fatal: false }, error));
  // In slices: a press in between does not wait until the whole page is alive.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  // React brings what a click needs to life first.
  window.worthyEarlyClicks?.();
  return router;
}

/** Only demonstrations have more to do for a new account. */
async function greet(userId: string, mode: "B2B" | "DEMO"): Promise<void> {
  try {
    const { grantB2bProfile } = await loadChunk(() => import("../features/account/grantB2bProfile.ts"));
    await grantB2bProfile({ userId, mode, call, session, queryClient, report });
  } catch (error) {
    report("ChunkLoadError", error);
  }
}

const writes = createWrites(async () => {
  const router = await alive;
  const { afterwards } = await loadChunk(() => import("./afterwards.ts").catch((error: unknown) => importAnew(error) as Promise<typeof import("./afterwards.ts")>)); // the same file
  return afterwards({ session, queryClient, call, storage: deviceStorage, toasts, t: messages.t, origin, router, variants, track, pass, failedCalls, report });
});
const alive = comeAlive();
// The page is whole without it, and asks for it again with its next write.
writes.ready().then(
  () => {
    // The step itself mends a failure, or does without a skeleton.
    steps.load().catch(() => {});
    // Where a step leads to one of them, it is known by then.
    if (!savesData()) Promise.all([later.load(), laterSteps.load()]).catch(() => {});
  },
  (error: unknown) => report("ChunkLoadError", error),
);
// A page from a cache, or of a person whose account this device has lost, is asked again for whoever is here.
if (state?.userId !== userId()) void queryClient.invalidateQueries();
addEventListener("storage", ({ key }) => isOfAccount(key) && session.reread());
identifiers.resume();
