const LETTERS = 8;

/**
 * The eight letters of a code as people type them, in the form shown on the screen; null if there
 * aren't eight.
 */
export function parseLinkCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "");
  return letters.length === LETTERS && /^[A-Z]+$/.test(letters)
    ? `${letters.slice(0, 4)}-${letters.slice(4)}`
    : null;
}
