import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { TrustProxy } from "../config.ts";
import { networkOf } from "../limits/limiter.ts";

/** Reads who is at the other end of a request that does not go through Fastify, by the same rules. */
export function createAddressReader(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const trusts = trustOf(trustProxy);
  return (request) => networkOf(proxyAddr(request, trusts));
}

function trustOf(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === "function") return trustProxy;
  if (typeof trustProxy === "boolean") return () => trustProxy;
  return proxyAddr.compile(trustProxy.split(",").map((entry) => entry.trim()));
}
