/** A fresh key of 32 hex digits. `crypto.randomUUID` is missing on plain http addresses of a local network, this is not. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
