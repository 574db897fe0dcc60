/** A location, current or next. */
export interface PageLocation {
  pathname: string;
  /** Includes the question mark; empty without a query. */
  search: string;
  /** Includes the hash sign; empty without one. */
  hash: string;
  /** State of the history entry. */
  state: unknown;
  /** Identifies a history entry. */
  key: string;
}

/** Key prefix of pages opened by address, which may have no page of this site before them. */
export const OPENED = "opened-";

export const isOpenedByAddress = ({ key }: Pick<PageLocation, "key">): boolean =>
  key.startsWith(OPENED);

/** The path of a location. */
export function pathOf({
  pathname,
  search,
  hash,
}: Pick<PageLocation, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}
