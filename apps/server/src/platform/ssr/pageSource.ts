import type { FindCard, PageRequest, PageResponse, RenderPage } from "@worthy/contract";

/** The source of pages: the build, or the development server. */
export interface PageSource {
  render(request: Omit<PageRequest, "assets">): Promise<PageResponse>;
  /** Addresses of public pages that don't depend on a title, person or list. */
  publicPaths(): Promise<readonly string[]>;
  /** What the picture of a page shows where its link is shared. */
  findCard: FindCard;
  /** Headers of every page from this source. */
  headers: Readonly<Record<string, string>>;
}

/** The web's server entry. Throws if the module has no `renderPage`. */
export function renderPageOf(module: unknown, from: string): RenderPage {
  const { renderPage } = module as { renderPage?: unknown }; // any module is an object
  if (typeof renderPage !== "function") throw new Error(`${from} doesn’t export renderPage.`);
  return renderPage as RenderPage; // the type of the web's entry, which the server can't import
}

/** Public pages listed by the web's server entry; none if it lists none. */
export async function publicPathsOf(module: unknown): Promise<readonly string[]> {
  const { publicPaths } = module as { publicPaths?: () => Promise<readonly string[]> }; // the type of the web's entry, which the server can't import
  return (await publicPaths?.()) ?? [];
}

/** The finder of cards in the web's server entry; finds none if it has none. */
export function findCardOf(module: unknown): FindCard {
  const { findCard } = module as { findCard?: FindCard }; // as above
  return findCard ?? (() => Promise.resolve(null));
}
