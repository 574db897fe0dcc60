import type { CallApi } from "./client.ts";

/** What the server hands to the web's server entry for one page. */
export interface PageRequest {
  /** Path and query, as asked for. */
  url: string;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  call: CallApi;
  /** Present when the session cookie names a person: the page is then personal and never cached. */
  userId?: string;
  assets: PageAssets;
}

/** Addresses of files for a page's head. */
export interface PageAssets {
  styles: readonly string[];
  /** Modules that every page loads. */
  preloads: readonly string[];
  /** Modules that only some pages load, by the source file of the screen or popup that needs them. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Fonts of the first paint. */
  fonts: readonly string[];
  entry: string;
  themeScript: string;
}

export interface PageResponse {
  status: number;
  /** Where to go instead, with a 3xx status. */
  location?: string;
  html: string;
  /** True where the page shows nothing personal. */
  cacheable: boolean;
}

/** The one export of the web's server build. */
export type RenderPage = (request: PageRequest) => Promise<PageResponse>;
