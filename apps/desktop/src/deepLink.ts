/** Marks pages that run in the desktop window (apps/web/public/theme.js). */
const MARK = "xr-client";
const SCHEME = /^(?:web\+)?worthy:\/*/i;

/**
 * The address on `origin` for the user's argument: nothing, a path, `worthy:/movies/her-12`, or a
 * full address of this server; null for any other.
 */
export function deepLink(argument: string | undefined, origin: string): string | null {
  const path = (argument ?? "/").replace(SCHEME, "/");
  const base = `${origin}/`;
  const wanted = /^\/(?![/\\])/.test(path) ? origin + path : path;
  if (!URL.canParse(wanted, base)) return null;
  const address = new URL(wanted, base);
  if (address.origin !== new URL(base).origin) return null;
  address.searchParams.set(MARK, "desktop");
  return address.href;
}

/** The address without the mark, for a browser tab. */
export function withoutMark(address: string): string {
  const plain = new URL(address);
  plain.searchParams.delete(MARK);
  return plain.href;
}
