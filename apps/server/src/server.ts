import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { ApiFailure, type CallApi, type EndpointId } from "@worthy/contract";
import { basePathOf, type Language } from "@worthy/domain";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Core } from "./composition.ts";
import { createFindCaller } from "./features/accounts/findCaller.ts";
import { registerBusiness } from "./features/business/registerBusiness.ts";
import { registerHealth } from "./features/health/registerHealth.ts";
import { registerCards } from "./features/images/cardRoute.ts";
import { registerImages, type Images } from "./features/images/routes.ts";
import { registerShare } from "./features/installed/registerShare.ts";
import { readOnlyApi } from "./features/pages/readOnlyApi.ts";
import { registerPages } from "./features/pages/registerPages.ts";
import { registerSitemaps } from "./features/sitemaps/registerSitemaps.ts";
import type { Config } from "./platform/config.ts";
import type { SessionSql, Sql } from "./platform/database/sqlClient.ts";
import { createLimiter } from "./platform/limits/limiter.ts";
import { createSharedCounts } from "./platform/limits/sharedCounts.ts";
import { createFairQueue, type FairQueue } from "./platform/limits/fairQueue.ts";
import { shareReads } from "./platform/database/shareReads.ts";
import { createHttp } from "./platform/http/createHttp.ts";
import type { RawCall } from "./platform/http/dispatch.ts";
import type { Queries } from "./platform/http/handler.ts";
import { registerEndpoints } from "./platform/http/registerEndpoints.ts";
import { proofCookie, sessionCookie } from "./platform/http/secretCookie.ts";
import type { Caller } from "./platform/policy.ts";
import { registerRealtime } from "./platform/realtime/registerRealtime.ts";
import type { SocketLimits } from "./platform/realtime/socketLimits.ts";
import { Refusal } from "./platform/refusal.ts";

export interface ServerOptions {
  config: Pick<
    Config,
    | "publicUrl"
    | "dataDir"
    | "trustProxy"
    | "hstsSubdomains"
    | "redisUrl"
    | "tmdbImageUrl"
    | "postersAhead"
    | "appStoreUrl"
    | "sandbox"
    | "metricsToken"
    | "secondFactorRequired"
    | "businessTheme"
  >;
  /** True once requests are accepted, false again when the server stops. */
  ready(): boolean;
  /** Source of pages; without it, the server only has the API. */
  pages?: "built" | "dev";
  core: Core;
  /** For calls, which somebody waits for. */
  sql: Sql;
  /** For messages between servers. */
  sessions: SessionSql;
  log: FastifyBaseLogger;
  requestsPerMinute: number | false;
  /** True while the built-in database can't be started again. */
  isLost?: (() => boolean) | undefined;
  /** Milliseconds within which a response of the API, or a page, has to begin; default 8 s. */
  deadlineMs?: number;
  /** Overrides of the default socket limits. */
  socketLimits?: Partial<SocketLimits>;
}

export interface Server {
  app: FastifyInstance;
  images: Images;
}

const DEADLINE_MS = 8000;
const WEB = join(import.meta.dirname, "../../web");

/**
 * The API as a function in this process, which rendering pages calls instead of HTTP. @param from
 * the host that the page was requested on, the address that requested it, and its language
 */
export function inProcessApi(
  core: Core,
  caller: Caller | null,
  { language, ...from }: { host?: string; address?: string; language?: Language } = {},
): CallApi {
  const device = { address: "", host: "", label: "Unknown device", ...from };
  let reads: Queries | undefined;
  const sharing = (pool: Queries) => (reads ??= shareReads(pool));
  return async (id: EndpointId, ...[input]: readonly [unknown?]) => {
    const result = await core.dispatch(id, {
      ...stringified(input as RawInput),
      caller,
      client: "server",
      device,
      language,
      sharing,
    });
    if (result instanceof Refusal)
      throw new ApiFailure(result.status, result.message, { issues: result.issues });
    return result as never; // made by the handler of `id` and typed by the contract
  };
}

type RawInput = Pick<RawCall, "params" | "query" | "body"> | undefined;

/** Over HTTP, parameters in addresses are text; so they are here. */
function stringified(input: RawInput): RawInput {
  const params = Object.entries(input?.params ?? {}).map(([name, value]) => [name, String(value)]);
  return { ...input, params: Object.fromEntries(params) };
}

