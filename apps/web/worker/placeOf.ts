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

export function placeOf(url: URL, { method, mode }: Asked, origin: string): Place {
  if (method !== "GET" || url.origin !== origin || LEFT_ALONE.test(url.pathname)) return "network";
  if (mode === "navigate") return "page";
  if (url.pathname.startsWith("/assets/")) return "asset";
  return FILES.test(url.pathname) ? "file" : "network";
}

/**
 * Whether a page may be cached on the device: only if it was made for nobody in particular.
 * Personal pages are `private` or `no-store`.
 */
export function mayKeepPage({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  const control = headers.get("cache-control") ?? "";
  return status === 200 && /\bpublic\b/.test(control) && !/\b(private|no-store)\b/.test(control);
}
