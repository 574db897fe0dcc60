import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PageRequest, PageResponse, RenderPage } from "@worthy/contract";
import { createToasts } from "@worthy/ui";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider, type StaticHandlerContext } from "react-router";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import { serverSession } from "../features/session/serverSession.ts";
import { createMessages } from "../messages/createMessages.ts";
import { loadContext } from "../routing/loadContext.ts";
import { partsAt } from "../routing/loadParts.ts";
import { metaOf } from "../routing/metaOf.ts";
import type { Screen } from "../routing/Screen.ts";
import { popups } from "../popups.tsx";
import { routes } from "../routes.tsx";
import type { Services } from "../features/services/Services.ts";
import { documentHtml } from "./documentHtml.ts";
import { packErrors, type PageState } from "./pageState.ts";

const handler = createStaticHandler(routes);
const messages = createMessages();

/** A page whose data is in hand: what is left is to render it. */
export interface PreparedPage {
  request: PageRequest;
  context: StaticHandlerContext;
  queryClient: QueryClient;
  tree: ReactNode;
}

/** Loads a page's data through `call`, in process; or says where to go instead. */
export async function preparePage(request: PageRequest): Promise<PreparedPage | PageResponse> {
  const userId = request.userId ?? null;
  const queryClient = createQueryClient(request.call);
  const requestContext = new RouterContextProvider();
  requestContext.set(loadContext, { queryClient, userId: () => userId, waits: true });
  const context = await handler.query(new Request(request.origin + request.url), { requestContext });
  if (context instanceof Response) return movedPage(context, userId === null);
  const services: Services = { call: request.call, session: serverSession(userId), track: () => {}, toasts: createToasts(), prefetch: () => {} };
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <App services={services} queryClient={queryClient} messages={messages}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  );
  return { request, context, queryClient, tree };
}

/** React's part alone: the bare limit that the whole page is measured against. */
export const renderTree = ({ tree }: PreparedPage): string => renderToString(tree);

/** The whole document of a page whose data is in hand. */
export function renderPrepared(page: PreparedPage): PageResponse {
  const { request, context, queryClient } = page;
  const userId = request.userId ?? null;
  const body = renderTree(page);
  const state: PageState = { userId, queries: dehydrate(queryClient), loaderData: nullsOf(context), errors: packErrors(context.errors) };
  const html = documentHtml({
    body,
    meta: metaFor(context, request, queryClient),
    state,
    origin: request.origin,
    pathname: context.location.pathname,
    sources: partsAt(routes, popups, context.location).map(({ source }) => source),
    assets: request.assets,
  });
  return { status: context.statusCode, html, cacheable: userId === null && context.statusCode === 200 };
}

/** Renders one page: loads its data and answers with a whole document, or with where to go instead. */
export const renderPage: RenderPage = async (request) => {
  const page = await preparePage(request);
  if (!("tree" in page)) return page;
  const response = renderPrepared(page);
  page.queryClient.clear();
  return response;
};

function movedPage(response: Response, cacheable: boolean): PageResponse {
  return { status: response.status, location: response.headers.get("location") ?? "/", html: "", cacheable };
}

function metaFor(context: StaticHandlerContext, request: PageRequest, queryClient: ReturnType<typeof createQueryClient>) {
  const match = context.matches.at(-1);
  const screen = (match?.route.handle ?? null) as Screen | null; // createRouteObjects puts the screen there
  const error = context.errors ? Object.values(context.errors)[0] : null;
  const { pathname, search } = context.location;
  return metaOf({ screen, error }, { params: match?.params ?? {}, search: new URLSearchParams(search), pathname, userId: request.userId ?? null, queryClient }, messages.t);
}

/** Loaders answer null; what matters is that the browser knows they have run. */
function nullsOf(context: StaticHandlerContext): Record<string, null> {
  return Object.fromEntries(Object.keys(context.loaderData).map((route) => [route, null]));
}
