import { basePathOf, withoutBase } from "@worthy/domain";

/** An address to go to after sign-in, as a path of this site; null if it isn’t on it. */
export function redirectPath(redirectUrl: string, publicUrl: string): string | null {
  const start = `${publicUrl}/`;
  // Browsers treat a backslash as a slash, and drop tabs and line ends.
  if (/[\\\u0000-\u0020]/.test(redirectUrl) || !URL.canParse(redirectUrl, start)) return null;
  const url = new URL(redirectUrl, start);
  const { origin, pathname, search, hash } = url;
  // A path alone may be meant either way.
  const path =
    withoutBase(pathname, basePathOf(publicUrl)) ?? (redirectUrl.startsWith("/") ? pathname : null);
  const isOurs = origin === new URL(publicUrl).origin && url.username === "";
  return isOurs && path !== null && !path.startsWith("//") ? `${path}${search}${hash}` : null;
}
