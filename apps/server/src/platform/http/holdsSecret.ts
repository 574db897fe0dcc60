import { withoutInvites } from "./loggedAddress.ts";

/** Query parameters that can sign somebody in. */
const SECRETS = ["token", "t", "processQR"];

/**
 * Whether an address contains a secret, so that its page must not be cached anywhere, and nothing
 * it requests may name it.
 */
export function holdsSecret(url: string): boolean {
  if (withoutInvites(url) !== url) return true;
  if (!url.includes("?")) return false;
  const query = new URLSearchParams(url.slice(url.indexOf("?")));
  return (
    SECRETS.some((name) => query.has(name)) ||
    query.values().some((value) => withoutInvites(value) !== value)
  );
}
