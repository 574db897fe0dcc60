/** The words of a text, folded to lower case and without punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * A name without accents, case, spaces and punctuation: two spellings of one name fold to the same
 * text.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The year at the start of an ISO date or bare year. */
export const yearIn = (date: string): number => Number(date.slice(0, 4));
