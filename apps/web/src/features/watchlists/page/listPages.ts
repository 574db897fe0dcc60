/** Titles per page after the first. */
const PAGE = 240;

/** Range of a list's page; the first has as many items as come with the list. */
export function rangeOf(page: number, first: number): { offset: number; limit: number } {
  return page === 0
    ? { offset: 0, limit: first }
    : { offset: first + (page - 1) * PAGE, limit: PAGE };
}

/** The page that contains the row. */
export function pageAt(row: number, first: number): number {
  return row < first ? 0 : 1 + Math.floor((row - first) / PAGE);
}
