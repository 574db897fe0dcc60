import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { TrustProxy } from "../config.ts";
import { answerClientError } from "./answerClientError.ts";
import { loggedAddress } from "./loggedAddress.ts";
import { problemDocument } from "./problem.ts";

export interface HttpOptions {
  logger: FastifyBaseLogger;
  trustProxy: TrustProxy;
  https: boolean;
  /** Requests a minute from one address; false in tests of other things. */
  requestsPerMinute: number | false;
}

const BODY_LIMIT = 256 * 1024;

/** What the client did wrong, in words, by Fastify's own error code. */
const CLIENT_ERRORS: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "The body is not valid JSON.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The body is empty although it is said to be JSON.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "The body must be application/json.",
  FST_ERR_CTP_BODY_TOO_LARGE: `The body is larger than ${BODY_LIMIT / 1024} KiB.`,
  FST_ERR_BAD_URL: "The address cannot be decoded.",
  FST_ERR_MAX_PARAM_LENGTH: "A part of the address is too long.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The body is not as long as its Content-Length says.",
};

/** Unreachable or overloaded database, by postgres.js's and PostgreSQL's codes. */
const DATABASE_AWAY = /^(CONNECT|CONNECTION_|ECONN|ENOENT|57P0|53300)/;

/** The Fastify instance with its plugins, limits and error answers; routes are registered by the caller. */
export async function createHttp({ logger, trustProxy, https, requestsPerMinute }: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: "idle",
    clientErrorHandler: answerClientError,
    // Other protocols may be offered on any request (h2c): those are answered as if they were not.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket" },
    // Addresses that no route can be found for; all else goes to the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setErrorHandler(answerError);
  app.removeContentTypeParser("text/plain"); // forms of other sites can send it
  acceptEmptyJson(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], customTypes: /^(text\/|application\/(json|problem\+json|javascript|manifest\+json)|image\/svg)/ });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(https),
    hsts: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  if (requestsPerMinute) {
    await app.register(rateLimit, { max: requestsPerMinute, timeWindow: "1 minute", allowList: (request) => /^\/(assets|healthz|readyz)/.test(request.url) });
  }
  return app;
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  reply.type("application/problem+json");
  if (status < 500) return reply.code(status).send(problemDocument(status, CLIENT_ERRORS[error.code] ?? error.message));
  request.log.error({ err: error, method: request.method, url: loggedAddress(request.url) }, "request failed");
  const away = DATABASE_AWAY.test(error.code ?? "");
  return reply.code(away ? 503 : 500).send(problemDocument(away ? 503 : 500, "Server Error"));
}

/** Empty bodies are legal where the endpoint allows them, also when a client says application/json. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parse(request, body as string, done); // parseAs string hands over a string
  });
}

function contentSecurityPolicy(https: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Style attributes set positions and sizes that are computed; style elements and scripts stay forbidden.
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["https://www.youtube-nocookie.com"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}
