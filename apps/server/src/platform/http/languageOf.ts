import type { FastifyRequest } from "fastify";
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  matchLanguage,
  type Language,
} from "@worthy/domain";

/**
 * The language of a response: the one chosen in this browser, otherwise the browser's preference,
 * otherwise English, as for crawlers, which have none.
 */
export function languageOf({
  cookies,
  headers,
}: Pick<FastifyRequest, "cookies" | "headers">): Language {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen)
    ? chosen
    : (matchLanguage(headers["accept-language"] ?? "") ?? LANGUAGES[0]);
}
