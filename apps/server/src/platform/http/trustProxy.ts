import { isIP } from "node:net";

/** In Fastify's form: none, addresses, or the first so many hops, counted from this server. */
export type TrustProxy = false | string | ((address: string, hop: number) => boolean);

/**
 * Names and addresses that Fastify's proxy list accepts, so a mistake is reported here instead of
 * by a stack trace.
 */
export function isProxyList(value: string): boolean {
  if (/^(true|false|\d{1,3})$/.test(value)) return true;
  return value.split(",").every((entry) => {
    const [address = "", bits, ...rest] = entry.trim().split("/");
    if (["loopback", "linklocal", "uniquelocal"].includes(address)) return bits === undefined;
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      most > 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    );
  });
}

/** Why not to use TRUST_PROXY=true, for the operator. */
export const UNCLEAR_PROXY =
  "true counts as one proxy. Set the number of proxies or their addresses, so that no one can choose the address they’re counted under.";

/**
 * `true` is one proxy: what is further left in `X-Forwarded-For` than the proxy's own entry was
 * sent by the client, who can write anything.
 */
export function parseTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === "false") return false;
  const hops = value === "true" ? 1 : Number(value);
  return Number.isNaN(hops) ? value : (_address, hop) => hop < hops;
}
