import type { FastifyRequest } from "fastify";
import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, matchLanguage, type Language } from "@worthy/domain";

/** What somebody is answered in: the language chosen in this browser, else what the browser asks for, else English, as for crawlers, who ask for none. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, "cookies" | "headers">): Language {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : (matchLanguage(headers["accept-language"] ?? "") ?? LANGUAGES[0]);
}
