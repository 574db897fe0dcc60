import { isLanguage, LANGUAGES } from "@worthy/domain";

/** The page of an offline start in the language of the browser. */
export const OFFLINE_PAGE = "/offline";

/** What the page is kept as in a language that may be chosen. The server knows it by its plain address and the language asked for. */
export const offlinePageIn = (language: string): string => `${OFFLINE_PAGE}?language=${language}`;

/** All that are kept, for a language can be chosen later than they are fetched. */
export const offlinePages: readonly string[] = [OFFLINE_PAGE, ...LANGUAGES.map(offlinePageIn)];

/** What is kept is for whoever uses this device next: it is asked for as nobody. */
export function asNobody(request: Request): Request {
  const url = new URL(request.url);
  const language = url.searchParams.get("language");
  const omitted = { credentials: "omit", cache: request.cache } as const;
  if (url.pathname !== OFFLINE_PAGE || !isLanguage(language)) return new Request(request, omitted);
  url.searchParams.delete("language");
  return new Request(url, { ...omitted, headers: { "accept-language": language } });
}
