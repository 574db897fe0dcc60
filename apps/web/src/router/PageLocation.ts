/** Where the browser is, or is about to be. */
export interface PageLocation {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** With its hash sign; empty without one. */
  hash: string;
  /** What travels with the entry of the history. */
  state: unknown;
  /** One entry of the history; `default` for a page that was opened by its address. */
  key: string;
}

/** The path of this site that a location stands for. */
export function pathOf({ pathname, search, hash }: Pick<PageLocation, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}
