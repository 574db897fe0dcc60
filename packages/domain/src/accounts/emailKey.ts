/**
 * Normal form of an e-mail address, equal for all its spellings: Unicode NFC, lower case, trimmed.
 */
export function emailKeyOf(email: string): string {
  return email.trim().normalize("NFC").toLowerCase().normalize("NFC");
}
