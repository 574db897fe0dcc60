import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import rateLimit, { type RateLimitPluginOptions as RateLimitOptions } from "@fastify/rate-limit";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { TrustProxy } from "./trustProxy.ts";
import { newTextId } from "../ids.ts";
import { networkOf } from "../limits/limiter.ts";
import type { SharedCounts } from "../limits/sharedCounts.ts";
import { securityHeaders, type SecurityOptions } from "./securityHeaders.ts";
import { TookTooLong } from "../withTimeout.ts";
import { loggedAddress } from "./loggedAddress.ts";
import { DATABASE_BACK_S, isDatabaseAway } from "../database/isDatabaseAway.ts";
import { pathAsked, refuseOtherTargets } from "./requestTarget.ts";
import { problemDocument } from "./problem.ts";

const STATUS: Record<string, readonly [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Address and headers are larger than 16 KiB."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

/**
 * Answers what can't even be parsed as a request, in the form of all other errors, and closes the
 * connection.
 */
function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, message] = STATUS[error.code ?? ""] ?? [400, "This isn’t an HTTP request."];
  const body = JSON.stringify(problemDocument(status, message));
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${headers.join("\r\n")}\r\n\r\n${body}`);
}

export interface HttpOptions extends SecurityOptions {
  /** The path before all others; routes, hooks and handlers don’t see it. */
  basePath?: string;
  logger: FastifyBaseLogger;
  trustProxy: TrustProxy;
  /** Requests per minute from one address; false in tests of other things. */
  requestsPerMinute: number | false;
  /** Where they are counted; without it, by this server alone. */
  counts?: SharedCounts | undefined;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The caller, once known. */
    userId: string | null;
  }
}

/** In bytes, where an endpoint declares none. */
const BODY_LIMIT = 16 * 1024;

/** Bytes of a refused body that are still read. */
const MOST_DISCARDED = 1024 * 1024;

const TOO_LARGE = "FST_ERR_CTP_BODY_TOO_LARGE";

/** What the client did wrong, by Fastify's error code. */
const CLIENT_ERRORS: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "The body isn’t valid JSON.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The body is empty, but should be JSON.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "The body must be application/json.",
  FST_ERR_BAD_URL: "The address can’t be decoded.",
  FST_ERR_MAX_PARAM_LENGTH: "A part of the address is too long.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The body isn’t as long as its Content-Length says.",
};

/**
 * Static files, and what supervisors poll. Exact names only: other pages that start the same way
 * take work to render.
 */
const UNLIMITED = /^\/(assets\/|(healthz|readyz)\/?(\?|$))/;

/**
 * The Fastify instance with its plugins, limits and error responses; the caller registers routes.
 */
export async function createHttp({
  basePath = "",
  logger,
  trustProxy,
  requestsPerMinute,
  counts,
  ...security
}: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    trustProxy,
    genReqId: ({ headers }) =>
      (trustProxy !== false && givenId(headers["x-request-id"])) || newRequestId(),
    rewriteUrl: (request) => pathAsked(request, basePath),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: "idle",
    // What still arrives on an open connection is answered, and the connection closed.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Any request may offer another protocol (h2c), which is ignored.
    http: {
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
    },
    // Addresses that can't be routed; everything else goes to the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setErrorHandler(answerError);
  nameRequests(app);
  app.removeContentTypeParser("text/plain"); // other sites' forms can send it
  acceptEmptyJson(app);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    customTypes: /^(text\/|application\/(json|problem\+json|javascript|manifest\+json)|image\/svg)/,
  });
  const headers = await securityHeaders(security);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  refuseOtherTargets(app, basePath);
  if (requestsPerMinute) {
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: "1 minute",
      allowList: ({ url }) => UNLIMITED.test(url),
      keyGenerator: ({ ip }) => networkOf(ip),
      ...(counts && { store: storeOf(counts) }),
    });
  }
  return app;
}

/** The plugin makes its store itself, from a class. */
function storeOf(counts: SharedCounts): NonNullable<RateLimitOptions["store"]> {
  return class {
    incr = counts.incr;
    child = counts.child;
  } as unknown as NonNullable<RateLimitOptions["store"]>; // its types ask for more than it calls
}

/** Process id and counter: every request gets a name, which only has to be distinct. */
const PROCESS = newTextId();
let requests = 0;
const newRequestId = () => `${PROCESS}-${(requests += 1).toString(36)}`;

/** A request's name from a proxy, if it is a valid one. */
const givenId = (header: string | string[] | undefined): string | null =>
  typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : null;

/**
 * Every response contains the request's name in the log, and every request is logged at level
 * `info`.
 */
function nameRequests(app: FastifyInstance): void {
  app.decorateRequest("userId", null);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", ({ method, routeOptions, log }, reply, done) => {
    log.info(
      {
        method,
        route: routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request answered",
    );
    done();
  });
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  discardBody(request, reply);
  reply.type("application/problem+json");
  if (status < 500) {
    const { bodyLimit = BODY_LIMIT } = request.routeOptions;
    const message =
      error.code === TOO_LARGE
        ? `The body is larger than ${bodyLimit / 1024} KiB.`
        : (CLIENT_ERRORS[error.code] ?? error.message);
    return reply.code(status).send(problemDocument(status, message));
  }
  const answered = isDatabaseAway(error) || error instanceof TookTooLong ? 503 : 500;
  if (answered === 503) reply.header("retry-after", DATABASE_BACK_S);
  const { method, userId } = request;
  request.log.error(
    {
      err: error,
      method,
      url: loggedAddress(request.url),
      status: answered,
      ...(userId ? { userId } : {}),
    },
    "request failed",
  );
  return reply.code(answered).send(problemDocument(answered, "Server Error"));
}

/**
 * Reads what still arrives of a refused body. Fastify would close the connection, and a client that
 * is still sending would learn that it broke, but not why.
 */
function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader("connection");
  let discarded = 0;
  raw.on("data", ({ length }: Buffer) => {
    discarded += length;
    if (discarded > MOST_DISCARDED) raw.destroy();
  });
}

/**
 * Empty bodies are allowed if the endpoint allows them, even if the client says application/json.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parse(request, body as string, done); // parseAs string passes a string
  });
}
