import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import type { HealthDeps } from "./registerHealth.ts";
import { whyNot } from "./whyNot.ts";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** What no route answered: its path would be a label without end, and could name a person. */
const NO_ROUTE = "none";

/** The model that serves, as far as it is worth watching. */
export interface ModelWatched {
  trainedAt: Date;
  people: number;
  ratings: number;
  seconds: number;
}

/** GET /metrics for Prometheus. Labels hold route patterns only, never an address that somebody asked for. */
export function registerMetrics(app: FastifyInstance, { model, undeclaredEvents, findCaller }: Pick<HealthDeps, "model" | "undeclaredEvents" | "findCaller">): Registry {
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
    help: "Events that were left out, since nobody has declared them: of pages of another version, or made up.",
    collect() {
      this.reset();
      this.inc(undeclaredEvents());
    },
    registers: [],
  });
  registry.registerMetric(leftOut);
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    duration.observe({ method, route: routeOptions.url ?? NO_ROUTE, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const refusal = await whyNot(request, findCaller);
    if (refusal) return sendRefusal(reply, refusal);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

/** While no model serves these have no value, so that an alarm on a model's age is not set off by a young installation. */
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
  gauge("worthy_model_age_seconds", "Time since the model that serves was trained.", ({ trainedAt }) => (Date.now() - trainedAt.getTime()) / 1000);
  gauge("worthy_model_people", "People that the model that serves was learned from.", ({ people }) => people);
  gauge("worthy_model_ratings", "Ratings that the model that serves was learned from.", ({ ratings }) => ratings);
  gauge("worthy_model_training_seconds", "How long its training took.", ({ seconds }) => seconds);
}
