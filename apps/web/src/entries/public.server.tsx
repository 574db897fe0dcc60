import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FindCard, PageRequest, PageResponse, RenderPage } from "@worthy/contract";
import { basePathOf, isLanguage, LANGUAGES } from "@worthy/domain";
import { createToasts } from "@worthy/ui";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import { serverLogin, serverSession, serverWrites } from "../features/session/serverSession.ts";
import { createLocale, type Locale } from "../locale/createLocale.ts";
import { loadCatalogue } from "../locale/loadCatalogue.ts";
import { loadPage, MissingPage, type LoadPage } from "../router/loadPage.ts";
import type { Match } from "../router/matchRoute.ts";
import { OfflineStart } from "../router/OfflineStart.ts";
import { OPENED } from "../router/PageLocation.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import type { Router, RouterState } from "../router/RouterState.ts";
import type { ScreenRoute } from "../routing/createRoutes.ts";
import { partsAt } from "../routing/loadParts.ts";
import { headOf } from "../routing/headOf.ts";
import type { Head } from "../routing/Screen.ts";
import { Frame } from "../Frame.tsx";
import { popups } from "../popups/popups.ts";
import { findRoute } from "../routes.ts";
import { screens } from "../screens.ts";
import type { Services } from "../features/services/Services.ts";
import { structuredDataOf } from "./structured/structuredDataOf.ts";
import { documentHtml, endHtml } from "./documentHtml.ts";
import { invitePreview } from "./invitePreview.ts";
import { packState } from "./packState.ts";
import { packError, packQueries, type PageState } from "./pageState.ts";
import { setBasePath } from "../api/basePath.ts";

/** By language and product name. An installation has at most one name beside its own. */
const made = new Map<string, Locale>();

async function localeOf({ brand, language: wanted }: LocaleOfRequest): Promise<Locale> {
  const language = isLanguage(wanted) ? wanted : LANGUAGES[0];
  const key = `${language} ${brand ?? ""}`;
  const locale =
    made.get(key) ??
    createLocale({ language, catalogue: await loadCatalogue(language), productName: brand });
  made.set(key, locale);
  return locale;
}

type LocaleOfRequest = Pick<PageRequest, "brand" | "language">;

/** A page whose data is loaded, ready to render. */
export interface PreparedPage {
  request: PageRequest;
  locale: Locale;
  state: RouterState;
  match: Match<ScreenRoute> | null;
  queryClient: QueryClient;
  tree: ReactNode;
}

/** Loads a page's data through `call`, in process, or returns a redirect. */
export async function preparePage(request: PageRequest): Promise<PreparedPage | PageResponse> {
  const userId = request.userId ?? null;
  const queryClient = createQueryClient(request.call);
  const url = new URL(new URL(request.origin).origin + request.url);
  const load: LoadPage<ScreenRoute> = ({ route, ...address }) =>
    route.prepare(address, { queryClient, userId: () => userId, waits: true });
  const outcome = await loadPage(url, { find: findRoute, load });
  if (outcome.kind === "moved")
    return { status: 301, location: outcome.to, html: "", cacheable: userId === null };
  const { pathname, search } = url;
  const location = { pathname, search, hash: "", state: null, key: OPENED };
  const { match, error } = outcome;
  const state: RouterState = {
    location,
    match,
    error,
    busy: false,
    visit: 0,
    waiting: false,
    scroll: "stay",
  };
  const services: Services = {
    call: request.call,
    session: serverSession(userId),
    writes: serverWrites,
    login: serverLogin,
    track: () => {},
    report: () => {},
    toasts: createToasts(),
    variants: { inForce: request.variants ?? {} },
    isSandbox: request.isSandbox,
    prefetch: () => {},
  };
  const locale = await localeOf(request);
  const tree = (
    <App services={services} queryClient={queryClient} locale={locale}>
      <RouterProvider router={standingStill(state)}>
        <Frame />
      </RouterProvider>
    </App>
  );
  return { request, locale, state, match, queryClient, tree };
}

/** A router for one render; it never navigates. */
function standingStill(state: RouterState): Router {
  return { state, navigate: async () => {}, subscribe: () => () => {}, keepScroll: () => () => {} };
}

/** React's part alone: the lower bound that benchmarks compare the whole page with. */
export const renderTree = ({ tree }: PreparedPage): string => renderToString(tree);

/**
 * Drops React's image preloads, except the most important one. The other images follow a few lines
 * later, where browsers find them just as soon; busy browsers warn about preloads that are not used
 * yet.
 */
function withoutPreloads(html: string): string {
  const [preloads = ""] = /^(?:<link [^>]*>)*/.exec(html) ?? []; // React writes them first
  return (
    preloads.replace(/<link rel="preload" as="image"(?![^>]* fetchPriority="high")[^>]*\/>/g, "") +
    html.slice(preloads.length)
  );
}

/** What a page carries to the browser, packed. */
function stateOf({ request, state, queryClient }: PreparedPage): string {
  const { brand, isSandbox, variants = {} } = request;
  return packState({
    userId: request.userId ?? null,
    queries: packQueries(queryClient),
    failure: packError(state.error),
    ...(brand === undefined ? {} : { brand }),
    ...(isSandbox ? { isSandbox: true } : {}),
    ...(Object.keys(variants).length === 0 ? {} : { variants }),
  } satisfies PageState);
}

