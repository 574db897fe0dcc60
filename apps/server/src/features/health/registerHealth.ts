import type { FastifyInstance } from "fastify";
import { APP_VERSION } from "@worthy/domain";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import type { Caller } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import { withTimeout } from "../../platform/ssr/withTimeout.ts";
import { registerDocs } from "./registerDocs.ts";
import { registerMetrics, type ModelWatched } from "./registerMetrics.ts";

export interface HealthDeps {
  /** Asks the database for anything; rejects where it does not answer. */
  ping(): Promise<unknown>;
  /** True once the catalogue and the model are in memory and the server takes requests. */
  ready(): boolean;
  /** The model that serves; null while the titles' facts speak alone. */
  model(): ModelWatched | null;
  /** How many events were left out, since nobody has declared them. */
  undeclaredEvents(): number;
  /** The person a bearer belongs to; null where it belongs to nobody. */
  findCaller(bearer: string): Promise<Caller | null>;
  version: string;
}

const PING_TIMEOUT_MS = 1000;

/** What operators and developers ask a server: is it alive, is it ready, how is it doing, what can it do. */
export function registerHealth(app: FastifyInstance, { ping, ready, model, undeclaredEvents, findCaller, version }: HealthDeps): void {
  let asking: Promise<unknown> | null = null;
  const askOnce = () => (asking ??= Promise.try(ping).finally(() => (asking = null))); // many probes, one question

  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "alive", version, appVersion: APP_VERSION }));
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (!ready()) return sendRefusal(reply, refuse("unavailable", "The server is starting or stopping."));
    const answers = await withTimeout(askOnce(), PING_TIMEOUT_MS).then(
      () => true,
      () => false,
    );
    return answers ? reply.send({ status: "ready", version, appVersion: APP_VERSION }) : sendRefusal(reply, refuse("unavailable", "The database does not answer."));
  });
  registerMetrics(app, { model, undeclaredEvents, findCaller });
  registerDocs(app, version);
}
