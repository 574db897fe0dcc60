import { once } from "node:events";
import { createServer } from "node:http";
import { createMisbehaviour, type Misbehaviour } from "./misbehave.ts";

export interface DoubleOptions extends Misbehaviour {
  /** Milliseconds that every answer takes. */
  latencyMs: number;
  /** Requests that are answered; those after them wait until it is released. */
  heldAfter: number;
  /** Whether the answer at this address waits until it is released. */
  isHeld: (path: string) => boolean;
}

export interface Double {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Requests so far. */
  requests(): number;
  /** Answers those that wait, and all that come. */
  release(): void;
  stop(): Promise<void>;
}

export interface Answer {
  status: number;
  body: unknown;
  /** Where it redirects to. */
  location?: string;
}

/** What it answers to an address: JSON, bytes as they are, or null where there is nothing. */
export type Answering = (address: URL, headers: Record<string, unknown>) => Answer | null;

/** Serves a stand-in for another's API on the loopback address. */
export async function startDouble(
  {
    passing = 0,
    slowMs = 50,
    latencyMs = 0,
    heldAfter = Infinity,
    isHeld = () => false,
  }: Partial<DoubleOptions>,
  answering: Answering,
): Promise<Double> {
  const misbehaviour = createMisbehaviour({ passing, slowMs });
  const released = Promise.withResolvers<void>();
  let asked = 0;
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", "http://double");
    const answer = answering(address, request.headers) ?? {
      status: 404,
      body: {
        success: false,
        status_code: 34,
        status_message: "The resource you requested could not be found.",
      },
    };
    const body = () =>
      Buffer.isBuffer(answer.body) ? answer.body.toString("latin1") : JSON.stringify(answer.body);
    const send = async () => {
      asked += 1;
      if (asked > heldAfter || isHeld(address.pathname)) await released.promise;
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      if (await misbehaviour.spoil(request.url ?? "/", response, body)) return;
      const type = Buffer.isBuffer(answer.body)
        ? "application/gzip"
        : "application/json; charset=utf-8";
      response
        .writeHead(answer.status, {
          "content-type": type,
          ...(answer.location && { location: answer.location }),
        })
        .end(Buffer.isBuffer(answer.body) ? answer.body : JSON.stringify(answer.body));
    };
    void send().catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("no port was given");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return {
    url: `http://127.0.0.1:${place.port}`,
    requests: misbehaviour.requests,
    release: released.resolve,
    stop,
  };
}
