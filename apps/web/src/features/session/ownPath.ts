import { isSignInPath } from "./signInPaths.ts";

/** Only for parsing: nothing is requested from it. */
const ORIGIN = "https://worthy.invalid";

/**
 * A path of this site to return to; the start for anything else, such as another site's address or a
 * page of signing in.
 */
export function ownPath(path: string): string {
  // Browsers treat a backslash as a slash, and drop tabs and line ends.
  if (!path.startsWith("/") || /[\\\u0000-\u0020]/.test(path) || !URL.canParse(path, ORIGIN))
    return "/";
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith("//") && !isSignInPath(pathname)
    ? `${pathname}${search}${hash}`
    : "/";
}
