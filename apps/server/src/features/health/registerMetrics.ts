import { timingSafeEqual } from "node:crypto";
import { ROLE_ADMIN } from "@worthy/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import { bearerIn } from "../../platform/http/bearerIn.ts";
import { sha256 } from "../../platform/ids.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { needSecondFactor, type Caller } from "../../platform/policy.ts";

/** The person a bearer belongs to; null if nobody. */
type FindCaller = (bearer: string) => Promise<Caller | null>;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** How programs on this machine name it. A proxy that adds no header passes on the public name. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Headers that a proxy adds, whichever it is. A proxy on this machine stands for remote callers. */
const OF_PROXIES =
  /^(via|forwarded|x-forwarded(-.*)?|x-(original|envoy)-.*|x-(real|client|cluster-client)-ip|true-client-ip|cf-.*|fastly-client-ip|cdn-loop)$/;

const isFromHere = ({ raw, headers }: Pick<FastifyRequest, "raw" | "headers">): boolean =>
  LOOPBACK.test(raw.socket.remoteAddress ?? "") &&
  LOOPBACK_HOST.test(headers.host ?? "") &&
  !Object.keys(headers).some((name) => OF_PROXIES.test(name));

/** Compares hashes, whose difference tells nothing about how much of a guess was right. */
const isSame = (given: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));

/**
 * Null for programs on this machine, for those with the token, and for administrators, the only
 * ones who may see metrics; otherwise the refusal.
 */
async function whyNot(
  request: FastifyRequest,
  {
    findCaller,
    token,
    secondFactorRequired,
  }: Pick<MetricsPorts, "findCaller" | "token" | "secondFactorRequired">,
): Promise<Refusal | null> {
  if (isFromHere(request)) return null;
  const bearer = bearerIn(request.headers.authorization);
  if (bearer && token !== undefined && isSame(bearer, token)) return null;
  const caller = bearer ? await findCaller(bearer) : null;
  if (!caller)
    return refuse(
      "unauthenticated",
      "Only programs on this machine, programs with the METRICS_TOKEN, and administrators can see this.",
    );
  if (!caller.roles.includes(ROLE_ADMIN))
    return refuse("forbidden", "Only administrators can do this.");
  return needSecondFactor({ access: "admin" }, caller, secondFactorRequired ?? false);
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/**
 * Label for requests without a route: their paths would be unlimited and could identify a person.
 */
const NO_ROUTE = "none";

/** Data of the current model worth monitoring. */
interface ModelWatched {
  trainedAt: Date;
  people: number;
  ratings: number;
  seconds: number;
}

export interface MetricsPorts {
  /** The model in use; null if scores are based on content alone. */
  model(): ModelWatched | null;
  /** Number of events dropped because they aren't declared. */
  undeclaredEvents(): number;
  findCaller: FindCaller;
  /** Programs that send it may read metrics. */
  token?: string | undefined;
  /** Whether administrators must have a second factor. */
  secondFactorRequired?: boolean;
}

/** GET /metrics for Prometheus. Labels contain only route patterns, never requested addresses. */
export function registerMetrics(
  app: FastifyInstance,
  { model, undeclaredEvents, ...readers }: MetricsPorts,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by route.",
    labelNames: ["method", "route", "status"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  watchModel(registry, model);
  const leftOut = new Counter({
    name: "worthy_events_undeclared_total",
    help: "Events left out because they aren’t declared: from pages of another version, or made up.",
    collect() {
      this.reset();
      this.inc(undeclaredEvents());
    },
    registers: [],
  });
  registry.registerMetric(leftOut);
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    duration.observe(
      { method, route: routeOptions.url ?? NO_ROUTE, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const refusal = await whyNot(request, readers);
    if (refusal) return sendRefusal(reply, refusal);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

/**
 * Without a model these have no value, so that an alert on a model's age doesn't fire on a young
 * installation.
 */
function watchModel(registry: Registry, model: () => ModelWatched | null): void {
  const gauge = (name: string, help: string, value: (model: ModelWatched) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const serving = model();
        this.remove();
        if (serving) this.set(value(serving));
      },
    });
  gauge(
    "worthy_model_age_seconds",
    "Time since the model in use was trained.",
    ({ trainedAt }) => (Date.now() - trainedAt.getTime()) / 1000,
  );
  gauge("worthy_model_people", "People the model in use learned from.", ({ people }) => people);
  gauge("worthy_model_ratings", "Ratings the model in use learned from.", ({ ratings }) => ratings);
  gauge("worthy_model_training_seconds", "How long its training took.", ({ seconds }) => seconds);
}
