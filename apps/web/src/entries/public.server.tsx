import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PageRequest, PageResponse, RenderPage } from "@worthy/contract";
import { isLanguage, type Language } from "@worthy/domain";
import { createToasts } from "@worthy/ui";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import { serverLogin, serverSession, serverWrites } from "../features/session/serverSession.ts";
import { createMessages, type Messages } from "../messages/createMessages.ts";
import { start } from "../messages/en/start.ts";
import { speak, type Speech } from "../messages/speech.ts";
import { speech as de } from "../messages/speeches/de.ts";
import { speech as es } from "../messages/speeches/es.ts";
import { loadPage, MissingPage, type LoadPage } from "../router/loadPage.ts";
import type { Match } from "../router/matchRoute.ts";
import { OfflineStart } from "../router/OfflineStart.ts";
import { OPENED } from "../router/PageLocation.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import type { Router, RouterState } from "../router/RouterState.ts";
import type { ScreenRoute } from "../routing/createRoutes.ts";
import { partsAt } from "../routing/loadParts.ts";
import { metaOf } from "../routing/metaOf.ts";
import type { Meta } from "../routing/Screen.ts";
import { popups } from "../popups.tsx";
import { findRoute, Frame, later, screens } from "../routes.tsx";
import { laterSteps, steps } from "../stepFiles.ts";
import type { Services } from "../features/services/Services.ts";
import { structuredDataOf } from "./structured/structuredDataOf.ts";
import { carriedOf } from "./carriedOf.ts";
import { documentHtml } from "./documentHtml.ts";
import { packError } from "./pageState.ts";

const SPEECHES: Record<Language, Speech | null> = { en: null, de, es };
/** By language and name of the product. One installation has at most one beside its own. */
const made = new Map<string, Messages>();

const languageOf = ({ language }: Pick<PageRequest, "language">): Language => (isLanguage(language) ? language : "en");

function messagesOf(request: Pick<PageRequest, "brand" | "language">): Messages {
  const { brand } = request;
  const language = languageOf(request);
  const key = `${language} ${brand ?? ""}`;
  const messages = made.get(key) ?? createMessages(brand, SPEECHES[language]);
  made.set(key, messages);
  return messages;
}

/** Renders, which waits for nothing, in the language of the request. */
function inItsLanguage<Result>(request: Pick<PageRequest, "language">, render: () => Result): Result {
  speak(SPEECHES[languageOf(request)]);
  return render();
}

/** A page whose data is in hand: what is left is to render it. */
export interface PreparedPage {
  request: PageRequest;
  state: RouterState;
  match: Match<ScreenRoute> | null;
  queryClient: QueryClient;
  tree: ReactNode;
}

/** Loads a page's data through `call`, in process; or says where to go instead. */
export async function preparePage(request: PageRequest): Promise<PreparedPage | PageResponse> {
  const userId = request.userId ?? null;
  const queryClient = createQueryClient(request.call);
  const url = new URL(request.origin + request.url);
  const load: LoadPage<ScreenRoute> = ({ route, ...address }) => route.prepare(address, { queryClient, userId: () => userId, waits: true });
  const outcome = await loadPage(url, { find: findRoute, load });
  if (outcome.kind === "moved") return { status: 301, location: outcome.to, html: "", cacheable: userId === null };
  const { pathname, search } = url;
  const location = { pathname, search, hash: "", state: null, key: OPENED };
  const { match, error } = outcome;
  const state: RouterState = { location, match, error, busy: false, waiting: false, scroll: "stay" };
  const services: Services = {
    call: request.call,
    session: serverSession(userId),
    writes: serverWrites,
    login: serverLogin,
    track: () => {},
    report: () => {},
    toasts: createToasts(),
    variants: { inForce: request.variants ?? {} },
    prefetch: () => {},
  };
  const tree = (
    <App services={services} queryClient={queryClient} messages={messagesOf(request)}>
      <RouterProvider router={standingStill(state)}>
        <Frame />
      </RouterProvider>
    </App>
  );
  return { request, state, match, queryClient, tree };
}

/** A router for one rendering, which goes nowhere. */
function standingStill(state: RouterState): Router {
  return { state, navigate: async () => {}, subscribe: () => () => {}, keepScroll: () => () => {} };
}

/** React's part alone: the bare limit that the whole page is measured against. */
export const renderTree = ({ request, tree }: PreparedPage): string => inItsLanguage(request, () => renderToString(tree));

/**
 * Leaves out React's preloads of pictures, but for the one that matters most. The others stand in the same answer a few lines on, where browsers
 * find them as soon, and busy ones complain of what was fetched ahead and is not yet used.
 */
const withoutPreloads = (html: string): string => html.replace(/<link rel="preload" as="image"(?![^>]* fetchPriority="high")[^>]*\/>/g, "");

/** The whole document of a page whose data is in hand. */
export function renderPrepared(page: PreparedPage): PageResponse {
  const { request, state, match, queryClient } = page;
  const { origin, brand, appStoreUrl, variants = {} } = request;
  const language = languageOf(request);
  const { location, error } = state;
  const userId = request.userId ?? null;
  const { t } = messagesOf(request);
  const html = inItsLanguage(request, () => {
    const meta = metaFor(page);
    return documentHtml({
      language,
      body: withoutPreloads(renderTree(page)),
      meta,
      structured: meta.canonical === undefined ? [] : structuredDataOf({ screen: match?.route.name ?? "", params: match?.params ?? {}, origin, queryClient, t }),
      appStoreUrl,
      grounds: request.grounds,
      start: SPEECHES[language]?.texts.start ?? start,
      state: {
        userId,
        queries: dehydrate(queryClient, { serializeData: carriedOf }),
        failure: packError(error),
        ...(brand === undefined ? {} : { brand }),
        ...(Object.keys(variants).length === 0 ? {} : { variants }),
      },
      origin,
      pathname: location.pathname,
      sources: partsAt({ match, popups, location, userId, queryClient }).map(({ source }) => source),
      assets: { ...request.assets, styles: [...request.assets.styles, ...(request.moreStyles ?? [])] },
    });
  });
  const status = error === null || error instanceof OfflineStart ? 200 : error instanceof MissingPage ? (error.gone ? 410 : 404) : 500;
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

function metaFor({ request, state: { location, error }, match, queryClient }: PreparedPage): Meta {
  const screen = match?.route ?? null;
  const { pathname, search } = location;
  return metaOf(
    { screen, error },
    { params: match?.params ?? {}, search: new URLSearchParams(search), pathname, userId: request.userId ?? null, queryClient },
    messagesOf(request).t,
  );
}

/** Addresses of pages that are the same for everybody and depend on no title, person or list, for sitemaps. */
export async function publicPaths(): Promise<readonly string[]> {
  const queryClient = createQueryClient(() => Promise.reject(new Error("no calls for a list of addresses")));
  await Promise.all([steps.load(), laterSteps.load()]); // heads may stand there
  const fixed = [...screens, ...(await later.load())].filter(({ path, access }) => access === "public" && !path.includes(":"));
  return fixed
    .filter((screen) => {
      const context = { params: {}, search: new URLSearchParams(), pathname: screen.path, userId: null, queryClient };
      return metaOf({ screen, error: null }, context, messagesOf({}).t).canonical === screen.path;
    })
    .map(({ path }) => path);
}
