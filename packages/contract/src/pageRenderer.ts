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
  /** Where phones get the app; without it they are shown what there is instead. */
  appStoreUrl?: string | undefined;
  /** The language of the page, by its tag; without it English. */
  language?: string;
  /** Variants of A/B tests by which it is rendered, by test; all others are variant 0. */
  variants?: Readonly<Record<string, number>>;
  assets: PageAssets;
  /** What the product is called on the host that was asked, where not Worthy: the business host has a theme then. */
  brand?: string | undefined;
  /** Style sheets that come after all others. */
  moreStyles?: readonly string[] | undefined;
  /** Colours of the page's ground in each theme, for the browser's own bars, where they are not the product's. */
  grounds?: { dark?: string | undefined; light?: string | undefined } | undefined;
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
  /** By its tag, the module that runs before the entry where a page is in this language, and what it imports. English has none. */
  languages?: Readonly<Record<string, readonly string[]>>;
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

/** The first export of the web's server build; the other, `publicPaths`, is for sitemaps. */
export type RenderPage = (request: PageRequest) => Promise<PageResponse>;
