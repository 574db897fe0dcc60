/** A one-time token as it appears in an address; null unless it is non-empty letters and digits. */
export function parseToken(value: string | null | undefined): string | null {
  return typeof value === "string" && /^[A-Za-z0-9]+$/.test(value) ? value : null;
}
