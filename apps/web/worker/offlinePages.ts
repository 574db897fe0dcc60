import { isLanguage, LANGUAGES } from "@worthy/domain";

/** The offline page in the browser's language; relative, as the worker may be under any path. */
export const OFFLINE_PAGE = "offline";

/**
 * Cache key of the offline page in a chosen language. The server knows it by its plain address and
 * the requested language.
 */
export const offlinePageIn = (language: string): string => `${OFFLINE_PAGE}?language=${language}`;

/** All of them are cached, because a language can be chosen later. */
export const offlinePages: readonly string[] = [OFFLINE_PAGE, ...LANGUAGES.map(offlinePageIn)];

/**
 * Cached pages are for whoever uses this device next: request them without credentials.
 * @param scope the address of the whole site
 */
export function asNobody(request: Request, scope: string): Request {
  const url = new URL(request.url);
  const language = url.searchParams.get("language");
  const omitted = { credentials: "omit", cache: request.cache } as const;
  if (url.pathname !== new URL(OFFLINE_PAGE, scope).pathname || !isLanguage(language))
    return new Request(request, omitted);
  url.searchParams.delete("language");
  return new Request(url, { ...omitted, headers: { "accept-language": language } });
}
