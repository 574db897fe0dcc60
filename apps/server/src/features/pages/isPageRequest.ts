import type { IncomingHttpHeaders } from "node:http";

/** Path prefixes for programs: what is missing there is answered with a problem document. */
const FOR_PROGRAMS = /^\/(api|v[1-9]|casts|node|nodes|public|assets|socket\.io)(\/|$)/;
const LOOKS_LIKE_FILE = /\.[a-z0-9]{1,12}$/i;

export interface RequestHead {
  method: string;
  /** Without the query. */
  path: string;
  headers: IncomingHttpHeaders;
}

/** Whether a path belongs to the API, its files or its socket, whoever requests it. */
export function isForPrograms(path: string): boolean {
  return FOR_PROGRAMS.test(path);
}

/** Whether the caller accepts HTML. */
export function asksForHtml(headers: IncomingHttpHeaders): boolean {
  return /\btext\/html\b/.test(headers.accept ?? "");
}

/** Whether the caller wants a page: browsers say so, crawlers and previews accept anything. */
export function isPageRequest({ method, path, headers }: RequestHead): boolean {
  if ((method !== "GET" && method !== "HEAD") || isForPrograms(path)) return false;
  return (
    asksForHtml(headers) ||
    ((headers.accept ?? "*/*").includes("*/*") && !LOOKS_LIKE_FILE.test(path))
  );
}
