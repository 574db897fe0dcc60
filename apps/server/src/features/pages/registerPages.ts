import type { CallApi, KeptPages, PageResponse } from "@worthy/contract";
import {
  basePathOf,
  isBusinessHost,
  testsText,
  pageVariants,
  variantCookie,
  type Variants,
  type Language,
} from "@worthy/domain";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { holdsSecret } from "../../platform/http/holdsSecret.ts";
import { DATABASE_BACK_S, isDatabaseAway } from "../../platform/database/isDatabaseAway.ts";
import { networkOf } from "../../platform/limits/limiter.ts";
import { loggedAddress } from "../../platform/http/loggedAddress.ts";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import type { SecretCookie } from "../../platform/http/secretCookie.ts";
import { withoutBearer, type Caller } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import { TookTooLong } from "../../platform/withTimeout.ts";
import { builtPages, PagesProblem } from "../../platform/ssr/builtPages.ts";
import { devPages } from "../../platform/ssr/devPages.ts";
import type { PageSource } from "../../platform/ssr/pageSource.ts";
import { BUSY_S, QueueFull, type FairQueue } from "../../platform/limits/fairQueue.ts";
import type { BusinessLook } from "../business/registerBusiness.ts";
import { asksForHtml, isForPrograms, isPageRequest } from "./isPageRequest.ts";
import { languageOf } from "../../platform/http/languageOf.ts";
import { keptPages } from "./keptPages.ts";
import { createPageCache, type PageCache } from "./pageCache.ts";
import { readOnlyApi } from "./readOnlyApi.ts";
import { sendPage } from "./sendPage.ts";
import { serverTexts } from "../../platform/serverTexts.ts";
import de from "./texts/failedPage.de.json" with { type: "json" };
import en from "./texts/failedPage.en.json" with { type: "json" };
import es from "./texts/failedPage.es.json" with { type: "json" };

export interface PageParts {
  /** The folder apps/web. */
  webDir: string;
  /** `dev` renders the sources with Vite, `built` uses the files in dist/. */
  mode: "built" | "dev";
  /** What canonical addresses start with, without a trailing slash. */
  origin: string;
  cookie: SecretCookie;
  findCaller(bearer: string): Promise<Caller | null>;
  /** The API in this process for such a caller; pages only get its reads. */
  call(caller: Caller | null, from: { host: string; address: string; language: Language }): CallApi;
  /** What a host's pages have besides the product's own look. */
  lookOf?(host: string): BusinessLook | null;
  /** App store page for phones. */
  appStoreUrl?: string | undefined;
  /** Whether pages say that everything is deleted every hour. */
  isSandbox?: boolean | undefined;
  /** Changes whenever public pages change. */
  generation(): string | number;
  /** Where those wait that compute much. */
  queue: FairQueue;
  renderTimeoutMs?: number;
}

const MAX_ADDRESS = 2000;
const LOGGED_ADDRESS = 300;
const RENDER_TIMEOUT_MS = 8000;
/** The work of a page, compared with that of a list of picks. */
const PAGE_WEIGHT = 5;
/** Prefix of cache keys for business pages; no address starts with it. */
const BUSINESS = "b2b ";

/** Pages under this path are public, whoever requests them. */
const isPublicMode = (url: string) => /^\/show\//i.test(url);

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";

/** Handles requests that no other route does: pages for people, problem documents for programs. */
export async function registerPages(
  app: FastifyInstance,
  parts: PageParts,
): Promise<Pick<PageSource, "publicPaths" | "findCard">> {
  const isOurs = ({ url = "", headers }: IncomingMessage) =>
    asksForHtml(headers) || isForPrograms(pathOf(url));
  const basePath = basePathOf(parts.origin);
  if (parts.mode === "dev" && basePath !== "")
    throw new PagesProblem("BASE_PATH only works with built pages: run `npm start`.");
  const source =
    parts.mode === "dev"
      ? await devPages(app, { webDir: parts.webDir, isOurs })
      : await builtPages(app, parts.webDir, basePath);
  const cache = createPageCache({ generation: parts.generation });
  const kept = parts.mode === "built" ? keptPages() : undefined; // sources change under way
  const showing: Omit<Showing, "reply"> = { parts, source, cache, kept };
  // A route, because compression and limits only apply to routes; it is tried last.
  app.get("/*", (request, reply) => answerGet(request, { reply, ...showing }));
  app.setNotFoundHandler(
    app.hasDecorator("rateLimit") ? { preHandler: app.rateLimit() } : {},
    sendNothing,
  );
  return source;
}

interface Showing {
  reply: FastifyReply;
  parts: PageParts;
  source: PageSource;
  cache: PageCache;
  /** Documents for people; undefined where pages are rendered each time. */
  kept: KeptPages | undefined;
}

