import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { TrustProxy } from "../config.ts";

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

/** One household has a whole IPv6 network of 64 bits: its first half stands for it. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = address.includes("::") ? 8 - groups.length - (tail === "" ? 0 : tail.split(":").length) : 0;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail === "" ? [] : tail.split(":"))];
  return `${whole.slice(0, 4).join(":")}::/64`;
}
