import { numeralForms } from "./numeralForms.ts";
import { LONGEST_WORD, splitWords, type FoldedWord } from "./splitWords.ts";

/**
 * A word under which a name is found, and which of the name's words it stands for; span 0 marks
 * another form of one word.
 */
interface NameWord {
  readonly text: string;
  readonly position: number;
  readonly span: number;
}

/** Only the first words of a name are indexed, so that their bit mask fits one number. */
const LONGEST_NAME = 24;
const LONGEST_NAME_UNITS = 400;
const MOST_PARTS = 7;

/**
 * The words of a name as written, limited to what is indexed. Names should be in composed form
 * (NFC).
 */
export function wordsOfName(name: string): FoldedWord[] {
  return splitWords(name.slice(0, LONGEST_NAME_UNITS)).slice(0, LONGEST_NAME);
}

/**
 * All words under which a name is found: its own, hyphenated ones joined, and other forms of
 * numerals.
 */
export function searchWordsOfName(words: readonly FoldedWord[]): NameWord[] {
  const found: NameWord[] = [];
  words.forEach((word, position) => {
    found.push({ text: word.text, position, span: 1 });
    for (const text of numeralForms(word.text)) found.push({ text, position, span: 0 });
    const joined = joinedFrom(words, position);
    if (joined !== undefined) found.push(joined);
  });
  return found;
}

/**
 * "Spider-Man" as "spiderman", "S.W.A.T." as "swat": the words of one run, starting with its first.
 */
function joinedFrom(words: readonly FoldedWord[], position: number): NameWord | undefined {
  const first = words[position];
  if (first === undefined || first.alone || words[position - 1]?.run === first.run)
    return undefined;
  let text = first.text;
  let span = 1;
  for (
    let next = words[position + 1];
    next?.run === first.run && !next.alone;
    next = words[position + span]
  ) {
    text += next.text;
    span++;
  }
  return span > 1 && span <= MOST_PARTS && text.length <= LONGEST_WORD
    ? { text, position, span }
    : undefined;
}
