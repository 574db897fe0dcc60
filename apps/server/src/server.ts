import type { CallApi } from "@worthy/contract";
import { ApiFailure, type EndpointId } from "@worthy/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Core } from "./composition.ts";
import { findCaller } from "./features/accounts/findCaller.ts";
import type { Config } from "./platform/config.ts";
import type { Sql } from "./platform/database/sqlClient.ts";
import { createHttp } from "./platform/http/createHttp.ts";
import type { RawCall } from "./platform/http/dispatch.ts";
import { registerEndpoints } from "./platform/http/registerEndpoints.ts";
import { sessionCookie } from "./platform/http/sessionCookie.ts";
import type { Caller } from "./platform/policy.ts";
import { Refusal } from "./platform/refusal.ts";

export interface ServerOptions {
  config: Pick<Config, "publicUrl" | "dataDir" | "trustProxy">;
  core: Core;
  sql: Sql;
  log: FastifyBaseLogger;
  requestsPerMinute: number | false;
}

/** The API as a function in this process: what the server's rendering of pages calls instead of itself over HTTP. */
export function inProcessApi(core: Core, caller: Caller | null): CallApi {
  return async (id: EndpointId, ...[input]: readonly [unknown?]) => {
    const result = await core.dispatch(id, { ...stringified(input as RawInput), caller, client: "server" });
    if (result instanceof Refusal) throw new ApiFailure(result.status, result.message, result.issues);
    return result as never; // the handler of `id` made it, and the contract types it
  };
}

type RawInput = Pick<RawCall, "params" | "query" | "body"> | undefined;

/** Parameters of an address are text over HTTP: here too. */
function stringified(input: RawInput): RawInput {
  const params = Object.entries(input?.params ?? {}).map(([name, value]) => [name, String(value)]);
  return { ...input, params: Object.fromEntries(params) };
}

/** The HTTP server, routes and all, not yet listening. */
export async function createServer({ config, core, sql, log, requestsPerMinute }: ServerOptions): Promise<FastifyInstance> {
  const https = config.publicUrl.startsWith("https:");
  const app = await createHttp({ logger: log, trustProxy: config.trustProxy, https, requestsPerMinute });
  const cookie = sessionCookie(config.publicUrl);
  registerEndpoints(app, { dispatch: core.dispatch, findCaller: (bearer) => findCaller(sql, bearer), cookie });
  return app;
}
