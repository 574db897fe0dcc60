import { parseToken } from "@worthy/domain";

/** Target of mailed links. */
export const LINK_PATH = "/login/email/success";
/** Tells somebody that they were signed out. */
export const LOGGED_OUT_PATH = "/signin?loggedOut=true";
/** Tells somebody that their account was deleted. */
export const DELETED_PATH = `${LOGGED_OUT_PATH}&accountDeleted=true`;

interface Place {
  pathname: string;
  search: string;
}

/** Whether a path is part of signing in, and so no place to return to. */
export function isSignInPath(pathname: string): boolean {
  return /^\/(login|signin|signin-popup|registration-popup|web-authentication|android-authentication)(\/|$)/i.test(
    pathname,
  );
}

/**
 * Target of an address that requests a redirect (`ar=1`) of logged-in people; null if it doesn't,
 * or is already there.
 */
export function autoRedirect({ pathname, search }: Place, loggedIn: boolean): string | null {
  return loggedIn && pathname !== "/" && new URLSearchParams(search).get("ar") === "1"
    ? "/?ar=1"
    : null;
}

/**
 * Target of an address with a one-time token (`t`); null without one, or if it isn't letters and
 * digits.
 */
export function tokenRedirect({ pathname, search }: Place): string | null {
  const token = parseToken(new URLSearchParams(search).get("t"));
  return token === null || isSignInPath(pathname) ? null : `${LINK_PATH}?token=${token}`;
}
