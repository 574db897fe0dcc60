import { plainText } from "@worthy/domain";

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * External text as one clean line or paragraph: nothing invisible, no lone surrogates,
 * single spaces, limited length.
 */
export function cleanText(text: string | null | undefined, longest: number): string | undefined {
  if (!text) return undefined;
  const line = text
    .slice(0, longest * 4)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("\ufffd", "");
  const clean = plainText(line);
  if (clean === "") return undefined;
  return [...clean].length <= longest
    ? clean
    : `${[...clean]
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}

/**
 * The text of an HTML fragment: removes tags, decodes entities. Output is treated as text in any
 * case; this only makes it readable.
 */
export function textOfHtml(html: string | null | undefined, longest: number): string | undefined {
  const bare = html
    ?.slice(0, longest * 8)
    .replace(/<[^>]*>/g, " ")
    .replace(
      /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi,
      (whole, name: string) => entity(name) ?? whole,
    );
  return cleanText(bare, longest);
}

function entity(name: string): string | undefined {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const MOST_WORDS = 30;

/** The first sentence, for places with room for one; at most thirty words. */
export function firstSentence(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const sentence = /^.{15,}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
  const words = sentence.split(" ");
  return words.length <= MOST_WORDS ? sentence : `${words.slice(0, MOST_WORDS).join(" ")}…`;
}