/** Renders the document of a page, but for its end. */
function renderDocument(page: PreparedPage, packed: string): string {
  const { request, locale, state, match, queryClient } = page;
  const { origin, brand, appStoreUrl } = request;
  const { location } = state;
  const userId = request.userId ?? null;
  const meta = headFor(page);
  return documentHtml({
    locale,
    body: withoutPreloads(renderTree(page)),
    meta,
    structured:
      meta.canonical === undefined
        ? []
        : structuredDataOf({
            screen: match?.route.name ?? "",
            params: match?.params ?? {},
            origin,
            queryClient,
            locale,
          }),
    appStoreUrl,
    grounds: request.grounds,
    state: packed,
    brand,
    origin,
    pathname: location.pathname,
    sources: partsAt({ match, popups, location, userId, queryClient }).map(({ source }) => source),
    assets: {
      ...request.assets,
      styles: [...request.assets.styles, ...(request.moreStyles ?? [])],
    },
  });
}

const MINUTE_MS = 60_000;

/**
 * All that a document is made of: what browsers hydrate it from, its address and what is around the
 * app. Times such as "5 minutes ago" hold for a minute.
 */
function partsOf({ request, state: { location } }: PreparedPage, packed: string): string {
  const { origin, language, appStoreUrl, grounds, moreStyles, assets } = request;
  const { pathname, search } = location;
  const around = [pathname + search, origin, language, appStoreUrl, grounds, moreStyles];
  const minute = Math.floor(Date.now() / MINUTE_MS);
  return JSON.stringify([...around, assets.entry, minute]) + packed;
}

/** The document as kept, if everything that it is made of is the same; otherwise rendered. */
function keptDocument(page: PreparedPage, packed: string): string {
  const { kept } = page.request;
  if (!kept) return renderDocument(page, packed);
  const parts = partsOf(page, packed);
  const known = kept.get(parts);
  if (known !== undefined) return known;
  const html = renderDocument(page, packed);
  kept.set(parts, html);
  return html;
}

/** The whole document of a page whose data is loaded. */
export function renderPrepared(page: PreparedPage): PageResponse {
  const { request, state } = page;
  const { error } = state;
  setBasePath(basePathOf(request.origin));
  const html =
    keptDocument(page, stateOf(page)) +
    endHtml({ entry: request.assets.entry, readAt: Date.now() });
  const status =
    error === null || error instanceof OfflineStart
      ? 200
      : error instanceof MissingPage
        ? error.gone
          ? 410
          : 404
        : 500;
  return { status, html, cacheable: request.userId === undefined && status === 200 };
}

/** Renders one page: loads its data and returns a whole document, or a redirect. */
export const renderPage: RenderPage = async (request) => {
  const page = await preparePage(request);
  if (!("tree" in page)) return page;
  const response = renderPrepared(page);
  page.queryClient.clear();
  return response;
};

/** For paths alone. */
const ORIGIN = "http://localhost";
/** Nothing of a card is rendered. */
const NO_ASSETS = { styles: [], preloads: [], parts: {}, fonts: [], entry: "", themeScript: "" };

/** What the picture of a page shows where its link is shared: the same for everybody. */
export const findCard: FindCard = async ({ path, call, language = LANGUAGES[0] }) => {
  const page = await preparePage({ url: path, origin: ORIGIN, call, language, assets: NO_ASSETS });
  if (!("tree" in page)) return null;
  const { error } = page.state;
  if (error !== null && !(error instanceof MissingPage)) throw error;
  const { card } = headFor(page);
  page.queryClient.clear();
  if (card?.path !== path) return null;
  return { name: card.name, product: page.locale.productName, titleIds: card.titleIds };
};

function headFor({
  request,
  locale,
  state: { location, error },
  match,
  queryClient,
}: PreparedPage): Head {
  const route = match?.route ?? null;
  const screen = route?.name === "invite" ? { ...route, head: invitePreview } : route;
  const { pathname, search } = location;
  return headOf(
    { screen, error },
    {
      params: match?.params ?? {},
      search: new URLSearchParams(search),
      pathname,
      userId: request.userId ?? null,
      queryClient,
    },
    locale,
  );
}

/**
 * Paths for sitemaps: pages that are the same for everybody and depend on no title, person or list.
 */
export async function publicPaths(): Promise<readonly string[]> {
  const queryClient = createQueryClient(() =>
    Promise.reject(new Error("no calls for a list of addresses")),
  );
  const locale = await localeOf({});
  return screens
    .filter(({ access }) => access === "public")
    .flatMap((screen) =>
      [screen.path].flat().filter((path) => {
        const context = {
          params: {},
          search: new URLSearchParams(),
          pathname: path,
          userId: null,
          queryClient,
        };
        return (
          !path.includes(":") && headOf({ screen, error: null }, context, locale).canonical === path
        );
      }),
    );
}

/**
 * All screen paths, each with the source files a visitor's first page there needs beside the
 * program itself.
 */
export function visitorSources(): Readonly<Record<string, readonly string[]>> {
  const queryClient = createQueryClient(() => Promise.reject(new Error("no calls for a list")));
  const paths = screens.flatMap(({ path }) => path);
  return Object.fromEntries(
    paths.map((path) => {
      const location = { pathname: path, search: "" };
      const parts = partsAt({
        match: findRoute(path),
        popups,
        location,
        userId: null,
        queryClient,
      });
      return [path, parts.map(({ source }) => source)];
    }),
  );
}
