import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { Answer } from "./testServer.ts";

export interface RawRequest {
  method: string;
  /** Goes out as it stands: nothing is encoded, resolved or checked. */
  path: string;
  headers?: Record<string, string>;
  payload?: string;
}

/** Sends requests over a real socket, so that paths and headers arrive as an attacker wrote them. */
export async function listenForRawCalls(
  app: FastifyInstance,
): Promise<(call: RawRequest) => Promise<Answer>> {
  const agent = new Agent({ keepAlive: true });
  app.addHook("onClose", () => agent.destroy());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string")
    throw new Error("the server listens on no port");
  return async ({ method, path, headers, payload }) => {
    const outgoing = request({
      agent,
      host: "127.0.0.1",
      port: address.port,
      method,
      path,
      headers:
        payload === undefined
          ? headers
          : { "content-length": String(Buffer.byteLength(payload)), ...headers },
    });
    outgoing.end(payload);
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage]; // the event's one argument
    const body = await text(incoming);
    const isJson = body !== "" && String(incoming.headers["content-type"]).includes("json");
    return {
      status: incoming.statusCode ?? 0,
      body: isJson ? JSON.parse(body) : body,
      headers: incoming.headers,
    };
  };
}
