import { foldCharacter } from "./foldCharacter.ts";

/** One folded word and its range in the original text, in UTF-16 units. */
export interface FoldedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Words with the same run were written without a space, as in "Spider-Man". */
  readonly run: number;
  /** A character that is always a word of its own, such as an ideograph. */
  readonly alone: boolean;
}

/** Longer words are cut to this many UTF-16 units, in both names and terms. */
export const LONGEST_WORD = 32;

/**
 * Splits a text into folded words. Text without letters or digits, such as "???", becomes one word.
 */
export function splitWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  let open = "";
  let start = 0;
  let run = 0;
  let at = 0;
  const close = (end: number) => {
    if (open !== "")
      words.push({ text: open.slice(0, LONGEST_WORD), start, end, run, alone: false });
    open = "";
  };
  for (const character of text) {
    const next = at + character.length;
    for (const { role, text: letters } of foldCharacter(character))
      if (role === "letters") {
        if (open === "") start = at;
        open += letters;
      } else if (role !== "nothing") {
        close(start === at ? next : at);
        if (role === "alone") words.push({ text: letters, start: at, end: next, run, alone: true });
        if (role === "space") run++;
      }
    at = next;
  }
  close(at);
  return words.length > 0 ? words : signsAsWord(text);
}

function signsAsWord(text: string): FoldedWord[] {
  const signs = text.replace(/[\s\p{Cc}]+/gu, "").slice(0, LONGEST_WORD);
  return signs === "" ? [] : [{ text: signs, start: 0, end: text.length, run: 0, alone: false }];
}
