/**
 * Cookie set by a browser that signed out without reaching the server: pages are then rendered for
 * nobody, whatever the session cookie.
 */
export const SIGNED_OUT_COOKIE = "worthy-out";
