import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** What no route answered: its path would be a label without end, and could name a person. */
const NO_ROUTE = "none";

/** GET /metrics for Prometheus. Labels hold route patterns only, never an address that somebody asked for. */
export function registerMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by route.",
    labelNames: ["method", "route", "status"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    duration.observe({ method, route: routeOptions.url ?? NO_ROUTE, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  return registry;
}
