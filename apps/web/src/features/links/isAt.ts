/**
 * Whether a page is at or below a path: `/watchlist/7` is at `/watchlist`, `/watchlists` is not.
 */
export function isAt(pathname: string, place: string): boolean {
  const start = place.replace(/\/+$/, "").toLowerCase();
  const path = pathname.toLowerCase();
  return path === start || path.startsWith(`${start}/`);
}
