import { APP_VERSION } from "@worthy/domain";
import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import { refuse } from "../../platform/refusal.ts";
import { withTimeout } from "../../platform/withTimeout.ts";
import { registerMetrics, type MetricsPorts } from "./registerMetrics.ts";
import { openApiDocument } from "../../platform/http/openapi.ts";
import { docsPage } from "./docsPage.ts";

const STYLE = new URL("./docs.css", import.meta.url);
const BRIEFLY = "public, max-age=300";

/** GET /openapi.json for programs and /docs for people, both generated from the contract. */
function registerDocs(app: FastifyInstance, basePath: string): void {
  const made: { json?: string; page?: string } = {}; // generated on first request, because start-up must be quick
  app.get("/openapi.json", (_request, reply) => {
    made.json ??= JSON.stringify(openApiDocument(basePath));
    return reply
      .header("cache-control", BRIEFLY)
      .type("application/json; charset=utf-8")
      .send(made.json);
  });
  app.get("/docs", (_request, reply) => {
    made.page ??= docsPage(basePath);
    return reply.header("cache-control", BRIEFLY).type("text/html; charset=utf-8").send(made.page);
  });
  const style = readFileSync(STYLE, "utf8");
  app.get("/docs.css", (_request, reply) =>
    reply.header("cache-control", BRIEFLY).type("text/css; charset=utf-8").send(style),
  );
}

export interface HealthDeps extends MetricsPorts {
  /** Sends the database a trivial query; rejects if it doesn't respond. */
  ping(): Promise<unknown>;
  /** What the addresses of the API start with. */
  basePath?: string;
  /** True while the built-in database can't be started again. */
  isLost?: (() => boolean) | undefined;
  /** Free space of the disk with the data, in bytes. */
  freeBytes?: (() => Promise<number>) | undefined;
  /** True once catalogue and model are in memory and the server accepts requests. */
  ready(): boolean;
}

const PING_TIMEOUT_MS = 1000;
/** With less, PostgreSQL may not be able to write its log. */
const LEAST_FREE_BYTES = 64 * 1024 ** 2;
const LOST = "The database is missing or can’t be restarted; the server’s log says why.";

/** For operators and developers: is the server alive, ready, how is it doing, what can it do. */
export function registerHealth(
  app: FastifyInstance,
  { ping, ready, isLost, freeBytes, basePath = "", ...metrics }: HealthDeps,
): void {
  let asking: Promise<unknown> | null = null;
  const askOnce = () => (asking ??= Promise.try(ping).finally(() => (asking = null))); // many probes, one query

  app.get("/healthz", (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .send({ status: "alive", version: APP_VERSION, appVersion: APP_VERSION }),
  );
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (!ready())
      return sendRefusal(reply, refuse("unavailable", "The server is starting or stopping."));
    if (freeBytes && (await freeBytes().catch(() => Infinity)) < LEAST_FREE_BYTES)
      return sendRefusal(reply, refuse("unavailable", "The disk is full."));
    const answers = await withTimeout(askOnce(), PING_TIMEOUT_MS).then(
      () => true,
      () => false,
    );
    return answers
      ? reply.send({ status: "ready", version: APP_VERSION, appVersion: APP_VERSION })
      : sendRefusal(
          reply,
          refuse("unavailable", isLost?.() ? LOST : "The database isn’t answering."),
        );
  });
  registerMetrics(app, metrics);
  registerDocs(app, basePath);
}
