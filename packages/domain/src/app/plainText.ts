/** Visible before it is shown with others: a letter, a digit, a sign; not a mark or filler. */
const SHOWN = String.raw`(?=[\p{L}\p{M}\p{N}\p{P}\p{S}])\P{DI}`;
/** Scripts in which a joiner changes nothing that anybody can see. */
const UNJOINED = String.raw`[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hebr}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;

/** Characters without a shape that belong to the ones beside them. */
const BELONGING = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  // Emoji and text style, and variants of ideographs.
  String.raw`(?<=${SHOWN})[\uFE00-\uFE0F]`,
  String.raw`(?<=\p{Ideographic})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{scx=Mong})[\u180B-\u180D\u180F]`,
  // Emoji made of several.
  String.raw`(?<=(?:${PICTURE}|\p{Emoji_Modifier})\uFE0F?)\u200D(?=${PICTURE})`,
  // Persian, Hindi and other scripts whose letters join.
  String.raw`(?<=(?=[\p{L}\p{M}])\P{DI})(?<!${UNJOINED})[\u200C\u200D]`,
  // Arabic signs that enclose numbers have a shape, and so has a line break.
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]|[\t\n]`,
].join("|");

const WITHOUT_SHAPE = new RegExp(String.raw`(${BELONGING})|[\p{DI}\p{Cf}\p{Cc}\p{NChar}]`, "gu");
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Braille's empty cell and a note without a head are signs, but show nothing. */
const VISIBLE = /(?![\u2800\u{1D159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u;

/**
 * A text as somebody meant it, without what nobody sees: control characters, direction marks and
 * overrides, zero-width spaces and the like. Joiners and variation selectors stay where they have
 * an effect, as in emoji and Persian. Empty if nothing of it is visible.
 */
export function plainText(text: string): string {
  const plain = text
    .replace(LINE_BREAKS, "\n")
    .replace(WITHOUT_SHAPE, (_, belonging?: string) => belonging ?? "")
    .trim();
  return VISIBLE.test(plain) ? plain : "";
}

/** The same on one line, as names are. */
export function plainName(text: string): string {
  return plainText(text).replace(/\s*[\t\n]\s*/g, " ");
}

const FROM_THE_RIGHT =
  /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u;
const OVERRIDES = /[\u202A-\u202E]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * A name or text to fill into a sentence, so that it can't turn the words around it: one with
 * right-to-left letters is put between a first-strong isolate and its end. Others stay as they are.
 */
export function isolated(text: string): string {
  const bare = text.replace(OVERRIDES, "");
  const safe = isClosed(bare) ? bare : bare.replace(ISOLATES, "");
  return FROM_THE_RIGHT.test(safe) && !isWhole(safe) ? ISOLATE + safe + END : safe;
}

/** Whether every isolate ends, and nothing ends before it began. */
function isClosed(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(ISOLATES)) {
    depth += sign === END ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Whether it is one isolate already. */
function isWhole(text: string): boolean {
  return text.startsWith(ISOLATE) && text.indexOf(END) === text.length - 1;
}
