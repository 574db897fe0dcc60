const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Characters that XML 1.0 forbids even when escaped: controls, lone surrogates and the two
 * non-characters.
 */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that XML can't contain. */
export function dropForbidden(text: string): string {
  return text.replace(FORBIDDEN, "");
}

/** Escapes any text for use inside an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return dropForbidden(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
