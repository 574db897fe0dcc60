import { LANGUAGE_COOKIE, type Language } from "@worthy/domain";
import { cookiePath } from "../../api/basePath.ts";

/**
 * Reloads the page in this language, which the device stores for a year: pages are rendered on the
 * server, which reads the cookie.
 */
export function chooseLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=${cookiePath()}; max-age=31536000; samesite=lax`;
  location.reload();
}