/** HTTP without routes, with the general limit. */
async function openHttp({
  config,
  sql,
  log,
  requestsPerMinute,
}: Pick<ServerOptions, "config" | "sql" | "log" | "requestsPerMinute">): Promise<FastifyInstance> {
  const counts = requestsPerMinute === false ? undefined : createSharedCounts(createLimiter(sql));
  const app = await createHttp({
    logger: log,
    trustProxy: config.trustProxy,
    basePath: basePathOf(config.publicUrl),
    https: config.publicUrl.startsWith("https:"),
    hstsSubdomains: config.hstsSubdomains,
    requestsPerMinute,
    counts,
  });
  app.addHook("onClose", () => counts?.close());
  return app;
}

/** The HTTP server with all routes, not yet listening. */
export async function createServer({
  config,
  core,
  sql,
  sessions,
  log,
  requestsPerMinute,
  ready,
  pages,
  isLost,
  deadlineMs = DEADLINE_MS,
  socketLimits,
}: ServerOptions): Promise<Server> {
  const app = await openHttp({ config, sql, log, requestsPerMinute });
  const cookie = sessionCookie(config.publicUrl);
  const queue = createFairQueue();
  const snapshot = () => core.catalogue.view().snapshot;
  const findCaller = createFindCaller(sql);
  registerEndpoints(app, {
    dispatch: core.dispatch,
    takeOfNetwork: requestsPerMinute === false ? undefined : core.takeOfNetwork,
    findCaller,
    cookie,
    proof: proofCookie(config.publicUrl),
    queue,
    deadlineMs,
  });
  await registerRealtime(app, {
    hub: core.realtime,
    findCaller,
    take: core.takeTracked,
    sessions,
    config,
    limits: socketLimits,
  });
  registerHealth(app, {
    ping: () => sql`select 1`,
    ready,
    isLost,
    basePath: basePathOf(config.publicUrl),
    freeBytes: () => statfs(config.dataDir).then(({ bavail, bsize }) => bavail * bsize),
    model: core.model.serving,
    undeclaredEvents: core.undeclaredEvents,
    findCaller,
    token: config.metricsToken,
    secondFactorRequired: config.secondFactorRequired,
  });
  const images = registerImages(app, {
    snapshot,
    cacheDir: join(config.dataDir, "cache"),
    pictureHost: { url: config.tmdbImageUrl },
    ahead: config.postersAhead,
    log,
  });
  const web = { config, core, sql, findCaller, queue, deadlineMs, images };
  if (pages) await registerWeb(app, { ...web, mode: pages });
  return { app, images };
}

type WebParts = Pick<ServerOptions, "config" | "core" | "sql"> & {
  findCaller: ReturnType<typeof createFindCaller>;
  queue: FairQueue;
  deadlineMs: number;
  images: Images;
  mode: NonNullable<ServerOptions["pages"]>;
};

/** Pages, and what is served with them. */
async function registerWeb(
  app: FastifyInstance,
  { config, core, sql, findCaller, queue, deadlineMs, images, mode }: WebParts,
): Promise<void> {
  const snapshot = () => core.catalogue.view().snapshot;
  registerShare(app, { publicUrl: config.publicUrl });
  const lookOf = registerBusiness(app, {
    theme: config.businessTheme ?? null,
    webDir: WEB,
    basePath: basePathOf(config.publicUrl),
  });
  const { publicPaths, findCard } = await registerPages(app, {
    webDir: WEB,
    mode,
    origin: config.publicUrl,
    cookie: sessionCookie(config.publicUrl),
    findCaller,
    lookOf,
    call: (caller, from) => inProcessApi(core, caller, from),
    generation: () => `${snapshot().generation} ${core.model.serving()?.modelId ?? 0}`,
    appStoreUrl: config.appStoreUrl,
    isSandbox: config.sandbox !== undefined,
    renderTimeoutMs: deadlineMs,
    queue,
  });
  registerCards(app, {
    source: images.source,
    snapshot,
    findCard: (page) => findCard({ ...page, call: readOnlyApi(inProcessApi(core, null)) }),
  });
  registerSitemaps(app, {
    origin: config.publicUrl,
    sql,
    view: core.catalogue.view,
    fixedPaths: publicPaths,
  });
}
