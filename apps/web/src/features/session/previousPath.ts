import { isSignInPath } from "./signInPaths.ts";
import { tabStorage } from "./deviceStorage.ts";

const KEY = "previousPath";

/** Notes where this tab is, as the place to come back to after signing in. */
export function notePath(pathname: string, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of ["t", "ar", "signinPopup", "registration", "emailLogin"]) query.delete(name);
  if (!isSignInPath(pathname)) tabStorage.write(KEY, query.size === 0 ? pathname : `${pathname}?${query}`);
}

/** The last place of this tab that was no part of signing in. */
export function previousPath(): string {
  const path = tabStorage.read(KEY) ?? "/";
  return path.startsWith("/") && !path.startsWith("//") ? path : "/";
}

/** Whoever is here next does not come back to where somebody else was. */
export function forgetPath(): void {
  tabStorage.remove(KEY);
}
