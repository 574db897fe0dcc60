import { z } from "zod";

/**
 * Codes of errors that people see, for clients with their own texts. `message` says it in English.
 */
export const PROBLEM_CODES = [
  "account-closed",
  "account-locked",
  "address-unusable",
  "accept-first",
  "already-acknowledged",
  "cannot-join-accounts",
  "default-taken",
  "friends-full",
  "invite-expired",
  "is-administrator",
  "list-full",
  "list-is-view",
  "lists-full",
  "log-in-first",
  "name-first",
  "no-collaborator",
  "no-correction",
  "no-device",
  "no-fault",
  "no-friend",
  "no-genre",
  "no-invite",
  "no-list",
  "no-message",
  "no-model",
  "no-import",
  "import-ended",
  "no-person",
  "no-provider",
  "no-rating",
  "no-report",
  "no-request",
  "no-shared-list",
  "no-title",
  "not-on-list",
  "on-list-already",
  "open-first",
  "open-where-signed-in",
  "other-title-gone",
  "owner-only",
  "owners-own-list",
  "people-full",
  "second-factor",
  "second-factor-missing",
  "second-factor-on",
  "second-factor-wrong",
  "set-by-environment",
  "settings-full",
  "sign-in-again",
  "sign-in-to-link",
  "terms-not-accepted",
  "this-is-you",
  "token-missing",
  "verify-first",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * Every error: an RFC 9457 problem document that also has `error` and `message`, and a `code` if
 * people see it.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.literal(true),
  message: z.string(),
  code: z.enum(PROBLEM_CODES).optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
