/** Names under which an address carries what signs somebody in. */
const SECRETS = ["token", "t", "processQR"];

/** Whether an address holds what nobody else may learn: its page is kept nowhere, neither here nor on the way. */
export function holdsSecret(url: string): boolean {
  if (!url.includes("?")) return false;
  const names = new URL(url, "http://localhost").searchParams;
  return SECRETS.some((name) => names.has(name));
}
