/** Costs of typing one letter for another, by how easily it happens. */
const COST = {
  swap: 0.7,
  double: 0.4,
  vowel: 0.7,
  silent: 0.6,
  letter: 0.9,
  sound: 0.6,
  other: 1.4,
};

/** Letters that sound alike, or stand beside each other on a keyboard. */
const SOUNDS = [
  "bp", "bv", "ck", "cs", "cq", "cz", "dt", "fv", "fp", "gj", "gk", "iy", "ij", "kq", "kx", "lr",
  "mn", "pf", "sz", "sx", "tz", "vw", "uw", "jy", "as", "df", "er", "fg", "gh", "hj", "io", "jk",
  "kl", "op", "qw", "rt", "sd", "ty", "ui", "we", "xc", "yu", "zx", "cv", "bn", "vb", "nm", "dg",
]; // prettier-ignore
const ALIKE: ReadonlySet<string> = new Set(SOUNDS.flatMap(([a = "", b = ""]) => [a + b, b + a]));
const VOWELS: ReadonlySet<string> = new Set("aeiouy");
/** Letters that names are often written without. */
const SILENT: ReadonlySet<string> = new Set("hewkgtc");

function replaced(typed: string, meant: string): number {
  if (typed === meant) return 0;
  if (VOWELS.has(typed) && VOWELS.has(meant)) return COST.vowel;
  return ALIKE.has(typed + meant) ? COST.sound : COST.other;
}

/** The cost of a letter too many or too few, after the one before it. */
function single(letter: string, before: string | undefined, after: string | undefined): number {
  if (letter === before || letter === after) return COST.double;
  if (VOWELS.has(letter)) return COST.vowel;
  return SILENT.has(letter) ? COST.silent : COST.letter;
}

/** How unlike two words are, as people mistype: every row is what one more typed letter costs. */
function lastRow(typed: string, word: string): number[] {
  let before: number[] = [];
  let previous = [0];
  for (let j = 1; j <= word.length; j++)
    previous.push((previous[j - 1] ?? 0) + single(word[j - 1] ?? "", word[j - 2], word[j]));
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed[i - 1] ?? "";
    const current = [(previous[0] ?? 0) + single(letter, typed[i - 2], typed[i])];
    for (let j = 1; j <= word.length; j++) {
      const meant = word[j - 1] ?? "";
      const swapped =
        i > 1 && j > 1 && letter === word[j - 2] && typed[i - 2] === meant
          ? (before[j - 2] ?? 0) + COST.swap
          : Infinity;
      current.push(
        Math.min(
          (previous[j - 1] ?? 0) + replaced(letter, meant),
          (previous[j] ?? 0) + single(letter, typed[i - 2], typed[i]),
          (current[j - 1] ?? 0) + single(meant, word[j - 2], word[j]),
          swapped,
        ),
      );
    }
    before = previous;
    previous = current;
  }
  return previous;
}

/** What people still recognise as a slip, by the length of the word. */
function forgiven(length: number, isBegun: boolean): number {
  const letters = isBegun ? length - 2 : length;
  if (letters < 4) return isBegun ? 0 : COST.sound;
  if (letters < 6) return 0.95;
  if (letters < 8) return 1.3;
  return letters < 11 ? 1.55 : 2.2;
}

/** A wrong first letter is rare. */
const FIRST = 0.4;
/** How much more is forgiven beside words that were typed right. */
const SURE = 1.5;
/**
 * Whether a typed word is most likely this one mistyped, rather than another word. Swapped and doubled
 * letters, vowels, and letters that sound alike or stand side by side are what people mistype: *godfathr* is
 * *godfather*, but *deadpool* isn't *deadwood*.
 * @param isBegun the word may go on after what was typed
 * @param isSure most of the term is in the name as typed
 */
export function isSlip(
  { typed, word }: { typed: string; word: string },
  { isBegun, isSure }: { isBegun: boolean; isSure: boolean },
): boolean {
  const row = lastRow(typed, word);
  const cost = isBegun ? Math.min(...row) : (row.at(-1) ?? Infinity);
  const swapsFirst = typed[0] === word[1] && typed[1] === word[0];
  const first = typed[0] === word[0] || swapsFirst ? 0 : FIRST;
  return cost + first <= forgiven(typed.length, isBegun) * (isSure ? SURE : 1);
}
