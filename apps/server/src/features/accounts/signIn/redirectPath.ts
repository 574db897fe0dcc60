/** An address to go to after sign-in, as a path; null if it isn't on this origin. */
export function redirectPath(redirectUrl: string, origin: string): string | null {
  // Browsers treat a backslash as a slash, and drop tabs and line ends.
  if (/[\\\u0000-\u0020]/.test(redirectUrl) || !URL.canParse(redirectUrl, origin)) return null;
  const url = new URL(redirectUrl, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === new URL(origin).origin && url.username === "" && !path.startsWith("//")
    ? path
    : null;
}
