/** What begins a page that runs in the window of the desktop form (apps/web/public/theme.js). */
const MARK = "xr-client";
const SCHEME = /^(?:web\+)?worthy:\/*/i;

/** The address on `origin` that somebody means: nothing, a path, `worthy:/movies/her-12`, or a full address of this very server; null for any other. */
export function deepLink(wish: string | undefined, origin: string): string | null {
  const path = (wish ?? "/").replace(SCHEME, "/");
  const base = `${origin}/`;
  if (!URL.canParse(path, base)) return null;
  const address = new URL(path, base);
  if (address.origin !== new URL(base).origin) return null;
  address.searchParams.set(MARK, "desktop");
  return address.href;
}

/** The same without the mark, for a browser that shows it among its tabs. */
export function withoutMark(address: string): string {
  const plain = new URL(address);
  plain.searchParams.delete(MARK);
  return plain.href;
}
