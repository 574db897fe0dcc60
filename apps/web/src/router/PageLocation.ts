/** Where the browser is, or is about to be. */
export interface PageLocation {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** With its hash sign; empty without one. */
  hash: string;
  /** What travels with the entry of the history. */
  state: unknown;
  /** One entry of the history. */
  key: string;
}

/** How the key of a page begins that was opened by its address, so that nothing of this site need stand before it. */
export const OPENED = "opened-";

export const isOpenedByAddress = ({ key }: Pick<PageLocation, "key">): boolean => key.startsWith(OPENED);

/** The path of this site that a location stands for. */
export function pathOf({ pathname, search, hash }: Pick<PageLocation, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}
