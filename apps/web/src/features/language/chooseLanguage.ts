import { LANGUAGE_COOKIE, type Language } from "@worthy/domain";

/** Loads the page again in this language, which this device keeps for a year: pages are rendered on the server, which reads the cookie. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
}
