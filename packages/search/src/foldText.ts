import { splitWords } from "./splitWords.ts";

/**
 * The form in which texts are compared: lower case, without accents and apostrophes, words
 * separated by one space. "Amélie" becomes "amelie", "Law & Order" becomes "law and order".
 * Ideographs, kana and Hangul syllables are words of one character.
 */
export function foldText(text: string): string {
  return splitWords(text.normalize("NFC"))
    .map((word) => word.text)
    .join(" ");
}
