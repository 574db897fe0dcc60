/** A popup under its page's address: `/tv/dark-7/episode/12`, `/movies/her-12/trailer/abc`. */
const POPUP_PATH =
  /^(\/(?:tv|movies|show)\/[^/]+)\/(episode(?=\/\d+\/?$)|trailer)\/([\w-]{1,20})\/?$/;

/** The page of an address, without a popup in its path. */
export function pageOf(pathname: string): string {
  return POPUP_PATH.exec(pathname)?.[1] ?? pathname;
}

/** The popup in an address's path. */
export function popupAt(pathname: string): { name: string; value: string } | null {
  const [, , name, value] = POPUP_PATH.exec(pathname) ?? [];
  return name && value ? { name, value } : null;
}
