import { Secret, TOTP } from "otpauth";

/** What an authenticator app shows for a secret. @param at in milliseconds since 1970 */
export const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
