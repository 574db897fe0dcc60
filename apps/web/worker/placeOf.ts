/** What becomes of a request: `page` and `file` are answered from what is kept where the network fails or is not needed, `network` is left alone. */
export type Place = "page" | "asset" | "file" | "network";

/** Paths of the API, its images, its socket and of what operators ask: never looked at. */
const LEFT_ALONE = /^\/(api|v\d+|casts|node|nodes|public|socket\.io|healthz|readyz|metrics|docs|openapi\.json|robots\.txt|sw\.js)(\/|$)|^\/sitemap/;
const FILES = /^\/(icons|business)\//;

interface Asked {
  method: string;
  /** `navigate` where a page is asked for. */
  mode: string;
}

export function placeOf(url: URL, { method, mode }: Asked, origin: string): Place {
  if (method !== "GET" || url.origin !== origin || LEFT_ALONE.test(url.pathname)) return "network";
  if (mode === "navigate") return "page";
  if (url.pathname.startsWith("/assets/")) return "asset";
  return FILES.test(url.pathname) ? "file" : "network";
}

/** Whether a page may be kept on the device: only what was made for nobody in particular. Whatever is somebody's is `private` or not to be stored. */
export function mayKeepPage({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  const control = headers.get("cache-control") ?? "";
  return status === 200 && /\bpublic\b/.test(control) && !/\b(private|no-store)\b/.test(control);
}
