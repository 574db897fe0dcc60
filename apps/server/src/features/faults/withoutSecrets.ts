import { withoutInvites } from "../../platform/http/loggedAddress.ts";

const EMAIL = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g;
/** Bearers, tokens and hashes; paths and words of programs are shorter between their signs. */
const TOKEN = /(?<![\w/.-])(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{24,}(?![\w/.-])/g;
const QUERY = /\?[^\s"')]+/g;

/** Whose a path is: the account that is meant stands beside the fault, and goes from there with its person. */
const PERSON = /(\/(?:users|friends|people|collabs|user)\/)[a-z0-9]{12}(?![\w-])/g;

/** Text of a fault as it may be kept and sent on: without e-mail addresses, tokens, references of invites, accounts in paths and what addresses ask for. */
export function withoutSecrets(text: string, most: number): string {
  // Cut first: what comes from outside can be long, and nothing behind the cut matters.
  return withoutInvites(text.slice(0, most * 2))
    .replaceAll(QUERY, "?…")
    .replaceAll(PERSON, "$1…")
    .replaceAll(EMAIL, "[e-mail]")
    .replaceAll(TOKEN, "[token]")
    .slice(0, most);
}
