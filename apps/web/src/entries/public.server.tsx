import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PageRequest, PageResponse, RenderPage } from "@worthy/contract";
import { createToasts } from "@worthy/ui";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import { serverLogin, serverSession } from "../features/session/serverSession.ts";
import { createMessages } from "../messages/createMessages.ts";
import { loadPage, MissingPage } from "../router/loadPage.ts";
import { matchRoute } from "../router/matchRoute.ts";
import { OPENED } from "../router/PageLocation.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import type { Router, RouterState } from "../router/RouterState.ts";
import { partsAt } from "../routing/loadParts.ts";
import { metaOf } from "../routing/metaOf.ts";
import type { Meta, Screen } from "../routing/Screen.ts";
import { popups } from "../popups.tsx";
import { Frame, routes } from "../routes.tsx";
import type { Services } from "../features/services/Services.ts";
import { documentHtml } from "./documentHtml.ts";
import { packError } from "./pageState.ts";

const messages = createMessages();

/** A page whose data is in hand: what is left is to render it. */
export interface PreparedPage {
  request: PageRequest;
  state: RouterState;
  queryClient: QueryClient;
  tree: ReactNode;
}

/** Loads a page's data through `call`, in process; or says where to go instead. */
export async function preparePage(request: PageRequest): Promise<PreparedPage | PageResponse> {
  const userId = request.userId ?? null;
  const queryClient = createQueryClient(request.call);
  const url = new URL(request.origin + request.url);
  const match = matchRoute(routes, url.pathname);
  const outcome = await loadPage(match, url, ({ route, ...address }) => route.prepare(address, { queryClient, userId: () => userId, waits: true }));
  if (outcome.kind === "moved") return { status: 301, location: outcome.to, html: "", cacheable: userId === null };
  const { pathname, search } = url;
  const location = { pathname, search, hash: "", state: null, key: OPENED };
  const state: RouterState = { location, match, error: outcome.error, busy: false, waiting: false, scroll: "stay" };
  const services: Services = {
    call: request.call,
    session: serverSession(userId),
    login: serverLogin,
    track: () => {},
    report: () => {},
    toasts: createToasts(),
    prefetch: () => {},
  };
  const tree = (
    <App services={services} queryClient={queryClient} messages={messages}>
      <RouterProvider router={standingStill(state)}>
        <Frame />
      </RouterProvider>
    </App>
  );
  return { request, state, queryClient, tree };
}

/** A router for one rendering, which goes nowhere. */
function standingStill(state: RouterState): Router {
  return { state, navigate: async () => {}, subscribe: () => () => {}, keepScroll: () => () => {} };
}

/** React's part alone: the bare limit that the whole page is measured against. */
export const renderTree = ({ tree }: PreparedPage): string => renderToString(tree);

/** The whole document of a page whose data is in hand. */
export function renderPrepared(page: PreparedPage): PageResponse {
  const { request, state, queryClient } = page;
  const { location, error } = state;
  const userId = request.userId ?? null;
  const html = documentHtml({
    body: renderTree(page),
    meta: metaFor(page),
    state: { userId, queries: dehydrate(queryClient), failure: packError(error) },
    origin: request.origin,
    pathname: location.pathname,
    sources: partsAt({ routes, popups }, { location, userId, queryClient }).map(({ source }) => source),
    assets: request.assets,
  });
  const status = error === null ? 200 : error instanceof MissingPage ? 404 : 500;
  return { status, html, cacheable: userId === null && status === 200 };
}

/** Renders one page: loads its data and answers with a whole document, or with where to go instead. */
export const renderPage: RenderPage = async (request) => {
  const page = await preparePage(request);
  if (!("tree" in page)) return page;
  const response = renderPrepared(page);
  page.queryClient.clear();
  return response;
};

function metaFor({ request, state: { location, match, error }, queryClient }: PreparedPage): Meta {
  const screen = (match?.route ?? null) as Screen | null; // createRoutes makes routes of screens
  const { pathname, search } = location;
  return metaOf({ screen, error }, { params: match?.params ?? {}, search: new URLSearchParams(search), pathname, userId: request.userId ?? null, queryClient }, messages.t);
}
