/** Said before anything of the program is there. */
export const start = {
  cookies: "Cookies are disabled",
  cookiesHint: "Worthy keeps your ratings and lists with them. Allow cookies for this site, then load the page again.",
} as const;
