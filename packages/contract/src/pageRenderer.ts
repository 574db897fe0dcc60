import type { CallApi } from "./client.ts";

/** What the server passes to the web's server entry for one page. */
export interface PageRequest {
  /** Requested path and query. */
  url: string;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  call: CallApi;
  /** Set if the session cookie identifies a person: the page is then personal and never cached. */
  userId?: string;
  /** Where phones get the app; without it, they see an alternative. */
  appStoreUrl?: string | undefined;
  /** Whether the page says that everything is deleted every hour. */
  isSandbox?: boolean | undefined;
  /** Language tag of the page; English by default. */
  language?: string;
  /** A/B test variants to render with, by test; all others are variant 0. */
  variants?: Readonly<Record<string, number>>;
  assets: PageAssets;
  /**
   * The product's name on this host if it isn't Worthy; set on business hosts, which have a theme.
   */
  brand?: string | undefined;
  /** Style sheets loaded after all others. */
  moreStyles?: readonly string[] | undefined;
  /** Background colours of each theme for the browser's own bars, if not the product's. */
  grounds?: { dark?: string | undefined; light?: string | undefined } | undefined;
  /** Where the document is kept, and taken from if it would be the same. */
  kept?: KeptPages | undefined;
}

/** Documents of personal pages, by all that they are made of. */
export interface KeptPages {
  get(parts: string): string | undefined;
  set(parts: string, html: string): void;
}

/** File addresses for a page's head. */
export interface PageAssets {
  styles: readonly string[];
  /** Modules that every page runs, the entry last. */
  preloads: readonly string[];
  /** Modules that every page loads as soon as it works. */
  deferred?: readonly string[];
  /** Modules loaded by some pages, by the source file of the screen or popup that needs them. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Fonts needed for the first paint. */
  fonts: readonly string[];
  /**
   * Modules with a language's texts, by tag. English has none: its texts come with the modules that
   * use them.
   */
  languages?: Readonly<Record<string, readonly string[]>>;
  entry: string;
  themeScript: string;
}

export interface PageResponse {
  status: number;
  /** Target of a redirect (3xx). */
  location?: string;
  html: string;
  /** True if the page shows nothing personal. */
  cacheable: boolean;
}

/** What the drawn picture of a page shows where its link is shared. */
export interface PageCard {
  name: string;
  /** The product's name. */
  product: string;
  /** The titles whose posters it shows, first ones first. */
  titleIds: readonly number[];
}

/**
 * The card at a path, in a language; null if no page has a card there. Exported by the web's server
 * build, for the server's pictures.
 */
export type FindCard = (
  request: Pick<PageRequest, "call" | "language"> & { path: string },
) => Promise<PageCard | null>;

/** The first export of the web's server build; `publicPaths` is for sitemaps. */
export type RenderPage = (request: PageRequest) => Promise<PageResponse>;
