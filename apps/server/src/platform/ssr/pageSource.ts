import type { PageRequest, PageResponse, RenderPage } from "@worthy/contract";

/** Where pages come from: the build, or the development server. */
export interface PageSource {
  render(request: Omit<PageRequest, "assets">): Promise<PageResponse>;
  /** Addresses of pages for everybody that depend on no title, person or list. */
  publicPaths(): Promise<readonly string[]>;
  /** Headers of every page from here. */
  headers: Readonly<Record<string, string>>;
}

/** The web's server entry. Throws where the module has no `renderPage`. */
export function renderPageOf(module: unknown, from: string): RenderPage {
  const { renderPage } = module as { renderPage?: unknown }; // any module is an object
  if (typeof renderPage !== "function") throw new Error(`${from} does not export renderPage.`);
  return renderPage as RenderPage; // what the web's entry is typed as, in the other half of the house
}

/** What the web's server entry says of its pages for everybody; nothing where it says nothing. */
export async function publicPathsOf(module: unknown): Promise<readonly string[]> {
  const { publicPaths } = module as { publicPaths?: () => Promise<readonly string[]> }; // as the web's entry is typed, in the other half of the house
  return (await publicPaths?.()) ?? [];
}
