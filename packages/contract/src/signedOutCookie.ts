/** Cookie that a browser sets which has signed out without reaching the server: pages are nobody's, whatever session cookie is there. */
export const SIGNED_OUT_COOKIE = "worthy-out";
