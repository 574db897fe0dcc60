/** What two spellings of one e-mail address have in common: Unicode's NFC form in lower case, without space around it. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize("NFC").toLowerCase().normalize("NFC");
}
