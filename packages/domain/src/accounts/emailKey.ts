/** Letters beyond ASCII, which a domain spells differently on the wire. */
const ASCII = /^[!-~]*$/;
/** What would end the host of an address on the web. */
const NO_DOMAIN = /[/?#%:@[\]\\]/;

/** Compatibility forms (full-width letters, ligatures) become the plain ones. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase().normalize("NFKC");

/** A domain in ASCII (IDNA); one that can't be is left as it is. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || NO_DOMAIN.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/**
 * Normal form of an e-mail address, equal for all spellings of one mailbox: trimmed, NFKC, lower
 * case, and its domain in ASCII. Mail is sent to this form only.
 */
export function emailKeyOf(email: string): string {
  const text = plain(email.trim());
  const at = text.lastIndexOf("@");
  return text.slice(0, at + 1) + asciiDomain(text.slice(at + 1));
}
