/** A one-time token as it stands in an address; null unless it is letters and digits and not empty. */
export function parseToken(value: string | null | undefined): string | null {
  return typeof value === "string" && /^[A-Za-z0-9]+$/.test(value) ? value : null;
}
