/**
 * What a character means to the index: letters of the current word, a word of its own, the end of a
 * word (`break`: punctuation, so the words around it may also be written as one; `space`), or
 * nothing.
 */
interface FoldedCharacter {
  readonly role: "letters" | "alone" | "break" | "space" | "nothing";
  readonly text: string;
}

/** Letters that Unicode doesn't decompose but people type without their strokes. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ŧ: "t",
  ς: "σ",
};
// Accents, Hebrew points and Arabic vowel signs. Indic vowel signs and kana voicing marks carry
// meaning and stay.
const DROPPED_MARKS =
  /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
const NOT_WORD = /[^\p{L}\p{N}\p{M}]|ʼ/gu;
const IN_WORD_SIGN = /^['’‘ʼʻ`´′\u00ad\u200b-\u200d\u2060\ufeff]$/u;
const SPACE = /^[\s\p{Cc}]$/u;
/**
 * Scripts written without spaces, and Hangul, whose syllables people search individually: each
 * character is a word.
 */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const NOTHING: FoldedCharacter = { role: "nothing", text: "" };
const CACHE_LIMIT = 8192;
const cache = new Map<string, readonly FoldedCharacter[]>();

/** Folds one code point, which may be a lone surrogate. Some stand for several: ㏠ for 1 and 日. */
export function foldCharacter(character: string): readonly FoldedCharacter[] {
  const known = cache.get(character);
  if (known !== undefined) return known;
  const whole = classify(character);
  const letters = [...whole.text];
  const folded = letters.length > 1 && UNSPACED.test(whole.text) ? letters.map(classify) : [whole];
  if (cache.size < CACHE_LIMIT) cache.set(character, folded);
  return folded;
}

function classify(character: string): FoldedCharacter {
  if (character === "&") return { role: "alone", text: "and" };
  if (character === "×") return { role: "alone", text: "x" };
  if (SPACE.test(character)) return { role: "space", text: "" };
  if (IN_WORD_SIGN.test(character)) return NOTHING;
  const text = plainLetters(character);
  if (text === "") return /^\p{M}$/u.test(character) ? NOTHING : { role: "break", text: "" };
  return { role: UNSPACED.test(text) ? "alone" : "letters", text };
}

function plainLetters(character: string): string {
  const bare = character
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(DROPPED_MARKS, "");
  const plain = Array.from(bare, (letter) => PLAIN_LETTERS[letter] ?? letter).join("");
  return plain.replace(NOT_WORD, "").normalize("NFC");
}
