import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { TrustProxy } from "../http/trustProxy.ts";
import { createAddressReader } from "./createAddressReader.ts";
import { createCounter } from "./createCounter.ts";
import type { SocketLimits } from "./socketLimits.ts";

export interface ConnectionGuard {
  /** A slot for the connection, or the HTTP status with which to reject it. */
  enter(request: IncomingMessage): { release(): void } | 403 | 429;
}

interface ConnectionGuardParts {
  limits: SocketLimits;
  trustProxy: TrustProxy;
  /** The product's public address. */
  publicUrl: string;
  now?(): number;
}

const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 20_000;

/** Decides which connections may become sockets, before reading anything from them. */
export function createConnectionGuard({
  limits,
  trustProxy,
  publicUrl,
  now = Date.now,
}: ConnectionGuardParts): ConnectionGuard {
  const addressOf = createAddressReader(trustProxy);
  const all = createCounter(limits.connections);
  const byAddress = createCounter(limits.connectionsPerAddress);
  const begun = new LRUCache<string, { count: number; until: number }>({ max: MOST_ADDRESSES });
  const beginsTooOften = (address: string) => {
    const minute = begun.get(address);
    if (!minute || minute.until <= now()) {
      begun.set(address, { count: 1, until: now() + MINUTE_MS });
      return limits.handshakesPerMinute < 1;
    }
    minute.count += 1;
    return minute.count > limits.handshakesPerMinute;
  };
  return {
    enter: (request) => {
      if (!isSameOrigin(request, publicUrl)) return 403;
      const address = addressOf(request);
      if (beginsTooOften(address)) return 429;
      const own = byAddress.take(address);
      const place = own && all.take("");
      if (!place) own?.release();
      return place ? { release: () => (own.release(), place.release()) } : 429;
    },
  };
}

/**
 * Browsers send the origin of the page that opens a WebSocket and let any page do so; other
 * programs send none.
 */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
