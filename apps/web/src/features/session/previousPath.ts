import { ownPath } from "./ownPath.ts";
import { isSignInPath } from "./signInPaths.ts";
import { tabStorage } from "./deviceStorage.ts";

const KEY = "previousPath";

/** Stores this tab's location as the place to return to after signing in. */
export function notePath(pathname: string, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of ["t", "ar", "signinPopup", "registration", "emailLogin"]) query.delete(name);
  if (!isSignInPath(pathname))
    tabStorage.write(KEY, query.size === 0 ? pathname : `${pathname}?${query}`);
}

/** This tab's last location outside signing in. */
export function previousPath(): string {
  return ownPath(tabStorage.read(KEY) ?? "/");
}

/** The next person doesn't return to somebody else's place. */
export function forgetPath(): void {
  tabStorage.remove(KEY);
}
