const DIGITS_ROMAN_WORD: readonly (readonly string[])[] = [
  ["1", "one"],
  ["2", "ii", "two"],
  ["3", "iii", "three"],
  ["4", "iv", "four"],
  ["5", "v", "five"],
  ["6", "vi", "six"],
  ["7", "vii", "seven"],
  ["8", "viii", "eight"],
  ["9", "ix", "nine"],
  ["10", "ten"],
  ["11", "xi", "eleven"],
  ["12", "xii", "twelve"],
  ["13", "xiii", "thirteen"],
  ["14", "xiv", "fourteen"],
  ["15", "xv", "fifteen"],
  ["16", "xvi", "sixteen"],
  ["17", "seventeen"],
  ["18", "eighteen"],
  ["19", "nineteen"],
  ["20", "twenty"],
  ["21", "twentyone"],
  ["24", "twentyfour"],
  ["30", "thirty"],
  ["40", "forty"],
  ["50", "fifty"],
  ["100", "hundred"],
];

const forms = new Map<string, readonly string[]>();
for (const alike of DIGITS_ROMAN_WORD)
  for (const form of alike)
    forms.set(
      form,
      alike.filter((other) => other !== form),
    );

/**
 * Other ways to write a small number: "ii" gives "2" and "two". Roman I and X are excluded: they are
 * letters too.
 */
export function numeralForms(word: string): readonly string[] {
  return forms.get(word) ?? [];
}
