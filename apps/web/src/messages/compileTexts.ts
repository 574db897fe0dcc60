/** A text as @lingui/core reads it: words, `[name]` for a part, `[name, "plural", forms]` for a text that depends on a number. */
export type Token = string | [part: string] | [part: string, format: "plural", forms: Record<string, Token[]>];

export interface Texts {
  readonly [name: string]: string | Texts;
}

const PART = /\{\{(\w+)\}\}/;
const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/** Turns the catalogue into flat keys and compiled texts: `{{name}}` is a part, `key_one` and `key_other` are the plural forms of `key`. */
export function compileTexts(texts: Texts, prefix = ""): Record<string, Token[]> {
  const compiled: Record<string, Token[]> = {};
  const plurals: Record<string, Record<string, Token[]>> = {};
  for (const [name, text] of Object.entries(texts)) {
    const [, base, form] = PLURAL.exec(name) ?? [];
    if (typeof text !== "string") Object.assign(compiled, compileTexts(text, `${prefix}${name}.`));
    else if (base !== undefined && form !== undefined) (plurals[prefix + base] ??= {})[form] = tokensOf(text);
    else compiled[prefix + name] = tokensOf(text);
  }
  for (const [key, forms] of Object.entries(plurals)) compiled[key] = [["count", "plural", forms]];
  return compiled;
}

/** `split` with one group gives words and names in turn. */
function tokensOf(text: string): Token[] {
  return text.split(PART).flatMap((piece, place): Token[] => (place % 2 === 1 ? [[piece]] : piece === "" ? [] : [piece]));
}
