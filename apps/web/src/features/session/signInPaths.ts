import { parseToken } from "@worthy/domain";

/** Where a link from a mail ends. */
export const LINK_PATH = "/login/email/success";
/** Where whoever was signed out is told so. */
export const LOGGED_OUT_PATH = "/signin?loggedOut=true";
/** Where somebody whose account is deleted is told so. */
export const DELETED_PATH = `${LOGGED_OUT_PATH}&accountDeleted=true`;

interface Place {
  pathname: string;
  search: string;
}

/** Whether a path is part of signing in, and so no place to come back to. */
export function isSignInPath(pathname: string): boolean {
  return /^\/(login|signin|signin-popup|registration-popup|web-authentication|android-authentication)(\/|$)/i.test(pathname);
}

/** Where an address leads that asks for a redirect (`ar=1`) of somebody who is logged in; null where it does not, or is there already. */
export function autoRedirect({ pathname, search }: Place, loggedIn: boolean): string | null {
  return loggedIn && pathname !== "/" && new URLSearchParams(search).get("ar") === "1" ? "/?ar=1" : null;
}

/** Where an address leads that carries a one-time token (`t`); null without one, or where it is not made of letters and digits. */
export function tokenRedirect({ pathname, search }: Place): string | null {
  const token = parseToken(new URLSearchParams(search).get("t"));
  return token === null || isSignInPath(pathname) ? null : `${LINK_PATH}?token=${token}`;
}
