import { hydrate } from "@tanstack/react-query";
import { createToasts } from "@worthy/ui";
import { hydrateRoot } from "react-dom/client";
import { createApi } from "../api/createApi.ts";
import { newIdempotencyKey } from "../api/newIdempotencyKey.ts";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { deviceStorage } from "../features/session/deviceStorage.ts";
import { acrossTabs } from "../features/session/acrossTabs.ts";
import { createLogin } from "../features/session/createLogin.ts";
import { identifierUpdates } from "../features/session/identifierUpdates.ts";
import { forgetPath } from "../features/session/previousPath.ts";
import { createSessionStore, isOfAccount } from "../features/session/sessionStore.ts";
import { LOGGED_OUT_PATH } from "../features/session/signInPaths.ts";
import { askForUsers, watchAccount } from "../features/session/watchAccount.ts";
import { createReport } from "../features/failures/createReport.ts";
import { watchFailures } from "../features/failures/watchFailures.ts";
import { createTracker } from "../features/tracking/createTracker.ts";
import { sendEvents } from "../features/tracking/sendEvents.ts";
import { createVisitId } from "../features/tracking/visitId.ts";
import { createMessages } from "../messages/createMessages.ts";
import { popups } from "../popups.tsx";
import { createPrefetch } from "../routing/createPrefetch.ts";
import { PageRouter } from "../router/PageRouter.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import type { LoadContext } from "../routing/LoadContext.ts";
import { loadParts } from "../routing/loadParts.ts";
import { Frame, routes } from "../routes.tsx";
import { savesData } from "./savesData.ts";
import "../styles.css";
import { unpackError, type PageState } from "./pageState.ts";

const state = JSON.parse(document.getElementById("state")?.textContent ?? "null") as PageState | null; // written by our own server entry
const session = createSessionStore({
  storage: deviceStorage,
  createUser: () => call("createUser"),
  renderedFor: state?.userId ?? null,
  exclusively: acrossTabs,
});
const bearer = () => session.account()?.api_token ?? null;
const origin = newIdempotencyKey();
const call = createApi({ origin, getBearer: bearer, onUnauthenticated: (refused) => void login.refused(refused) });
const queryClient = createQueryClient(call);
const { track, flush } = createTracker({ send: (events) => sendEvents(events, bearer()), sessionId: createVisitId(deviceStorage, Date.now), now: Date.now });
const userId = () => session.account()?.id ?? null;
const report = createReport(track);
const identifiers = identifierUpdates({ call, session, storage: deviceStorage, report });
const login = createLogin({
  call,
  session,
  report,
  entered: identifiers.plan,
  left: () => {
    track("signed_out", {});
    flush();
  },
});
askForUsers(queryClient, login);
watchAccount({ session, queryClient, leave: () => (forgetPath(), location.assign(LOGGED_OUT_PATH)) });

const toasts = createToasts();
const messages = createMessages();
watchFailures({ target: window, toasts, t: messages.t, track });

hydrate(queryClient, state?.queries ?? {});
const context: LoadContext = { queryClient, userId, waits: false };
const prefetch = createPrefetch({ routes, context, origin: location.origin, savesData });
/** What the server rendered must be there before the page comes alive; its files are on their way since the page's head named them. */
async function comeAlive(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no root");
  await loadParts({ routes, popups }, { location, userId: state?.userId ?? null, queryClient });
  const router = new PageRouter({
    routes,
    load: ({ route, ...address }) => route.prepare(address, context),
    error: unpackError(state?.failure ?? null, location.pathname),
    window,
  });

  hydrateRoot(
    root,
    <App services={{ call, session, login, track, report, toasts, prefetch }} queryClient={queryClient} messages={messages}>
      <RouterProvider router={router}>
        <Frame />
      </RouterProvider>
    </App>,
    // React mends these by rendering anew: worth knowing of, but nothing that a person would have to be told.
    { onRecoverableError: (error) => (console.error(error), track("exception", { description: String(error), fatal: false })) },
  );
}

/** The page is whole without it. */
async function goOn(): Promise<void> {
  try {
    const { afterwards } = await loadChunk(() => import("./afterwards.ts"));
    afterwards({ session, queryClient, call, origin, track, report });
  } catch (error) {
    report("ChunkLoadError", error);
  }
}

void comeAlive().then(goOn);
// A page from a cache, or of a person whose account this device has lost, is asked again for whoever is here.
if (state?.userId !== userId()) void queryClient.invalidateQueries();
addEventListener("storage", ({ key }) => isOfAccount(key) && session.reread());
addEventListener("pagehide", () => flush(true));
const returning = deviceStorage.read("firstSession") !== null;
track("session_start", { returning });
identifiers.resume();
