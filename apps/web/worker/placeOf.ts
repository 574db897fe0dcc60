import { basePathOf, withoutBase } from "@worthy/domain";

/**
 * How a request is handled: `page` and `file` are answered from the cache when the network fails or
 * is not needed, `network` is left alone.
 */
export type Place = "page" | "asset" | "file" | "network";

/** Paths of the API, its images, its socket and operator endpoints: never intercepted. */
const LEFT_ALONE =
  /^\/(api|v\d+|casts|node|nodes|public|socket\.io|healthz|readyz|metrics|docs|openapi\.json|robots\.txt|sw\.js)(\/|$)|^\/sitemap/;
const FILES = /^\/(icons|business)\//;

interface Asked {
  method: string;
  /** `navigate` for page requests. */
  mode: string;
}

/** @param scope the address of the whole site, such as `https://host.example/worthy/` */
export function placeOf(url: URL, { method, mode }: Asked, scope: string): Place {
  const path =
    url.origin === new URL(scope).origin ? withoutBase(url.pathname, basePathOf(scope)) : null;
  if (method !== "GET" || path === null || LEFT_ALONE.test(path)) return "network";
  if (mode === "navigate") return "page";
  if (path.startsWith("/assets/")) return "asset";
  return FILES.test(path) ? "file" : "network";
}

/**
 * Whether a page may be cached on the device: only if it was made for nobody in particular.
 * Personal pages are `private` or `no-store`.
 */
export function mayKeepPage({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  const control = headers.get("cache-control") ?? "";
  return status === 200 && /\bpublic\b/.test(control) && !/\b(private|no-store)\b/.test(control);
}
