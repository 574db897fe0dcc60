import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { TrustProxy } from "../http/trustProxy.ts";
import { networkOf } from "../limits/limiter.ts";

/** Determines the remote address of a request that bypasses Fastify, by the same rules. */
export function createAddressReader(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const trusts = trustOf(trustProxy);
  return (request) => networkOf(proxyAddr(request, trusts));
}

function trustOf(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === "function") return trustProxy;
  if (trustProxy === false) return () => false;
  return proxyAddr.compile(trustProxy.split(",").map((entry) => entry.trim()));
}
