import { withoutInvites } from "../../platform/http/loggedAddress.ts";

const EMAIL = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g;
/** Bearers, tokens and hashes; segments of paths and identifiers in code are shorter. */
const TOKEN = /(?<![\w/.-])(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{24,}(?![\w/.-])/g;
const QUERY = /\?[^\s"')]+/g;

/**
 * The account in a path: the fault stores it separately, and drops it when the person is deleted.
 */
const PERSON = /(\/(?:users|friends|people|collabs|user)\/)[a-z0-9]{12}(?![\w-])/g;

/**
 * A fault's text for storing and sending: without e-mail addresses, tokens, invite references,
 * accounts in paths, and query strings.
 */
export function withoutSecrets(text: string, most: number): string {
  // Cut first: external text can be long, and nothing after the cut matters.
  return withoutInvites(text.slice(0, most * 2))
    .replaceAll(QUERY, "?…")
    .replaceAll(PERSON, "$1…")
    .replaceAll(EMAIL, "[e-mail]")
    .replaceAll(TOKEN, "[token]")
    .slice(0, most);
}