function sendNothing({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(
    reply,
    refuse("not-found", `There is nothing at ${method} ${pathOf(url).slice(0, LOGGED_ADDRESS)}.`),
  );
}

async function answerGet(request: FastifyRequest, showing: Showing): Promise<FastifyReply> {
  const { method, url, headers } = request;
  const { reply } = showing;
  if (holdsSecret(url)) reply.header("referrer-policy", "no-referrer");
  if (!isPageRequest({ method, path: pathOf(url), headers })) return sendNothing(request, reply);
  if (url.length > MAX_ADDRESS)
    return sendRefusal(
      reply,
      refuse("invalid", `The address is longer than ${MAX_ADDRESS} characters.`),
    );
  try {
    return await showPage(request, showing);
  } catch (error) {
    return sendFailure(request, { reply, error, basePath: basePathOf(showing.parts.origin) });
  }
}

async function showPage(
  request: FastifyRequest,
  { reply, parts, source, cache, kept }: Showing,
): Promise<FastifyReply> {
  const { url } = request;
  const basePath = basePathOf(parts.origin);
  // Public pages show everybody the same, whoever they are.
  const bearer = isPublicMode(url) ? null : parts.cookie.read(request);
  const found = bearer === null ? null : await parts.findCaller(bearer);
  const caller = found && withoutBearer(found); // rendered content never includes the bearer
  const host = request.hostname;
  const business = isBusinessHost(host);
  const language = languageOf(request);
  const variants = variantsOf(request);
  const look = parts.lookOf?.(host) ?? null;
  const renderNow = async () =>
    based(
      await source.render({
        url,
        origin: parts.origin,
        language,
        variants,
        call: readOnlyApi(parts.call(caller, { host, address: request.ip, language })),
        appStoreUrl: parts.appStoreUrl,
        isSandbox: parts.isSandbox,
        brand: look?.brand,
        moreStyles: look?.styles,
        grounds: look?.grounds,
        ...(caller ? { userId: caller.userId, kept } : {}),
      }),
    );
  const based = (page: PageResponse): PageResponse =>
    page.location === undefined ? page : { ...page, location: basePath + page.location };
  const render = (): Promise<PageResponse> =>
    parts.queue.run(networkOf(request.ip), renderNow, {
      weight: PAGE_WEIGHT,
      patienceMs: parts.renderTimeoutMs ?? RENDER_TIMEOUT_MS,
    });
  reply.headers(source.headers);
  // It duplicates the public host's content under another name.
  if (business) reply.header("x-robots-tag", "noindex");
  if (caller || holdsSecret(url)) return sendPage(reply, await render());
  const page = await cache.get(
    `${language} ${testsText(variants)} ${business ? BUSINESS : ""}${url}`,
    render,
  );
  return sendPage(reply, page, { etag: page.etag, bodies: page.bodies, headers: request.headers });
}

function sendFailure(
  request: FastifyRequest,
  { reply, error, basePath }: { reply: FastifyReply; error: unknown; basePath: string },
): FastifyReply {
  const why = reasonOf(error);
  const status = why === "broken" ? 500 : 503;
  const note = { err: error, url: loggedAddress(request.url), status };
  if (why === "busy") request.log.info(note, "page refused, too many are waiting");
  else request.log.error(note, "couldn't render a page");
  if (why !== "broken") reply.header("retry-after", why === "busy" ? BUSY_S : DATABASE_BACK_S);
  reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8");
  return reply.send(errorPage(why, { language: languageOf(request), basePath }));
}

type Why = "late" | "busy" | "broken";

function reasonOf(error: unknown): Why {
  if (error instanceof QueueFull) return "busy";
  return error instanceof TookTooLong || isDatabaseAway(error) ? "late" : "broken";
}

/** Shown if a page could not be rendered; depends on nothing that could itself be missing. */
function errorPage(
  why: Why,
  { language, basePath }: { language: Language; basePath: string },
): string {
  const t = serverTexts({ en, de, es })(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${t("failedPage.heading")} · Worthy</title>
</head>
<body>
<main>
<h1>${t("failedPage.heading")}</h1>
<p>${t(`failedPage.${why}`)}</p>
<p><a href="">${t("failedPage.again")}</a> · <a href="${basePath}/">${t("failedPage.first")}</a></p>
</main>
</body>
</html>
`;
}

/**
 * The A/B variants to render a page with, without variant 0: those in its address, otherwise those
 * in the device's cookies. Crawlers send neither.
 */
function variantsOf({ url, cookies }: Pick<FastifyRequest, "url" | "cookies">): Variants {
  const query = new URLSearchParams(url.split("?").slice(1).join("?"));
  return pageVariants({
    asked: (name) => query.get(name),
    kept: (name) => cookies[variantCookie(name)] ?? null,
  });
}
