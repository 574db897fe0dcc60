import type { ApiFailure } from "@worthy/contract/apiFailure";
import type { Locale } from "./createLocale.ts";

const TOO_MANY = 429;
const SERVER_ERROR = 500;

type Failure = Pick<ApiFailure, "status" | "code" | "retryAfter" | "message">;

/**
 * Why a call failed, as text for users. The server says it in English; other languages have a text
 * for its code or status.
 */
export function failureText({ status, code, retryAfter, message }: Failure, locale: Locale) {
  const byCode = code === null ? null : locale.find(`refusals.code.${code}`);
  if (byCode !== null) return byCode;
  if (status === 0 || status >= SERVER_ERROR) return locale.find("refusals.serverError") ?? message;
  const waited =
    status === TOO_MANY && retryAfter !== null
      ? locale.find("refusals.waitMinutes", { count: Math.max(1, Math.ceil(retryAfter / 60)) })
      : null;
  return waited ?? locale.find(`refusals.status.${status}`) ?? message;
}
