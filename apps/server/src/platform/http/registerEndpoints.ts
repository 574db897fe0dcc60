import { clientName, endpoints, ORIGIN_HEADER, type Endpoint } from "@worthy/contract";
import { deviceLabel } from "@worthy/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DATABASE_BACK_S } from "../database/isDatabaseAway.ts";
import { BUSY_S, QueueFull, type FairQueue } from "../limits/fairQueue.ts";
import { networkOf } from "../limits/limiter.ts";
import type { TakeOfNetwork } from "../limits/networkLimits.ts";
import type { Caller } from "../policy.ts";
import { Refusal, refuse } from "../refusal.ts";
import { withTimeout } from "../withTimeout.ts";
import { bearerIn } from "./bearerIn.ts";
import type { Dispatch, RawCall } from "./dispatch.ts";
import { languageOf } from "./languageOf.ts";
import { keptJson } from "./keptJson.ts";
import { problemDocument } from "./problem.ts";
import type { SecretCookie } from "./secretCookie.ts";

export interface EndpointParts {
  dispatch: Dispatch;
  /** Limits of single endpoints; without it there are none. */
  takeOfNetwork?: TakeOfNetwork | undefined;
  /** The person a bearer belongs to; null if nobody. */
  findCaller(bearer: string): Promise<Caller | null>;
  cookie: SecretCookie;
  /** The cookie that identifies a known browser. */
  proof: SecretCookie;
  /** Where those wait that compute much. */
  queue: FairQueue;
  /** Time for a response to begin, in milliseconds. */
  deadlineMs: number;
}

const CLIENT_PARAMETER = "xr-client";

/** The client's name for itself, null if it gives none; a refusal if it isn't one of ours. */
function clientOf(given: unknown): string | null | Refusal {
  if (given === undefined) return null;
  const { success, data, error } = clientName.safeParse(given);
  if (success) return data;
  const message = `${CLIENT_PARAMETER} ${error.issues[0]?.message}`;
  return new Refusal("invalid", message, {
    issues: [{ path: `query.${CLIENT_PARAMETER}`, message }],
  });
}

async function callerOf(
  request: FastifyRequest,
  findCaller: EndpointParts["findCaller"],
): Promise<Caller | null | Refusal> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const bearer = bearerIn(header);
  const caller = bearer ? await findCaller(bearer) : null;
  return caller ?? refuse("unauthenticated", "This bearer token isn’t valid, or has expired.");
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  else if (refusal.kind === "unavailable" && !reply.hasHeader("retry-after"))
    reply.header("retry-after", DATABASE_BACK_S);
  if (refusal.kind === "unauthenticated") reply.header("www-authenticate", "Bearer");
  return reply
    .code(refusal.status)
    .type("application/problem+json")
    .send(problemDocument(refusal.status, refusal.message, refusal));
}

/**
 * Any site's picture or link could trigger a write by GET; browsers say where a request comes from.
 */
function isForeign({ method, changes }: Endpoint, { headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return method === "GET" && changes !== undefined && site !== undefined && site !== "same-origin";
}

/** HEAD promises to change nothing, so a GET that writes doesn't answer it. */
function refuseHead(app: FastifyInstance, url: string): void {
  app.head(url, (_request, reply) =>
    sendRefusal(
      reply.header("allow", "GET"),
      refuse("method-not-allowed", "This address only accepts GET."),
    ),
  );
}

/** Registers every endpoint as a route. */
export function registerEndpoints(app: FastifyInstance, parts: EndpointParts): void {
  for (const spec of Object.values(endpoints) as Endpoint[]) {
    const url = spec.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const isWriteByGet = spec.method === "GET" && spec.changes !== undefined;
    if (isWriteByGet) refuseHead(app, url);
    app.route({
      method: spec.method,
      url,
      exposeHeadRoute: !isWriteByGet,
      ...(spec.bodyKiB !== undefined && { bodyLimit: spec.bodyKiB * 1024 }),
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        const deadline = performance.now() + parts.deadlineMs;
        const isLate = (inMs = 0) => performance.now() + inMs > deadline;
        const answering = answer(spec, { request, reply, parts, isLate });
        const result = await withTimeout(answering, parts.deadlineMs);
        if (result instanceof Refusal) return sendRefusal(reply, result);
        if (spec.file)
          reply
            .type(spec.file.type)
            .header("content-disposition", `attachment; filename="${spec.file.name}"`);
        const json = keptJson(result);
        return json === null
          ? reply.send(result)
          : reply.type("application/json; charset=utf-8").send(json);
      },
    });
  }
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  parts: EndpointParts;
  isLate: NonNullable<RawCall["isLate"]>;
}

/** What an endpoint answers; sends nothing, because it may come too late. */
async function answer(spec: Endpoint, { request, reply, parts, isLate }: Asked): Promise<unknown> {
  const { dispatch, takeOfNetwork, findCaller, cookie, proof } = parts;
  if (isForeign(spec, request)) return refuse("forbidden", "Other sites can’t do this.");
  const tooMany = await takeOfNetwork?.(spec.id, request.ip);
  if (tooMany) return tooMany;
  const caller = await callerOf(request, findCaller);
  if (caller instanceof Refusal) return caller;
  request.userId = caller?.userId ?? null;
  const key = request.headers["idempotency-key"];
  const origin = request.headers[ORIGIN_HEADER];
  const { [CLIENT_PARAMETER]: named, ...query } = request.query as Record<string, unknown>; // Fastify parses every query into one
  const client = clientOf(named);
  if (client instanceof Refusal) return client;
  const call: RawCall = {
    params: request.params,
    query,
    body: request.body ?? undefined,
    caller,
    client,
    idempotencyKey: typeof key === "string" ? key : undefined,
    device: {
      address: request.ip,
      label: deviceLabel(request.headers["user-agent"]),
      host: request.hostname,
      proof: proof.read(request) ?? undefined,
    },
    language: languageOf(request),
    origin: typeof origin === "string" ? origin : undefined,
    isLate,
    startSession: (bearer, secret) => {
      cookie.set(reply, bearer);
      if (secret !== undefined) proof.set(reply, secret);
    },
    endSession: () => cookie.clear(reply),
  };
  const run = () => dispatch(spec.id, call);
  return spec.computes === undefined ? run() : inTurn(spec.computes, { run, request, parts });
}

interface Computed {
  run: () => Promise<unknown>;
  request: FastifyRequest;
  parts: EndpointParts;
}

/** Waits for the turn of the caller's network, at most until the response would be late. */
async function inTurn(weight: number, { run, request, parts }: Computed): Promise<unknown> {
  const { queue, deadlineMs: patienceMs } = parts;
  try {
    return await queue.run(networkOf(request.ip), run, { weight, patienceMs });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return new Refusal("unavailable", "The server is busy. Try again in a moment.", {
      retryAfter: BUSY_S,
    });
  }
}
