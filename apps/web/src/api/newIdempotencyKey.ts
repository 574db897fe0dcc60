/**
 * A new key of 32 hex digits. Works on plain http addresses of a local network, where
 * `crypto.randomUUID` is missing.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
